import type { OddsStripItem } from '@tipmark/contract';
import { fairResult } from './fair-result.ts';

const price = (oddType: string, current: number | null, closing: number | null = null) =>
  ({ oddType, first: current, current, closing, best: null }) as OddsStripItem;
const odds = [price('1x2.1', 2, 1.9), price('1x2.x', 4, 4.2), price('1x2.2', 4)];

test('even shares of a line without a margin are its prices', () => {
  expect(fairResult({ odds }, 'current')).toEqual({
    percents: [expect.closeTo(50, 6), expect.closeTo(25, 6), expect.closeTo(25, 6)],
    odds: [2, 4, 4],
    marginPercent: expect.closeTo(0, 6),
  });
});

test('the margin is what the shares are above one', () => {
  const taken = [price('1x2.1', 1.9), price('1x2.x', 3.8), price('1x2.2', 3.8)];
  const fair = fairResult({ odds: taken }, 'current');
  expect(fair?.marginPercent).toBeCloseTo((2 / 1.9 - 1) * 100, 6);
  expect(fair?.percents.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);
});

test('there is none while one of the three prices is missing', () => {
  expect(fairResult({ odds }, 'closing')).toBeUndefined();
  expect(fairResult({ odds: odds.slice(1) }, 'current')).toBeUndefined();
});
