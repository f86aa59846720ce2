import { countriesWithZone, defaultTimeZone } from './default-time-zone.ts';
import { isTimeZone } from './time-zone.ts';

describe('defaultTimeZone', () => {
  it.each([
    ['US', 'ru', 'America/New_York'],
    ['RU', 'en', 'Europe/Moscow'],
    ['', 'ru', 'Europe/Moscow'],
    ['', 'en', 'Europe/London'],
    ['ZZ', 'en', 'Europe/London'],
    ['constructor', 'ru', 'Europe/Moscow'],
  ] as const)('of %p in %s is %s', (country, language, zone) => {
    expect(defaultTimeZone(country, language)).toBe(zone);
  });

  it('has only valid time zones', () => {
    const invalid = countriesWithZone.filter((code) => !isTimeZone(defaultTimeZone(code, 'ru')));
    expect(invalid).toEqual([]);
  });
});
