import { formatNumber, formatPercent } from './format-number.ts';

test.each([
  [0, 'ru', {}, '0'],
  [-0.001, 'ru', { decimals: 1 }, '0,0'],
  [1234567, 'ru', {}, '1\u202F234\u202F567'],
  [1234567.5, 'en', {}, '1,234,567.5'],
  [1000, 'ru', {}, '1\u202F000'],
  [-12.25, 'ru', { decimals: 1 }, '\u221212,3'],
  [184, 'ru', { isSigned: true }, '+184'],
  [0, 'en', { isSigned: true }, '0'],
  [2, 'en', { decimals: 2 }, '2.00'],
] as const)('number %d in %s with %j is %j', (value, locale, options, text) => {
  expect(formatNumber(value, locale, options)).toBe(text);
});

test.each([
  [13.34, 'ru', {}, '13,3\u00A0%'],
  [-10.5, 'ru', {}, '\u221210,5\u00A0%'],
  [14, 'ru', { isSigned: true }, '+14,0\u00A0%'],
  [60, 'ru', { decimals: 0 }, '60\u00A0%'],
  [-10.5, 'en', {}, '\u221210.5%'],
  [1234, 'en', { decimals: 0 }, '1,234%'],
] as const)('percent %d in %s with %j is %j', (value, locale, options, text) => {
  expect(formatPercent(value, locale, options)).toBe(text);
});

test('numbers never contain an ordinary space or a hyphen', () => {
  for (const value of [-1e9, -1234.5, -0, 0, 0.5, 999, 1e6, 1e15]) {
    for (const locale of ['ru', 'en'] as const) {
      const text = formatNumber(value, locale) + formatPercent(value, locale, { isSigned: true });
      expect(text).not.toMatch(/[ -]/);
    }
  }
});
