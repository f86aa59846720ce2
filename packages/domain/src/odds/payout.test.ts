import { payoutPercent } from './payout.ts';

test.each([
  [[2_100, 3_400, 3_600], 95.412],
  [[1_900, 1_900], 95],
  [[2_000, 2_000], 100],
  [[2_100, 2_100], 105],
])('%j pays out %d percent', (milli, percent) => {
  expect(payoutPercent(milli)).toBeCloseTo(percent, 2);
});

test.each([[[2_100, null, 3_600]], [[]], [[1_000, 2_000]]])(
  '%j pays nothing for certain',
  (milli) => {
    expect(payoutPercent(milli)).toBeNull();
  },
);
