import { dayBounds } from '@tipmark/domain';
import fc from 'fast-check';
import { dateOf, daysFrom, noonOf, noonOfDate } from './chosen-day.ts';

const zones = [
  'Europe/Moscow',
  'Europe/London',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: 946_684_800, max: 4_102_444_799 });

test('noon of a day is on that day in every time zone', () => {
  fc.assert(
    fc.property(instant, zone, (seconds, timeZone) => {
      const { startSeconds, endSeconds } = dayBounds(seconds, timeZone);
      const noon = noonOf(seconds, timeZone);
      expect(noon).toBeGreaterThanOrEqual(startSeconds);
      expect(noon).toBeLessThan(endSeconds);
    }),
  );
});

test('every instant of a day without a clock change has the same noon', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 86_399 }), (seconds, later) => {
      const { startSeconds } = dayBounds(seconds, 'Europe/Moscow');
      fc.pre(dayBounds(seconds, 'UTC').endSeconds > 1_420_070_400);
      const noon = noonOf(startSeconds, 'Europe/Moscow');
      expect(noonOf(startSeconds + later, 'Europe/Moscow')).toBe(noon);
    }),
  );
});

test('a step of one day is the neighbouring date', () => {
  fc.assert(
    fc.property(instant, zone, (seconds, timeZone) => {
      const noon = noonOf(seconds, timeZone);
      const { endSeconds } = dayBounds(seconds, timeZone);
      expect(dateOf(daysFrom(noon, 1), timeZone)).toBe(dateOf(endSeconds, timeZone));
    }),
  );
});

test('noon of a date is on that date', () => {
  fc.assert(
    fc.property(instant, zone, (seconds, timeZone) => {
      const date = dateOf(seconds, timeZone);
      const noon = noonOfDate(date, timeZone);
      // one zone once skipped a whole day
      if (noon !== undefined) expect(dateOf(noon, timeZone)).toBe(date);
      expect(noon === undefined && timeZone === 'UTC').toBe(false);
    }),
  );
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/Moscow', 'Pacific/Pago_Pago'])(
  'a date has its noon in %s',
  (timeZone) => {
    const noon = noonOfDate('2026-11-21', timeZone);
    expect(noon).toBeDefined();
    expect(dateOf(noon ?? 0, timeZone)).toBe('2026-11-21');
  },
);

test.each(['', '2026-13-01', '2026-02-30T', 'tomorrow', '20261121'])('%p is not a date', (date) => {
  expect(noonOfDate(date, 'Europe/Moscow')).toBeUndefined();
});
