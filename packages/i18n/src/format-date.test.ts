import {
  formatDate,
  formatDateHeading,
  formatDateTime,
  formatDay,
  formatDayAndMonth,
  formatShortDateTime,
  formatTime,
} from './format-date.ts';

const MOSCOW = 'Europe/Moscow';
const at = (iso: string) => Date.parse(iso) / 1_000;
const MATCH = at('2026-11-21T16:30:00Z');

test.each([
  [formatTime, 'ru', '19:30'],
  [formatTime, 'en', '19:30'],
  [formatDay, 'ru', 'Сб 21'],
  [formatDay, 'en', 'Sat 21'],
  [formatDayAndMonth, 'ru', '21\u00A0ноября'],
  [formatDayAndMonth, 'en', '21\u00A0November'],
  [formatDateHeading, 'ru', 'Суббота, 21\u00A0ноября 2026'],
  [formatDateHeading, 'en', 'Saturday, 21\u00A0November 2026'],
  [formatDate, 'ru', '21.11.2026'],
  [formatDate, 'en', '21 Nov 2026'],
  [formatDateTime, 'ru', '21.11.2026, 19:30'],
  [formatShortDateTime, 'ru', '21\u00A0ноя, 19:30'],
  [formatShortDateTime, 'en', '21\u00A0Nov, 19:30'],
] as const)('%p in %s', (format, locale, text) => {
  expect(format(MATCH, locale, MOSCOW)).toBe(text);
});

test('midnight is 00:00 and the zone decides the day', () => {
  const midnight = at('2026-11-21T21:00:00Z');
  expect(formatTime(midnight, 'ru', MOSCOW)).toBe('00:00');
  expect(formatDay(midnight, 'ru', MOSCOW)).toBe('Вс 22');
  expect(formatDay(midnight, 'ru', 'America/New_York')).toBe('Сб 21');
});

test('both sides of a change of clocks are told apart', () => {
  const before = at('2026-10-25T00:30:00Z');
  expect(formatTime(before, 'en', 'Europe/Berlin')).toBe('02:30');
  expect(formatTime(before + 3_600, 'en', 'Europe/Berlin')).toBe('02:30');
  expect(formatTime(before + 7_200, 'en', 'Europe/Berlin')).toBe('03:30');
});

test('an unknown zone is an error, not another zone', () => {
  expect(() => formatTime(MATCH, 'ru', 'Mars/Olympus')).toThrow(RangeError);
});
