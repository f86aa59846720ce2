import {
  formatDate,
  formatDateHeading,
  formatDateTime,
  formatDay,
  formatDayAndMonth,
  formatShortDay,
  formatStartDay,
  formatTime,
  formatWhen,
  isoStart,
  knownStart,
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
] as const)('%p in %s', (format, locale, text) => {
  expect(format(MATCH, locale, MOSCOW)).toBe(text);
});

test.each([
  ['2026-11-21T16:30:00Z', '19:30', '19:30'],
  ['2026-11-20T16:30:00Z', 'Пт 20, 19:30', 'Fri 20, 19:30'],
  ['2026-11-27T16:30:00Z', 'Пт 27, 19:30', 'Fri 27, 19:30'],
  ['2026-11-15T16:30:00Z', 'Вс 15, 19:30', 'Sun 15, 19:30'],
  ['2026-11-28T16:30:00Z', '28\u00A0ноя, 19:30', '28\u00A0Nov, 19:30'],
  ['2026-11-14T16:30:00Z', '14\u00A0ноя, 19:30', '14\u00A0Nov, 19:30'],
  ['2025-11-21T16:30:00Z', '21\u00A0ноя\u00A02025, 19:30', '21\u00A0Nov\u00A02025, 19:30'],
  ['2027-05-02T16:30:00Z', '2\u00A0мая\u00A02027, 19:30', '2\u00A0May\u00A02027, 19:30'],
])('on 21 November 2026 a start at %s is shown as %s', (iso, ru, en) => {
  const now = at('2026-11-21T09:00:00Z');
  expect(formatWhen(at(iso), now, 'ru', MOSCOW)).toBe(ru);
  expect(formatWhen(at(iso), now, 'en', MOSCOW)).toBe(en);
});

test.each([
  ['2026-11-21T12:00:00Z', 'Сб 21', 'Sat 21'],
  ['2026-11-20T12:00:00Z', 'Пт 20', 'Fri 20'],
  ['2026-03-07T12:00:00Z', '7\u00A0мар', '7\u00A0Mar'],
  ['2023-03-07T12:00:00Z', '7\u00A0мар\u00A02023', '7\u00A0Mar\u00A02023'],
])('a start at an unknown time shows only the day: %s is %s', (iso, ru, en) => {
  const now = at('2026-11-21T09:00:00Z');
  expect(formatWhen(at(iso), now, 'ru', MOSCOW, false)).toBe(ru);
  expect(formatWhen(at(iso), now, 'en', MOSCOW, false)).toBe(en);
  expect(formatDateTime(MATCH, 'ru', MOSCOW, false)).toBe('21.11.2026');
});

const LATE = '2026-11-21T21:10:00Z';
const NEW_YEAR = '2026-12-31T21:10:00Z';

test.each([
  [LATE, '2026-11-21T20:50:00Z', MOSCOW, 'Вс 22, 00:10'],
  [LATE, '2026-11-21T20:50:00Z', 'Europe/Berlin', '22:10'],
  [NEW_YEAR, '2026-12-01T09:00:00Z', MOSCOW, '1\u00A0янв\u00A02027, 00:10'],
  [NEW_YEAR, '2026-12-01T09:00:00Z', 'Europe/Berlin', '31\u00A0дек, 22:10'],
  [NEW_YEAR, '2026-12-28T09:00:00Z', MOSCOW, 'Пт 1, 00:10'],
])('the time zone determines the day and the year: %s at %s in %s', (start, now, zone, text) => {
  expect(formatWhen(at(start), at(now), 'ru', zone)).toBe(text);
});

test('midnight is 00:00, and the time zone determines its day', () => {
  const midnight = at('2026-11-21T21:00:00Z');
  expect(formatTime(midnight, 'ru', MOSCOW)).toBe('00:00');
  expect(formatDay(midnight, 'ru', MOSCOW)).toBe('Вс 22');
  expect(formatDay(midnight, 'ru', 'America/New_York')).toBe('Сб 21');
});

test('times on both sides of a clock change use their own offset', () => {
  const before = at('2026-10-25T00:30:00Z');
  expect(formatTime(before, 'en', 'Europe/Berlin')).toBe('02:30');
  expect(formatTime(before + 3_600, 'en', 'Europe/Berlin')).toBe('02:30');
  expect(formatTime(before + 7_200, 'en', 'Europe/Berlin')).toBe('03:30');
});

test('an unknown time zone is an error', () => {
  expect(() => formatTime(MATCH, 'ru', 'Mars/Olympus')).toThrow(RangeError);
});

test.each(['Etc/GMT+12', 'America/New_York', 'Asia/Vladivostok', 'Pacific/Kiritimati'])(
  'a start of an unknown hour has one date, without an hour, in %s too',
  (zone) => {
    const noon = at('2026-12-05T12:00:00Z');
    expect(formatDateTime(noon, 'en', zone, false)).toBe('5 Dec 2026');
    expect(formatWhen(noon, at('2026-12-05T10:00:00Z'), 'ru', zone, false)).toBe('Сб 5');
    expect(formatWhen(noon, at('2026-11-05T10:00:00Z'), 'ru', zone, false)).toBe('5\u00A0дек');
    expect(isoStart(noon, false)).toBe('2026-12-05');
  },
);

describe('a start of which only the week of its tournament is known', () => {
  const monday = at('2023-01-02T12:00:00Z');
  const now = at('2023-02-02T12:00:00Z');

  test('has no day of its own', () => {
    expect(formatStartDay(monday, 'ru', MOSCOW, 'week')).toBe('неделя турнира с 02.01.2023');
    expect(formatDateTime(monday, 'en', MOSCOW, 'week')).toBe('tournament week of 2 Jan 2023');
    expect(formatWhen(monday, now, 'ru', MOSCOW, 'week')).toBe('нед. 2\u00A0янв');
    expect(formatWhen(monday, monday, 'en', MOSCOW, 'week')).toBe('wk of 2\u00A0Jan');
    expect(formatShortDay(monday, 'en', MOSCOW, 'week')).toBe('wk of 2\u00A0Jan');
  });

  test.each([
    ['2023-01-02', '2023-W01'],
    ['2023-01-01', '2022-W52'],
    ['2020-12-31', '2020-W53'],
    ['2024-12-30', '2025-W01'],
    ['1969-12-29', '1970-W01'],
  ])('%s is in %s for machines', (day, week) => {
    expect(isoStart(at(`${day}T12:00:00Z`), 'week')).toBe(week);
  });

  test('is known by the flags of a match', () => {
    expect(knownStart({})).toBe(true);
    expect(knownStart({ isTimeKnown: false })).toBe(false);
    expect(knownStart({ isTimeKnown: false, isDayKnown: false })).toBe('week');
  });
});
