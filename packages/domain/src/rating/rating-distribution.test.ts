import fc from 'fast-check';
import {
  DISTRIBUTION_MIN_CAPPERS,
  type DistributionCapper,
  ratingDistribution,
} from './rating-distribution.ts';

const cents = fc.integer({ min: -3_000, max: 3_000 }).map((value) => value / 100);
const capper = fc.record({
  clvPercent: fc.option(cents),
  roiPercent: fc.option(cents),
  isPremiumCapper: fc.boolean(),
});

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** The value with as many on either side. */
function middleOf(values: readonly number[]): number | null {
  const left = values.toSorted((a, b) => a - b);
  while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1));
  return left.length === 0 ? null : left.reduce((sum, value) => sum + value, 0) / left.length;
}

/** Every column asks every capper whether it is theirs. */
function naive(cappers: readonly DistributionCapper[]) {
  const clvs = known(cappers.map((one) => one.clvPercent));
  const rois = known(cappers.map((one) => one.roiPercent));
  if (clvs.length < DISTRIBUTION_MIN_CAPPERS) return null;
  const columns = [];
  for (let cent = -800; cent < 800; cent += 50) {
    const isFirst = cent === -800;
    const isLast = cent === 750;
    columns.push(
      clvs.filter((clv) => {
        const value = Math.round(clv * 100);
        return (isFirst || value >= cent) && (isLast || value < cent + 50);
      }).length,
    );
  }
  return {
    cappers: cappers.length,
    columns,
    medianClvPercent: middleOf(clvs),
    medianRoiPercent: middleOf(rois),
    beatClosing: clvs.filter((clv) => clv > 0).length,
    inProfit: rois.filter((roi) => roi > 0).length,
    premiumCappers: cappers.filter((one) => one.isPremiumCapper).length,
  };
}

test('is what counting column by column gives, and nothing without enough known values', () => {
  fc.assert(
    fc.property(fc.array(capper, { maxLength: 80 }), (cappers) => {
      expect(ratingDistribution(cappers)).toEqual(naive(cappers));
    }),
  );
});

test('an edge belongs to the column above it; the outermost ones hold the rest', () => {
  const values = [-8, -7.5, -0.01, 0, 0.5, 0.99, 1, 7.99, 8, 25, -30];
  const more = Array.from({ length: DISTRIBUTION_MIN_CAPPERS - values.length }, () => -3);
  const distribution = ratingDistribution(
    [...values, ...more].map((clvPercent) => ({
      clvPercent,
      roiPercent: null,
      isPremiumCapper: false,
    })),
  );
  const filled = distribution?.columns.flatMap((count, index) =>
    count > 0 ? [[index, count]] : [],
  );
  expect(filled).toEqual([
    [0, 2],
    [1, 1],
    [10, 9],
    [15, 1],
    [16, 1],
    [17, 2],
    [18, 1],
    [31, 3],
  ]);
  expect(distribution).toMatchObject({ beatClosing: 6, inProfit: 0, medianRoiPercent: null });
});
