import { HEIGHT, pointsDrawing, WIDTH } from './points-drawing.ts';

const stepsOf = (points: readonly number[]) => [
  { values: points, isStep: true },
  { values: points.map((one) => one / 2), isStep: false },
];

/** Where a path ends. */
const endOf = (path: string) =>
  path
    .split(/[A-Z ]/)
    .slice(-2)
    .map(Number);

test('both lines end at the right edge, at the height of their points on the scale', () => {
  const { paths, values } = pointsDrawing(stepsOf([3, 6, 9, 10]));
  const top = values.at(-1)?.value ?? 0;
  expect(values[0]).toMatchObject({ value: 0, y: HEIGHT });
  expect(top).toBeGreaterThanOrEqual(10);
  expect(endOf(paths[0] ?? '')).toEqual([WIDTH, HEIGHT * (1 - 10 / top)]);
  expect(endOf(paths[1] ?? '')).toEqual([WIDTH, HEIGHT * (1 - 5 / top)]);
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
  const { paths, values } = pointsDrawing(stepsOf([0]));
  expect(endOf(paths[0] ?? '')).toEqual([WIDTH, HEIGHT]);
  expect(values.map(({ value }) => value)).toEqual([0, 1]);
});

test('a line of fewer matches ends before the right edge', () => {
  const { paths } = pointsDrawing([
    { values: [3, 6, 9, 12], isStep: true },
    { values: [1, 4], isStep: true },
  ]);
  expect(paths.map((path) => endOf(path)[0])).toEqual([WIDTH, WIDTH / 2]);
});
