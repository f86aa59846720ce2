import fc from 'fast-check';
import { type StepPoint, scaleOf, stepPath, valueTicks } from './step-path.ts';

const frame = { left: 40, top: 20, width: 600, height: 200 };

test('time runs to the right, value upwards, both inside the frame', () => {
  const { x, y } = scaleOf({ from: 100, to: 200, low: 1, high: 3 }, frame);
  expect([x(100), x(150), x(200)]).toEqual([40, 340, 640]);
  expect([y(1), y(2), y(3)]).toEqual([220, 120, 20]);
});

test('a price holds until the next one, the last one until the end', () => {
  const scale = scaleOf({ from: 0, to: 100, low: 1, high: 2 }, frame);
  expect(
    stepPath(
      [
        [0, 2],
        [50, 1],
      ],
      scale,
      100,
    ),
  ).toBe('M40 20H340V220H640');
});

test('a single point is a flat line in the middle, and no points are an empty path', () => {
  const scale = scaleOf({ from: 5, to: 5, low: 2, high: 2 }, frame);
  expect(stepPath([[5, 2]], scale, 5)).toBe('M340 120H340');
  expect(stepPath([], scale, 5)).toBe('');
});

test.each([
  [
    [1.89, 1.79, 1.11],
    [1, 1.2, 1.4, 1.6, 1.8, 2],
  ],
  [[2.1], [2.1, 2.12]],
  [
    [1.79, 1.89],
    [1.75, 1.8, 1.85, 1.9],
  ],
  [
    [1.11, 2.5],
    [1, 1.5, 2, 2.5],
  ],
  [
    [5, 101],
    [0, 25, 50, 75, 100, 125],
  ],
])('ticks for %j are round values', (values, ticks) => {
  expect(valueTicks(values)).toEqual(ticks);
});

test('ticks always span all values and stay few', () => {
  const price = fc.double({ min: 1.01, max: 1_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), (prices) => {
      const ticks = valueTicks(prices);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...prices) + 1e-4);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...prices) - 1e-4);
    }),
  );
});

test('no step goes outside the frame', () => {
  const point = fc.tuple(
    fc.integer({ min: 0, max: 1_000 }),
    fc.double({ min: 1.01, max: 50, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (unsorted) => {
      const points: StepPoint[] = unsorted.toSorted(([a], [b]) => a - b);
      const values = points.map(([, value]) => value);
      const scale = scaleOf(
        {
          from: points[0]?.[0] ?? 0,
          to: 1_000,
          low: Math.min(...values),
          high: Math.max(...values),
        },
        frame,
      );
      for (const [, text] of stepPath(points, scale, 1_000).matchAll(/V([\d.]+)/g)) {
        expect(Number(text)).toBeGreaterThanOrEqual(20);
        expect(Number(text)).toBeLessThanOrEqual(220);
      }
    }),
  );
});
