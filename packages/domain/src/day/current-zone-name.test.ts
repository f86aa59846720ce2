import { currentZoneName, isTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
])('%s is now called %s', (former, current) => {
  expect(currentZoneName(former)).toBe(current);
  expect(isTimeZone(current)).toBe(true);
});

test('a name that was not changed stays', () => {
  expect(currentZoneName('Europe/Moscow')).toBe('Europe/Moscow');
  expect(currentZoneName('nowhere')).toBe('nowhere');
});
