import fc from 'fast-check';
import * as z from 'zod/mini';
import { encodePositional } from './encode-positional.ts';
import { boundedText, flag, integer, oneOf, unixSeconds } from './positional.ts';

describe('encodePositional', () => {
  it.each([
    [true, '1'],
    [false, '0'],
    [null, '0'],
    [undefined, '0'],
    [0, '0'],
    [1.5, '1.5'],
    ['39-premier-league', '39-premier-league'],
  ])('writes %p as %p', (value, text) => {
    expect(encodePositional(value)).toBe(text);
  });

  it('is parsed back by flag and integer', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -1000, max: 1000 }), (yes, count) => {
        expect(z.parse(flag(), encodePositional(yes))).toBe(yes);
        expect(z.parse(integer(-1000, 1000), encodePositional(count))).toBe(count);
      }),
    );
  });
});

describe('flag', () => {
  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
  ])('reads %p as %p', (text, value) => {
    expect(z.parse(flag(), text)).toBe(value);
  });

  it.each(['', 'yes', '2', 'TRUE', 'null'])('rejects %p', (text) => {
    expect(z.safeParse(flag(), text).success).toBe(false);
  });
});

describe('integer', () => {
  it.each(['', '0', 'null', 'undefined', 'none', 'all'])('reads %p as 0', (text) => {
    expect(z.parse(integer(0, 50), text)).toBe(0);
  });

  it.each([
    '51',
    '-1',
    '1.5',
    '0x10',
    '1e1',
    '007',
    '+5',
    ' 5',
    '5 ',
    '-0',
    '12345678901234567890',
  ])('rejects %p', (text) => {
    expect(z.safeParse(integer(0, 50), text).success).toBe(false);
  });
});

describe('oneOf', () => {
  it('accepts only the listed numbers', () => {
    const months = oneOf([0, 1, 3, 6, 12]);
    expect(z.parse(months, '6')).toBe(6);
    expect(z.parse(months, 'all')).toBe(0);
    expect(z.safeParse(months, '2').success).toBe(false);
  });
});

describe('unixSeconds', () => {
  it.each([
    ['946684799', false],
    ['946684800', true],
    ['4102444800', true],
    ['4102444801', false],
  ])('%p inside 2000–2100: %p', (text, isInside) => {
    expect(z.safeParse(unixSeconds(), text).success).toBe(isInside);
  });
});

describe('boundedText', () => {
  it.each(['a\u0000', '\ud83d', 'абвгд', 'toolong'])('rejects %p within 4 characters', (text) => {
    expect(z.safeParse(boundedText(4), text).success).toBe(false);
  });

  it('accepts any storable text', () => {
    expect(z.parse(boundedText(4), 'я 😀')).toBe('я 😀');
  });
});
