import { dateOf, dayOf, noonOf, secondsOf } from './instants.ts';

test.each([
  ['2025-02-28T19:30:00Z', 1_740_771_000],
  ['2023-05-02T12:00:00+02:00', 1_683_021_600],
  ['2025-02-09T16:30:00', 1_739_118_600],
  ['2025-02-09 16:30', 1_739_118_600],
  ['2025-02-09', 1_739_059_200],
  ['2022-09-25T17:00Z', 1_664_125_200],
  [1_682_985_600, 1_682_985_600],
  [1_682_985_600_123, 1_682_985_600],
  ['1682985600', 1_682_985_600],
])('%j is the second %s', (value, seconds) => {
  expect(secondsOf(value)).toBe(seconds);
});

test.each(['', 'soon', '2025-13-40', null, {}, -5, Number.NaN])('%j is no instant', (value) => {
  expect(secondsOf(value)).toBeUndefined();
});

test('a match of an unknown hour stands at noon of its day', () => {
  expect(noonOf(Date.parse('2026-11-21T00:00:00Z') / 1_000)).toBe(
    Date.parse('2026-11-21T12:00:00Z') / 1_000,
  );
  expect(noonOf(Date.parse('2026-11-21T23:59:59Z') / 1_000)).toBe(
    Date.parse('2026-11-21T12:00:00Z') / 1_000,
  );
  expect(dayOf(1_682_985_600)).toBe('2023-05-02');
});

test('a date is one of the calendar', () => {
  expect(dateOf('2023-08-18')).toBe('2023-08-18');
  expect(dateOf('2023-08-18T10:00:00Z')).toBe('2023-08-18');
  expect([dateOf('2023-02-30'), dateOf('18.08.2023'), dateOf(2023)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
