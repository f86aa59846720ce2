import { createMinuteLimit } from './minute-limit.ts';

test('each key has its own limit, and a new one a minute after its first use', () => {
  let now = 1_000;
  const isWithin = createMinuteLimit({ maxKeys: 10, nowMs: () => now });
  expect([1, 2, 3].map(() => isWithin('a', 2))).toEqual([true, true, false]);
  expect(isWithin('b', 2)).toBe(true);
  now = 60_000;
  expect(isWithin('a', 2)).toBe(false);
  now = 61_001;
  expect([1, 2, 3].map(() => isWithin('a', 2))).toEqual([true, true, false]);
});
