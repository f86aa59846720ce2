import { median, medianInterval, verdict } from './ratio.ts';

const constant = () => 0.5;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test('the median of an even count lies between its two middle values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
  expect(() => median([])).toThrow('nothing');
});

test('equal rounds have an interval of zero width', () => {
  expect(medianInterval([1.2, 1.2, 1.2], constant)).toEqual({ median: 1.2, low: 1.2, high: 1.2 });
});

test('scattered rounds widen the interval around the median', () => {
  const interval = medianInterval([1, 1.1, 1.2, 1.3, 3], seeded(7));
  expect(interval.median).toBe(1.2);
  expect(interval.low).toBeLessThan(1.2);
  expect(interval.high).toBeGreaterThan(1.2);
});

test('a bar inside the interval is inconclusive', () => {
  const interval = { median: 1.3, low: 1.2, high: 1.4 };
  expect(verdict(interval, { atMost: 1.4 })).toBe('pass');
  expect(verdict(interval, { atMost: 1.1 })).toBe('fail');
  expect(verdict(interval, { atMost: 1.3 })).toBe('inconclusive');
  expect(verdict(interval, { atLeast: 1.2 })).toBe('pass');
  expect(verdict(interval, { atLeast: 1.5 })).toBe('fail');
  expect(verdict(interval, { atLeast: 1.3 })).toBe('inconclusive');
});
