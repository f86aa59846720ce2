import { p99Of, risePerHour, type Sample } from './slope.ts';

const samples = (count: number, valueAt: (minute: number) => number): Sample[] =>
  Array.from({ length: count }, (_, minute) => ({ minute, value: valueAt(minute) }));

test.each([
  ['a flat line', samples(60, () => 100), 0],
  ['a line that rises by one each half hour', samples(60, (minute) => 7 + minute / 30), 2],
  ['a falling one', samples(60, (minute) => 7 - minute / 30), -2],
  ['a wave that returns', samples(121, (minute) => (minute % 2 === 0 ? 90 : 110)), 0],
  ['too few', samples(9, (minute) => minute), 0],
])('the rise of %s', (_name, values, rise) => {
  expect(risePerHour(values)).toBeCloseTo(rise, 5);
});

test('one of a hundred may be slower than the p99', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([p99Of(values), p99Of([5]), p99Of([])]).toEqual([99, 5, 0]);
});
