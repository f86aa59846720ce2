import { lastSteps, spansOf } from './chart-span.ts';

const HOUR = 3_600;
const END = 100 * HOUR;
const points: [number, number][] = [
  [END - 30 * HOUR, 1.9],
  [END - 8 * HOUR, 1.8],
  [END - 2 * HOUR, 1.7],
];

test('the last hours begin with the price that stood then', () => {
  expect(lastSteps(points, END, 6)).toEqual([
    [END - 6 * HOUR, 1.8],
    [END - 2 * HOUR, 1.7],
  ]);
});

test('a history that is shorter stays whole, and its span is not offered', () => {
  expect(lastSteps(points.slice(1), END, 24)).toEqual(points.slice(1));
  expect(spansOf(points, END)).toEqual([24, 6]);
  expect(spansOf(points.slice(1), END)).toEqual([6]);
  expect(spansOf([], END)).toEqual([]);
});
