import { formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import * as fc from 'fast-check';
import { plainField } from './plain-number.ts';

const read = (text: string, locale: 'ru' | 'en') =>
  Number(locale === 'ru' ? text.replace(',', '.') : text);

test.each(['ru', 'en'] as const)(
  '%s: every number of a page is read back from its file',
  (locale) => {
    const value = fc.double({ min: -9e9, max: 9e9, noNaN: true });
    const options = fc.record({ decimals: fc.integer({ min: 0, max: 3 }), isSigned: fc.boolean() });
    fc.assert(
      fc.property(value, options, (number, how) => {
        const rounded = Number(number.toFixed(how.decimals));
        const shown = read(plainField(formatNumber(rounded, locale, how), locale).text, locale);
        expect(shown).toBeCloseTo(rounded, 6);
        const percent = plainField(formatPercent(rounded, locale, how), locale);
        expect(percent.isPercent).toBe(true);
        expect(read(percent.text, locale)).toBeCloseTo(rounded, 6);
      }),
    );
  },
);

test.each([
  ['\u22123', 'ru', '-3'],
  ['\u221212,5', 'ru', '-12,5'],
  ['12\u202f345,5', 'ru', '12345,5'],
  ['\u221210,5\u00a0%', 'ru', '-10,5'],
  ['+4', 'ru', '4'],
  [formatOdds(2.1), 'ru', '2,10'],
  ['60 % (6 из 10)', 'ru', '60'],
  ['60% (1,206 of 2,010)', 'en', '60'],
  ['12,345.5', 'en', '12345.5'],
  ['\u221210.5%', 'en', '-10.5'],
  ['–', 'en', ''],
] as const)('%s (%s) is %s in a file', (text, locale, expected) => {
  expect(plainField(text, locale).text).toBe(expected);
});

test.each(['0:3', '19:30', '21.11.2026', '2024/25', '5 (3)', 'Зенит-2', '1-0', '12 мин', '1,2,3'])(
  'the text %s stays',
  (text) => {
    expect(plainField(text, 'ru')).toEqual({ text, isPercent: false });
  },
);
