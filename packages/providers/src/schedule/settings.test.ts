import { BUILT_IN_SETTINGS } from './built-in-settings.ts';
import { limitsOf } from './provider-limits.ts';
import { readSettings, SettingsRefused } from './settings.ts';

const refusal = (value: unknown): string => {
  try {
    readSettings(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    if (error instanceof SettingsRefused) return error.message;
    throw error;
  }
  return '';
};

const league = { name: 'Premier League', sport: 'soccer', ids: { 'api-football': 39 } };

test('the built-in settings are valid ones', () => {
  expect(readSettings(JSON.stringify(BUILT_IN_SETTINGS))).toEqual(BUILT_IN_SETTINGS);
});

test.each<[unknown, string]>([
  ['{', 'is not JSON: '],
  [{ leagues: [] }, 'leagues: '],
  [{ leagues: [{ ...league, ids: { 'api-footbal': 39 } }] }, 'leagues.0.ids'],
  [{ leagues: [{ ...league, sport: 'chess' }] }, 'leagues.0.sport: '],
  [{ leagues: [league, { ...league }] }, 'leagues.1.name: is in the list twice'],
  [{ leagues: [{ ...league, wants: ['odds'] }] }, 'leagues.0.wants.0: '],
  [
    { leagues: [league], providers: { 'api-football': { budget: { day: -1 } } } },
    'providers.api-football.budget.day: ',
  ],
  [
    { leagues: [league], providers: { 'api-football': { budget: { week: 7 } } } },
    'providers.api-football.budget: ',
  ],
  [{ leagues: [league], providers: { 'the-odds-api': { regions: ['ru'] } } }, 'regions.0: '],
  [
    { leagues: [league], providers: { 'the-odds-api': { bookmakers: ['a&b=c'] } } },
    'providers.the-odds-api.bookmakers.0: is not a code',
  ],
  [{ leagues: [league], budget: 1 }, 'the file: '],
])('%j is refused with the name of its field', (value, message) => {
  expect(refusal(value)).toContain(message);
});

test('a budget takes the place of the limit of the same period only', () => {
  expect(limitsOf('api-football', { budget: { day: 7_500 } })).toEqual([
    { per: 'minute', most: 10, counts: 'calls' },
    { per: 'day', most: 7_500, counts: 'calls' },
  ]);
  expect(limitsOf('the-odds-api', { budget: { month: 20_000, day: 700 } })).toEqual([
    { per: 'second', most: 4, counts: 'calls' },
    { per: 'day', most: 700, counts: 'credits' },
    { per: 'month', most: 20_000, counts: 'credits' },
  ]);
});
