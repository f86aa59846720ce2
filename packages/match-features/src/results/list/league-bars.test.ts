import { aLeague } from '@tipmark/test-kit';
import { leagueBars } from './league-bars.ts';
import type { LeagueOfDay } from './results-day.ts';

const barOf = leagueBars({
  locale: 'en',
  words: { of: 'of', favourite: 'Favourite' },
  hrefOf: (link) => `/Tournaments/${link}`,
});

const cup = { ...aLeague().named('Cup').buildHead(), views: 0 };
const groupOf = (round?: string): LeagueOfDay => ({
  league: { ...cup, ...(round !== undefined && { round }), matches: [] },
  ...{ all: [], live: [], finished: [], scheduled: [], tips: [] },
});

test('a day of one round of a cup says it behind the name', () => {
  expect(barOf(groupOf('semi-final')).name).toBe('Cup · semi-final');
  expect(barOf(groupOf()).name).toBe('Cup');
});

test('a head that says the same is the same', () => {
  expect(barOf(groupOf('final'))).toBe(barOf(groupOf('final')));
});
