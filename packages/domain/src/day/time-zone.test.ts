import fc from 'fast-check';
import { isTimeZone, offsetTimeZone, parseTimezoneOffset, resolveTimeZone } from './time-zone.ts';

describe('parseTimezoneOffset', () => {
  it.each([
    ['180', 180],
    ['0', 0],
    ['-720', -720],
    ['840', 840],
    ['330', 330],
    ['-721', undefined],
    ['841', undefined],
    ['+180', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['abc', undefined],
    ['99999999999999999999', undefined],
    [undefined, undefined],
  ])('reads %p as %p', (header, minutes) => {
    expect(parseTimezoneOffset(header)).toBe(minutes);
  });
});

describe('offsetTimeZone', () => {
  it.each([
    [180, '+03:00'],
    [-210, '-03:30'],
    [0, '+00:00'],
    [840, '+14:00'],
  ])('%d minutes east is %s', (minutes, zone) => {
    expect(offsetTimeZone(minutes)).toBe(zone);
  });

  it('is a valid zone for every accepted offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 840 }), (minutes) => {
        expect(isTimeZone(offsetTimeZone(minutes))).toBe(true);
      }),
    );
  });
});

describe('resolveTimeZone', () => {
  it('prefers the first valid name', () => {
    expect(resolveTimeZone([undefined, 'Nowhere', 'Asia/Tokyo', 'Europe/Paris'], 60)).toBe(
      'Asia/Tokyo',
    );
  });

  it('falls back to the offset, then to Moscow', () => {
    expect(resolveTimeZone(['Nowhere'], 60)).toBe('+01:00');
    expect(resolveTimeZone([])).toBe('Europe/Moscow');
  });
});
