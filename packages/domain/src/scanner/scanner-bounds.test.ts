import fc from 'fast-check';
import {
  matchesCategory,
  matchesChange,
  matchesMatch,
  matchesValue,
  scannerBounds,
} from './scanner-bounds.ts';
import { SCANNER_LIMIT } from './scanner-limits.ts';

const NOW = 1_795_262_400;
const HOUR = 3_600;
const aMatch = { id: 7, leagueId: 39, leagueType: 1, startsAt: NOW + HOUR };

it('without criteria selects every match that starts within the horizon', () => {
  const bounds = scannerBounds({}, NOW);
  const starting = (startsAt: number) => matchesMatch(bounds, { ...aMatch, startsAt });
  expect([NOW - 1, NOW, NOW + 1].map(starting)).toEqual([false, false, true]);
  const last = NOW + SCANNER_LIMIT.matchHours * HOUR;
  expect([last, last + 1].map(starting)).toEqual([true, false]);
});

it.each([
  [{ matchHours: 1 }, true],
  [{ maxMatchTimestamp: NOW + HOUR }, true],
  [{ maxMatchTimestamp: NOW + HOUR - 1 }, false],
  [{ matchIds: [7] }, true],
  [{ matchIds: [8] }, false],
  [{ matchIds: [] }, true],
  [{ leagueIds: [39, 40] }, true],
  [{ leagueIds: [40] }, false],
  [{ exceptLeagueIds: [39] }, false],
  [{ exceptLeagueIds: [40] }, true],
  [{ leagueCategories: [1, 5] as const }, true],
  [{ leagueCategories: [2] as const }, false],
])('%j on a match of league 39: %p', (criteria, isMatched) => {
  expect(matchesMatch(scannerBounds(criteria, NOW), aMatch)).toBe(isMatched);
});

it('takes a size without a direction as a fall, and a direction without a size as any size', () => {
  const wanted = (criteria: object, percent: number) =>
    matchesChange(scannerBounds(criteria, NOW), percent);
  expect(wanted({ minChangePercent: 10 }, -10)).toBe(true);
  expect(wanted({ minChangePercent: 10 }, 10)).toBe(false);
  expect(wanted({ minChangePercent: 10, isRise: true }, 10)).toBe(true);
  expect(wanted({ isRise: true }, 0.1)).toBe(true);
  expect(wanted({ isRise: true }, 0)).toBe(false);
  expect(wanted({ isRise: false }, 3)).toBe(false);
  expect(wanted({}, 3)).toBe(true);
});

it('counts odds in thousandths without losing one to rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_010, max: 1_000_000 }), (milli) => {
      const { minMilliOdds, maxMilliOdds } = scannerBounds(
        { minOdds: milli / 1_000, maxOdds: milli / 1_000 },
        NOW,
      );
      expect([minMilliOdds, maxMilliOdds]).toEqual([milli, milli]);
    }),
  );
});

it('measures changes and ages of prices from the instant at which they are known', () => {
  const bounds = scannerBounds({ changesHours: 2, oddsCreated: 6 }, NOW, NOW - 900);
  expect(bounds.comparedAt).toBe(NOW - 900 - 2 * HOUR);
  expect(bounds.createdFrom).toBe(NOW - 900 - 6 * HOUR);
  expect(scannerBounds({ changesHours: 0 }, NOW).comparedAt).toBeUndefined();
});

it('excludes an outcome of unknown value when a value is requested', () => {
  expect(matchesValue(scannerBounds({ minValuePercent: -100 }, NOW), Number.NaN)).toBe(false);
  expect(matchesValue(scannerBounds({}, NOW), Number.NaN)).toBe(true);
});

it('selects only outcomes of the requested categories', () => {
  const bounds = scannerBounds({ outcomeCategories: [1, 12] }, NOW);
  expect([1, 2, 12].map((category) => matchesCategory(bounds, category))).toEqual([
    true,
    false,
    true,
  ]);
});
