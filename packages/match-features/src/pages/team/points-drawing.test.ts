import { HEIGHT, pointsDrawing, WIDTH } from './points-drawing.ts';

const stepsOf = (points: readonly number[]) =>
  points.map((one) => ({ points: one, mean: one / 2 }));

/** Where a path ends. */
const endOf = (path: string) =>
  path
    .split(/[A-Z ]/)
    .slice(-2)
    .map(Number);

test('both lines end at the right edge, at the height of their points on the scale', () => {
  const { own, mean, values } = pointsDrawing(stepsOf([3, 6, 9, 10]));
  const top = values.at(-1)?.value ?? 0;
  expect(values[0]).toMatchObject({ value: 0, y: HEIGHT });
  expect(top).toBeGreaterThanOrEqual(10);
  expect(endOf(own)).toEqual([WIDTH, HEIGHT * (1 - 10 / top)]);
  expect(endOf(mean)).toEqual([WIDTH, HEIGHT * (1 - 5 / top)]);
});

test.each([1, 7, 15, 38, 82])('after %i matches every label fits', (count) => {
  const drawing = pointsDrawing(stepsOf(Array.from({ length: count }, (_, index) => index * 2)));
  expect(drawing.matches.length).toBeGreaterThan(0);
  expect(drawing.matches.length).toBeLessThanOrEqual(8);
  expect(drawing.values.length).toBeLessThanOrEqual(5);
  const shares = drawing.matches.map(({ share }) => Number.parseFloat(share));
  expect(Math.max(...shares)).toBeLessThanOrEqual(100);
});

test('the line of a team without points is on the baseline', () => {
  const { own, values } = pointsDrawing([{ points: 0, mean: 0 }]);
  expect(endOf(own)).toEqual([WIDTH, HEIGHT]);
  expect(values.map(({ value }) => value)).toEqual([0, 1]);
});
