import type { OddsStripItem } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { chanceNow, fairResult, isSuspended, modelResult } from './fair-result.ts';

const price = (oddType: string, current: number | null, closing: number | null = null) =>
  ({ oddType, first: current, current, closing, best: null }) as OddsStripItem;
const odds = [price('1x2.1', 2, 1.9), price('1x2.x', 4, 4.2), price('1x2.2', 4)];

test('fair odds of a line without a margin are its prices', () => {
  expect(fairResult({ odds }, 'current', SPORT.soccer)).toEqual({
    percents: [expect.closeTo(50, 6), expect.closeTo(25, 6), expect.closeTo(25, 6)],
    odds: [2, 4, 4],
    marginPercent: expect.closeTo(0, 6),
  });
});

test('the margin is the excess of the implied probabilities over one', () => {
  const taken = [price('1x2.1', 1.9), price('1x2.x', 3.8), price('1x2.2', 3.8)];
  const fair = fairResult({ odds: taken }, 'current', SPORT.soccer);
  expect(fair?.marginPercent).toBeCloseTo((2 / 1.9 - 1) * 100, 6);
  expect(fair?.percents.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);
});

test('there is no fair result while one of the three prices is missing', () => {
  expect(fairResult({ odds }, 'closing', SPORT.soccer)).toBeUndefined();
  expect(fairResult({ odds: odds.slice(1) }, 'current', SPORT.soccer)).toBeUndefined();
});

test('fair odds are rounded to the nearest hundredth, up as well as down', () => {
  const taken = [price('1x2.1', 1.5), price('1x2.x', 6), price('1x2.2', 6)];
  expect(fairResult({ odds: taken }, 'current', SPORT.soccer)?.odds).toEqual([1.5, 6, 6]);
  const uneven = [price('1x2.1', 1.9), price('1x2.x', 3.6), price('1x2.2', 4.1)];
  const fair = fairResult({ odds: uneven }, 'current', SPORT.soccer);
  const exact = fair?.percents.map((percent) => 100 / percent) ?? [];
  expect(fair?.odds).toEqual(exact.map((odds) => Number(odds.toFixed(2))));
  expect(fair?.odds.some((odds, index) => odds > (exact[index] ?? 0))).toBe(true);
});

test('the model has odds of all three outcomes or of none', () => {
  const withModel = (oddType: string, fairOdds: number) => ({
    ...price(oddType, 2),
    model: { percent: 100 / fairOdds, fairOdds, valuePercent: null, claimedPercent: null },
  });
  const three = [withModel('1x2.1', 2), withModel('1x2.x', 4), withModel('1x2.2', 4.5)];
  expect(modelResult({ odds: three }, SPORT.soccer)?.odds).toEqual([2, 4, 4.5]);
  expect(
    modelResult({ odds: [...three.slice(0, 2), price('1x2.2', 4)] }, SPORT.soccer),
  ).toBeUndefined();
  expect(modelResult({ odds }, SPORT.soccer)).toBeUndefined();
});

test('the chances of a running match are those the server computed, as prices too', () => {
  expect(chanceNow({})).toBeUndefined();
  expect(chanceNow({ chance: { percents: [80, 16, 4], basis: 'closing' } })).toEqual({
    percents: [80, 16, 4],
    odds: [1.25, 6.25, 25],
  });
});

test('betting is suspended while no outcome has a price and some had one', () => {
  expect(isSuspended({ currentOdds: [null, null], takenBackOdds: [2, 1.8] })).toBe(true);
  expect(isSuspended({ currentOdds: [null, 1.8], takenBackOdds: [2, null] })).toBe(false);
  expect(isSuspended({ currentOdds: [] })).toBe(false);
});
