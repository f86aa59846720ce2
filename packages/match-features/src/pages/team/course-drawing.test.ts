import { courseDrawing, HEIGHT, WIDTH } from './course-drawing.ts';

const stepsOf = (points: readonly number[]) =>
  points.map((one) => ({ points: one, mean: one / 2 }));

/** Where a path ends. */
const endOf = (path: string) =>
  path
    .split(/[A-Z ]/)
    .slice(-2)
    .map(Number);

test('ends at the right, the team as far up as its points are of the top label', () => {
  const { own, mean, values } = courseDrawing(stepsOf([3, 6, 9, 10]));
  const top = values.at(-1)?.value ?? 0;
  expect(values[0]).toMatchObject({ value: 0, y: HEIGHT });
  expect(top).toBeGreaterThanOrEqual(10);
  expect(endOf(own)).toEqual([WIDTH, HEIGHT * (1 - 10 / top)]);
  expect(endOf(mean)).toEqual([WIDTH, HEIGHT * (1 - 5 / top)]);
});

test.each([1, 7, 15, 38, 82])('after %i matches there is room for every label', (count) => {
  const drawing = courseDrawing(stepsOf(Array.from({ length: count }, (_, index) => index * 2)));
  expect(drawing.matches.length).toBeGreaterThan(0);
  expect(drawing.matches.length).toBeLessThanOrEqual(8);
  expect(drawing.values.length).toBeLessThanOrEqual(5);
  const places = drawing.matches.map(({ share }) => Number.parseFloat(share));
  expect(Math.max(...places)).toBeLessThanOrEqual(100);
});

test('of a team without a point lies on the ground', () => {
  const { own, values } = courseDrawing([{ points: 0, mean: 0 }]);
  expect(endOf(own)).toEqual([WIDTH, HEIGHT]);
  expect(values.map(({ value }) => value)).toEqual([0, 1]);
});
