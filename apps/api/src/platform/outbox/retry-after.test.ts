import { retryAfterSeconds } from './push-sender.ts';

const NOW_MS = Date.parse('2026-11-28T12:00:00Z');

test.each([
  ['120', 120],
  ['Sat, 28 Nov 2026 12:10:00 GMT', 600],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  [null, 0],
  ['99999999', 86_400],
])('Retry-After %s is a pause of %d seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW_MS)).toBe(seconds);
});
