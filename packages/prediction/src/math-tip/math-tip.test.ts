import fc from 'fast-check';
import { poissonMatrix, withResult } from '../scores/score-matrix.ts';
import { isMathTipDue, type OfferedPrice, selectMathTip } from './math-tip.ts';

const matrix = withResult(poissonMatrix(1.6, 1.1), [0.5, 0.26, 0.24]);

function tipOf(...prices: [string, number][]) {
  return selectMathTip(
    matrix,
    prices.map(([oddType, milliOdds]) => ({ oddType, milliOdds })),
  );
}

test('the outcome with the highest value is tipped', () => {
  const tip = tipOf(['1x2.1', 2_200], ['dnb.1', 1_700], ['dc.1x', 1_400]);
  expect(tip).toMatchObject({ oddType: 'dnb.1', milliOdds: 1_700 });
  expect(tipOf(['1x2.1', 2_200])?.valuePercent).toBeCloseTo(10, 6);
  expect(tipOf(['1x2.1', 2_200])?.probability).toBeCloseTo(0.5, 9);
});

test('a tip needs a value of 5 %', () => {
  expect(tipOf(['1x2.1', 2_101])).toBeDefined();
  expect(tipOf(['1x2.1', 2_099])).toBeUndefined();
});

test('a tip needs a probability of 35 %, whatever the outcome pays', () => {
  const tipAt = (probability: number) =>
    selectMathTip(withResult(poissonMatrix(1.1, 1.3), [probability, 0.25, 0.75 - probability]), [
      { oddType: '1x2.1', milliOdds: 4_000 },
    ]);
  expect(tipAt(0.350_1)?.valuePercent).toBeCloseTo(40.04, 6);
  expect(tipAt(0.349_9)).toBeUndefined();
});

test('limits of odds are inclusive', () => {
  expect(tipOf(['1x2.1', 4_000])).toBeDefined();
  expect(tipOf(['1x2.1', 4_001])).toBeUndefined();
  const sure = withResult(poissonMatrix(2.5, 0.5), [0.76, 0.14, 0.1]);
  expect(selectMathTip(sure, [{ oddType: '1x2.1', milliOdds: 1_400 }])).toBeDefined();
  expect(selectMathTip(sure, [{ oddType: '1x2.1', milliOdds: 1_399 }])).toBeUndefined();
});

test('an outcome of another category is never tipped, however probable and whatever it pays', () => {
  const goalless = poissonMatrix(0.1, 0.1);
  const tipOn = (oddType: string) => selectMathTip(goalless, [{ oddType, milliOdds: 4_000 }]);
  expect(tipOn('1x2.x')?.probability).toBeGreaterThan(0.8);
  expect(tipOn('cs.0-0')).toBeUndefined();
  expect(tipOf(['h1x2.1', 4_000], ['corn.o:9.5', 2_500])).toBeUndefined();
});

test('of outcomes with equal value the more probable one is tipped', () => {
  const even = withResult(poissonMatrix(1.2, 1.2), [0.4, 0.25, 0.35]);
  const tip = selectMathTip(even, [
    { oddType: '1x2.2', milliOdds: 3_200 },
    { oddType: '1x2.1', milliOdds: 2_800 },
  ]);
  expect(tip?.oddType).toBe('1x2.1');
});

test('the order of prices does not matter', () => {
  const price = fc.record<OfferedPrice>({
    oddType: fc.constantFrom('1x2.1', '1x2.2', 'ou.o:2.5', 'ou.u:2.5', 'ah.1:-0.25', 'btts.y'),
    milliOdds: fc.integer({ min: 1_100, max: 5_000 }),
  });
  fc.assert(
    fc.property(fc.array(price, { maxLength: 8 }), (prices) => {
      expect(selectMathTip(matrix, prices.toReversed())).toEqual(selectMathTip(matrix, prices));
    }),
  );
});

test('tips are due from a day to an hour before the start', () => {
  const start = 1_700_000_000;
  expect(isMathTipDue(start, start - 24 * 3_600)).toBe(true);
  expect(isMathTipDue(start, start - 24 * 3_600 - 1)).toBe(false);
  expect(isMathTipDue(start, start - 3_600)).toBe(true);
  expect(isMathTipDue(start, start - 3_599)).toBe(false);
});
