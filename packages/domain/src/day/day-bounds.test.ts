import fc from 'fast-check';
import { dayBounds, monthsBefore, startOfUtcDateIn } from './day-bounds.ts';

const HOUR = 3_600;

function seconds(iso: string): number {
  return Date.parse(iso) / 1_000;
}

function hours(iso: string, timeZone: string): number {
  const { startSeconds, endSeconds } = dayBounds(seconds(iso), timeZone);
  return (endSeconds - startSeconds) / HOUR;
}

describe('dayBounds', () => {
  it('cuts the day in the viewer’s zone', () => {
    expect(dayBounds(seconds('2024-01-13T22:30:00Z'), 'Europe/Moscow')).toEqual({
      startSeconds: seconds('2024-01-14T00:00:00+03:00'),
      endSeconds: seconds('2024-01-15T00:00:00+03:00'),
      utcMidnightSeconds: seconds('2024-01-14T00:00:00Z'),
    });
  });

  it.each([
    ['2024-03-31T12:00:00Z', 'Europe/Berlin', 23],
    ['2024-10-27T12:00:00Z', 'Europe/Berlin', 25],
    ['2024-03-30T12:00:00Z', 'Europe/Berlin', 24],
    ['2024-03-31T12:00:00Z', 'Europe/Moscow', 24],
    ['2024-10-05T20:00:00Z', 'Australia/Lord_Howe', 23.5],
    ['2018-11-04T12:00:00Z', 'America/Sao_Paulo', 23],
    ['2011-12-29T12:00:00Z', 'Pacific/Apia', 24],
  ])('the day of %s in %s has %d hours', (iso, zone, length) => {
    expect(hours(iso, zone)).toBe(length);
  });

  it('starts a day whose midnight does not exist at one o’clock', () => {
    const { startSeconds } = dayBounds(seconds('2018-11-04T12:00:00Z'), 'America/Sao_Paulo');
    expect(startSeconds).toBe(seconds('2018-11-04T01:00:00-02:00'));
  });

  it.each([
    ['+14:00', '2024-01-14T00:00:00+14:00'],
    ['Pacific/Kiritimati', '2024-01-14T00:00:00+14:00'],
    ['-12:00', '2024-01-12T00:00:00-12:00'],
    ['Etc/GMT+12', '2024-01-12T00:00:00-12:00'],
  ])('supports the extreme offset of %s', (zone, start) => {
    expect(dayBounds(seconds('2024-01-13T11:00:00Z'), zone).startSeconds).toBe(seconds(start));
  });

  it.each(['Mars/Olympus', '', '../etc/passwd', '+99:00', 'x'.repeat(1_000)])(
    'reads the invalid zone %p as Moscow',
    (zone) => {
      const at = seconds('2024-01-13T22:30:00Z');
      expect(dayBounds(at, zone)).toEqual(dayBounds(at, 'Europe/Moscow'));
    },
  );

  it('always contains the instant, and days follow each other without a gap', () => {
    const zone = fc.constantFrom('Europe/Moscow', 'America/New_York', 'Asia/Tehran', '+14:00');
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800, max: 4_102_444_800 }), zone, (at, timeZone) => {
        const day = dayBounds(at, timeZone);
        const { startSeconds, endSeconds } = day;
        expect(startSeconds).toBeLessThanOrEqual(at);
        expect(endSeconds).toBeGreaterThan(at);
        expect(dayBounds(endSeconds, timeZone).startSeconds).toBe(endSeconds);
        expect(dayBounds(startSeconds, timeZone)).toEqual(day);
        expect(startOfUtcDateIn(timeZone, day.utcMidnightSeconds)).toBe(startSeconds);
      }),
      { numRuns: 200 },
    );
  });
});

describe('monthsBefore', () => {
  it('goes back by calendar months', () => {
    expect(monthsBefore(seconds('2024-03-31T10:00:00Z'), 1)).toBe(seconds('2024-02-29T10:00:00Z'));
    expect(monthsBefore(seconds('2024-03-31T10:00:00Z'), 12)).toBe(seconds('2023-03-31T10:00:00Z'));
  });

  it('has no limit for 0', () => {
    expect(monthsBefore(seconds('2024-03-31T10:00:00Z'), 0)).toBeUndefined();
  });
});
