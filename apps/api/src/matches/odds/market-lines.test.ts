import { SPORT } from '@tipmark/domain';
import fc from 'fast-check';
import { downsample } from './downsample.ts';
import { fairLine, groupByLine, mainLineFirst } from './market-lines.ts';

test('both sides of a handicap are grouped under the line of the home side', () => {
  expect(groupByLine('ah', ['ah.2:0.75', 'ah.1:-0.75', 'ah.1:0', 'ah.2:0'])).toEqual([
    { line: -0.75, oddTypes: ['ah.1:-0.75', 'ah.2:0.75'] },
    { line: 0, oddTypes: ['ah.1:0', 'ah.2:0'] },
  ]);
});

test('outcomes are in the order of the market', () => {
  expect(groupByLine('1x2', ['1x2.2', '1x2.x', '1x2.1'])[0]?.oddTypes).toEqual([
    '1x2.1',
    '1x2.x',
    '1x2.2',
  ]);
  expect(groupByLine('cs', ['cs.10-0', 'cs.2-1'])[0]?.oddTypes).toEqual(['cs.2-1', 'cs.10-0']);
});

test('the main line of totals is 2.5 in soccer and 5.5 in hockey, else the most even one', () => {
  const lines = [{ line: 3.5 }, { line: 2.5 }, { line: 1.5 }];
  const far = ({ line }: { line: number }) => Math.abs(line - 3.5);
  expect(mainLineFirst(SPORT.soccer, 'ou', lines, far).map(({ line }) => line)).toEqual([
    2.5, 1.5, 3.5,
  ]);
  expect(mainLineFirst(SPORT.soccer, 'ah', lines, far).map(({ line }) => line)).toEqual([
    3.5, 1.5, 2.5,
  ]);
  const onIce = [4.5, 5.5, 6.5].map((line) => ({ line }));
  expect(mainLineFirst(SPORT.hockey, 'ou', onIce, far)[0]).toEqual({ line: 5.5 });
});

test('margin and fair probabilities exist only for complete markets', () => {
  expect(fairLine('1x2', [2_100, 3_400, 3_600]).probabilities[0]).toBeCloseTo(0.4602, 4);
  expect(fairLine('ou', [1_900, 1_900]).marginPercent).toBeCloseTo(5.263, 3);
  for (const [market, prices] of [
    ['1x2', [2_100, 3_400]],
    ['1x2', [2_100, null, 3_600]],
    ['dc', [1_300, 1_300, 1_700]],
    ['cs', [8_000]],
  ] as const) {
    expect(fairLine(market, prices).marginPercent).toBeNull();
  }
});

test('thinned points include both ends and both extremes, in order', () => {
  const points = fc.array(fc.integer({ min: 1_010, max: 90_000 }), {
    minLength: 1,
    maxLength: 900,
  });
  fc.assert(
    fc.property(points, fc.integer({ min: 6, max: 500 }), (prices, limit) => {
      const all = prices.map((milli, at): [number, number] => [at, milli / 1_000]);
      const thinned = downsample(all, limit);
      expect(thinned.length).toBeLessThanOrEqual(limit);
      expect(thinned[0]).toEqual(all[0]);
      expect(thinned.at(-1)).toEqual(all.at(-1));
      const odds = thinned.map(([, price]) => price);
      expect(Math.max(...odds)).toBe(Math.max(...all.map(([, price]) => price)));
      expect(Math.min(...odds)).toBe(Math.min(...all.map(([, price]) => price)));
      expect(thinned).toEqual(thinned.toSorted((a, b) => a[0] - b[0]));
    }),
  );
});
