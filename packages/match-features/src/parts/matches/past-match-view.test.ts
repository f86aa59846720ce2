import { aLeague, aMatch } from '@tipmark/test-kit';
import { pastMatchView } from './past-match-view.ts';

const reader = {
  t: (key: string) => key,
  locale: 'en',
  timeZone: 'Europe/Moscow',
  nowSeconds: 0,
} as const;
const viewOf = (home: number, away: number) => {
  const match = aMatch().between('Host', 'Guest').finished().withScore(home, away).buildWire();
  const past = { league: aLeague().named('Cup').buildHead(), match, outcome: 'won' } as const;
  return pastMatchView(past, 'events', reader);
};

test.each([
  [2, 1, 'home'],
  [0, 3, 'away'],
  [1, 1, undefined],
] as const)('%i:%i has the winner %s', (home, away, winner) => {
  expect(viewOf(home, away)).toMatchObject({ winner, score: `${home}:${away}` });
});

test('a match without a known score has no winner and shows dashes', () => {
  const match = aMatch().finished().buildWire();
  const past = { league: aLeague().buildHead(), match, outcome: 'drawn' } as const;
  expect(pastMatchView(past, 'events', reader)).toMatchObject({
    winner: undefined,
    score: '–:–',
    letter: 'match.letterDrawn',
    word: 'match.drawn',
  });
});

test('a match shows its league, with the round if it has one', () => {
  const match = aMatch().finished().withScore(1, 0).buildWire();
  const past = { league: aLeague().named('Cup').buildHead(), match, outcome: 'won' } as const;
  const leagueOf = (more: { readonly round?: string }) =>
    pastMatchView({ ...past, ...more }, 'events', reader).league;
  expect(leagueOf({ round: 'semi-final' })).toBe('Cup, semi-final');
  expect(leagueOf({})).toBe('Cup');
});
