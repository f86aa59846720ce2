import { formatUtcOffset } from './time-zone.ts';

const WINTER = Date.parse('2026-01-15T12:00:00Z') / 1_000;
const SUMMER = Date.parse('2026-07-15T12:00:00Z') / 1_000;

test.each([
  ['Europe/Moscow', WINTER, 'UTC+3'],
  ['Europe/London', WINTER, 'UTC'],
  ['Europe/London', SUMMER, 'UTC+1'],
  ['Asia/Kolkata', WINTER, 'UTC+5:30'],
  ['America/St_Johns', WINTER, 'UTC\u22123:30'],
  ['+05:30', WINTER, 'UTC+5:30'],
  ['Pacific/Kiritimati', WINTER, 'UTC+14'],
])('%s at %d is %s', (zone, seconds, text) => {
  expect(formatUtcOffset(seconds, zone)).toBe(text);
});
