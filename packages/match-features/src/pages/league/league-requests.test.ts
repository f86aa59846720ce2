import {
  callOf,
  leaguePageCalls,
  leagueTeamsTableCalls,
  leagueTotalsCalls,
} from '@tipmark/contract';
import { TYPE_OF_MATCHES } from '@tipmark/domain';
import { loadOf, requestedWith } from '../../parts/page/page-load.ts';
import { readLeagueView } from './league-address.ts';
import { options } from './league-fixture.tsx';
import type { LeaguePageOptions, LeagueQuery } from './league-options.ts';
import { partRequests } from './league-requests.ts';

const viewOf = (search: string) => readLeagueView(options, new URLSearchParams(search));
const partsOf = (search: string, given: LeaguePageOptions = options) =>
  partRequests(given, '7-rpl', viewOf(search)).map(({ request }) => request);

test('a further page of matches is requested by season, team and last match', () => {
  expect(partsOf('season=7&team=3&results=55')).toEqual([
    {
      segments: { typeOfMatches: TYPE_OF_MATCHES.results, seasonId: 7, teamId: 3, lastMatchId: 55 },
    },
  ]);
  expect(partsOf('season=7&fixtures=56')).toMatchObject([
    { segments: { typeOfMatches: TYPE_OF_MATCHES.fixtures, teamId: 0, lastMatchId: 56 } },
  ]);
});

test.each([
  ['tab=table&where=home&months=3', { query: { tableSide: 1 } }],
  ['tab=table&where=away', { query: { tableSide: 2 } }],
  ['tab=table&where=nowhere', {}],
  ['round=12', { query: { round: 12 } }],
])('the season is requested with the query of ?%s', (search, query) => {
  const { request } = options.load.requested({ leagueId: '7-rpl', view: viewOf(search) });
  expect(request).toEqual({ segments: expect.objectContaining({ leagueId: '7-rpl' }), ...query });
});

test.each(['season=7', 'results=55', 'season=0&fixtures=56', ''])(
  '"%s" requests no further page',
  (search) => {
    expect(partsOf(search)).toEqual([]);
  },
);

describe('when tabs have calls of their own', () => {
  const split: LeaguePageOptions = {
    ...options,
    load: requestedWith(
      loadOf(callOf(leaguePageCalls, 'hockey')),
      ({ leagueId, view }: LeagueQuery) => ({
        segments: { leagueUrl: leagueId },
        query: { seasonId: view.seasonId, teamId: view.teamId },
      }),
    ),
    table: requestedWith(
      loadOf(callOf(leagueTeamsTableCalls, 'hockey')),
      ({ leagueId, view }: LeagueQuery) => ({
        query: { leagueId: Number.parseInt(leagueId, 10), countOfMonths: view.tableCountOfMonths },
      }),
    ),
    totals: requestedWith(
      loadOf(callOf(leagueTotalsCalls, 'hockey')),
      ({ leagueId, view }: LeagueQuery) => ({
        query: { leagueId: Number.parseInt(leagueId, 10), sortType: view.totalsSortType },
      }),
    ),
  };

  test.each(['tab=table', 'tab=totals', 'tab=totals&market=1&order=1', 'tab=summary&months=3'])(
    '"%s" requests only the season',
    (search) => {
      expect(partsOf(search, split)).toEqual([]);
    },
  );

  test('a choice inside a tab requests the call of that tab', () => {
    expect(partsOf('tab=table&months=3', split)).toEqual([
      { query: { leagueId: 7, countOfMonths: 3 } },
    ]);
    expect(partsOf('tab=totals&order=4', split)).toEqual([{ query: { leagueId: 7, sortType: 4 } }]);
  });
});
