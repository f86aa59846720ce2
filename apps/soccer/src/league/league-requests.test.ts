import { TYPE_OF_MATCHES } from '@tipmark/domain';
import { readLeagueView } from './league-address.ts';
import { leagueRequest, moreRequest } from './league-requests.ts';

const requestOf = (search: string) => moreRequest(readLeagueView(new URLSearchParams(search)));

test('a further page of matches is asked for by season, team and last match', () => {
  expect(requestOf('season=7&team=3&results=55')?.request).toEqual({
    segments: { typeOfMatches: TYPE_OF_MATCHES.results, seasonId: 7, teamId: 3, lastMatchId: 55 },
  });
  expect(requestOf('season=7&fixtures=56')?.request).toMatchObject({
    segments: { typeOfMatches: TYPE_OF_MATCHES.fixtures, teamId: 0, lastMatchId: 56 },
  });
});

test.each([
  ['tab=table&where=home&months=3', { query: { tableSide: 1 } }],
  ['tab=table&where=away', { query: { tableSide: 2 } }],
  ['tab=table&where=nowhere', {}],
])('the season of ?%s', (search, query) => {
  const { request } = leagueRequest('7-rpl', readLeagueView(new URLSearchParams(search)));
  expect(request).toEqual({ segments: expect.objectContaining({ leagueId: '7-rpl' }), ...query });
});

test.each(['season=7', 'results=55', 'season=0&fixtures=56', ''])(
  '"%s" names no further page',
  (search) => {
    expect(requestOf(search)).toBeUndefined();
  },
);
