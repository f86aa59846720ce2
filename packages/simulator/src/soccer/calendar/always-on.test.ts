import { sampleOf } from '@tipmark/test-kit/sample';
import { type CivilDay, civilDay, DAY_SECONDS, instantOf } from '../../calendar/civil-day.ts';
import { withoutPauses } from './always-on.ts';
import { createCalendar } from './fixtures.ts';

const LASTS = 107 * 60;
const MONDAY = civilDay(2026, 11, 23);

/** Hours without a match, by the calendar. */
function pausedHours(seed: number, first: CivilDay, days: number): string[] {
  const calendar = createCalendar(seed);
  const starts = Array.from({ length: days + 2 }, (_, index) => calendar(first - 1 + index))
    .flat()
    .map(({ startsAt }) => startsAt);
  const from = first * DAY_SECONDS;
  return Array.from({ length: days * 24 }, (_, hour) => from + hour * 3_600)
    .filter((at) => !starts.some((start) => start < at + 3_600 && start + LASTS > at))
    .map((at) => new Date(at * 1_000).toISOString());
}

test.each([1, 2, 3])('every hour of two weeks has a match in world %d', (seed) => {
  expect(pausedHours(seed, MONDAY, 14)).toEqual([]);
});

test('every hour of a season has a match, in its breaks and on its first and last days, too', () => {
  const days = sampleOf(40, 210);
  expect(pausedHours(1, civilDay(2026, 6, 25), days)).toEqual([]);
});

test('every hour has a match on a Monday whose early matches do not overlap', () => {
  expect(pausedHours(1, civilDay(2026, 9, 14), 1)).toEqual([]);
});

test('a match is on nearly all minutes of a Monday', () => {
  const calendar = createCalendar(1);
  let on = 0;
  let all = 0;
  for (let week = 0; week < 20; week += 1) {
    const monday = MONDAY - week * 7;
    const starts = [monday - 1, monday, monday + 1].flatMap((day) => calendar(day));
    for (let at = monday * DAY_SECONDS; at < (monday + 1) * DAY_SECONDS; at += 300) {
      all += 1;
      if (starts.some(({ startsAt: start }) => start <= at && at < start + LASTS)) on += 1;
    }
  }
  expect(on / all).toBeGreaterThan(0.98);
});

test.each([
  ['matches that overlap fill a pause', ['12:00', '12:00', '15:00'], ['13:45', '12:00', '15:00']],
  [
    'a long pause is filled even if that leaves a short one',
    ['12:00', '12:00', '12:30', '18:00'],
    ['14:15', '12:00', '16:00', '18:00'],
  ],
  ['a match whose move would leave a long pause stays', ['12:00', '18:00'], ['12:00', '18:00']],
])('%s', (_what, times, expected) => {
  const zone = 'Europe/London';
  const moved = withoutPauses(
    MONDAY,
    times.map((time) => ({ time, zone })),
    [],
  );
  expect(moved.map(({ time }) => time)).toEqual(expected);
});

test('kick-offs stay on their day and within its hours', () => {
  const calendar = createCalendar(2);
  let count = 0;
  for (let day = MONDAY; day < MONDAY + 7; day += 1) {
    const played = calendar(day).filter(({ kind }) => kind === 'league');
    for (const { startsAt, home } of played) {
      count += 1;
      const hour = (startsAt - instantOf(day, '00:00', home.country.timeZone)) / 3_600;
      expect(hour).toBeGreaterThanOrEqual(10.5);
      expect(hour).toBeLessThanOrEqual(22.25);
    }
  }
  expect(count).toBeGreaterThan(200);
});
