import { meanText } from './mean-text.ts';

test.each([
  ['possession', 51.9, 'ru', '51,9'],
  ['possession', 50, 'en', '50.0'],
  ['powerPlayPercent', 21.46, 'ru', '21,5'],
  ['goals', 1.5, 'ru', '1,50'],
  ['penalties', 0.25, 'en', '0.25'],
] as const)('the mean of %s, %d, is formatted in %s as %s', (statistic, value, locale, text) => {
  expect(meanText(statistic, value, locale)).toBe(text);
});
