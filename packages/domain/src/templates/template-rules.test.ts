import fc from 'fast-check';
import { isAlertNew, minutesOfDay, quietMinutesLeft } from './template-rules.ts';

const HOUR = 3_600;
const notified = { goneAt: null, milliOdds: 2_000 };
const gone = { goneAt: 100 * HOUR, milliOdds: 2_000 };

test.each([
  ['something never notified', undefined, { at: 0, milliOdds: 0 }, true],
  ['something still there a day later', notified, { at: 124 * HOUR, milliOdds: 2_000 }, false],
  ['something gone for an hour', gone, { at: 101 * HOUR, milliOdds: 2_000 }, false],
  ['something gone for six hours', gone, { at: 106 * HOUR, milliOdds: 2_000 }, true],
  [
    'something gone for six hours less a second',
    gone,
    { at: 106 * HOUR - 1, milliOdds: 2_000 },
    false,
  ],
  ['a price five percent lower', notified, { at: 101 * HOUR, milliOdds: 1_900 }, true],
  ['a price five percent higher', notified, { at: 101 * HOUR, milliOdds: 2_100 }, true],
  ['a price that hardly moved', notified, { at: 101 * HOUR, milliOdds: 1_910 }, false],
  ['something without a price', { goneAt: null, milliOdds: 0 }, { at: 1, milliOdds: 0 }, false],
])('decides whether an alert is new: %s', (_what, before, found, isNew) => {
  expect(isAlertNew(before, found)).toBe(isNew);
});

test.each([
  ['00:00', 0],
  ['23:59', 1_439],
  ['7:00', undefined],
  ['24:00', undefined],
  ['12:60', undefined],
  ['12:00 ', undefined],
])('%s is minute %s of the day', (text, minutes) => {
  expect(minutesOfDay(text)).toBe(minutes);
});

test.each([
  ['in the evening, over midnight', 23 * 60, 22 * 60, 8 * 60, 9 * 60],
  ['in the morning, over midnight', 7 * 60, 22 * 60, 8 * 60, 60],
  ['right after the quiet time', 8 * 60, 22 * 60, 8 * 60, 0],
  ['at noon', 12 * 60, 11 * 60, 14 * 60, 120],
  ['without a quiet time', 12 * 60, 11 * 60, 11 * 60, 0],
])('quiet minutes left %s', (_when, minute, from, to, left) => {
  expect(quietMinutesLeft(minute, from, to)).toBe(left);
});

test('the minutes left always lead to the end of the quiet time', () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  fc.assert(
    fc.property(minute, minute, minute, (now, from, to) => {
      const left = quietMinutesLeft(now, from, to);
      if (left > 0) {
        expect((now + left) % 1_440).toBe(to);
        expect(quietMinutesLeft((now + left) % 1_440, from, to)).toBe(0);
      }
    }),
  );
});
