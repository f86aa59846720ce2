import { aLeague } from '@tipmark/test-kit';
import { leagueBars } from './league-bars.ts';
import type { LeagueOfDay } from './results-day.ts';

const barOf = leagueBars({
  locale: 'en',
  messages: { of: 'of', favourite: 'Favourite' },
  hrefOf: (link) => `/Tournaments/${link}`,
});

const cup = { ...aLeague().named('Cup').buildHead(), views: 0 };
const groupOf = (round?: string): LeagueOfDay => ({
  league: { ...cup, ...(round !== undefined && { round }), matches: [] },
  all: [],
  live: [],
  finished: [],
  scheduled: [],
  tips: [],
});

test('the round of a cup is shown after its name', () => {
  expect(barOf(groupOf('semi-final')).name).toBe('Cup · semi-final');
  expect(barOf(groupOf()).name).toBe('Cup');
});

test('equal leagues have the same bar object', () => {
  expect(barOf(groupOf('final'))).toBe(barOf(groupOf('final')));
});
