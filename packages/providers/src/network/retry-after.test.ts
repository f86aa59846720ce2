import { retryAfterSeconds } from './retry-after.ts';

const NOW_MS = Date.parse('2026-11-28T12:00:00Z');

test.each([
  ['120', 120],
  [' 7 ', 7],
  ['Sat, 28 Nov 2026 12:10:00 GMT', 600],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  ['99999999', 2_678_400],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW_MS)).toBe(seconds);
});
