/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { moneyText, planKey } from './money-text.ts';
import { percent, signedPercent, signOf, units } from './signed-numbers.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [2_490, 'RUB', 'ru', '2 490 ₽'],
  [990.5, 'RUB', 'ru', '991 ₽'],
  [24.9, 'USD', 'en', '$24.90'],
  [25, 'USD', 'en', '$25'],
] as const)('%d %s in %s is %s', (value, currency, locale, text) => {
  expect(plain(moneyText(value, currency, { locale }))).toBe(text);
});

test('each plan has its texts; an unknown one those of a month', () => {
  expect([2, 3, 4, 9].map(planKey)).toEqual(['month', 'quarter', 'year', 'month']);
});

test('a number has the colour of its sign, and none without one', () => {
  expect([0.1, -0.1, 0, null].map(signOf)).toEqual(['pos', 'neg', undefined, undefined]);
});

test('a percentage that is not known is a dash, not a zero', () => {
  expect(plain(signedPercent(8.2, 'en'))).toBe('+8.2%');
  expect(plain(signedPercent(-4, 'ru'))).toBe('−4,0 %');
  expect(plain(percent(56.4, 'en', 0))).toBe('56%');
  expect([signedPercent(null, 'en'), percent(null, 'ru')]).toEqual(['–', '–']);
});

test('units of a bank have a decimal only below a hundred', () => {
  expect([9.96, 99.94, 100, 1_184.5].map((value) => units(value, 'en'))).toEqual([
    '10.0',
    '99.9',
    '100',
    '1,185',
  ]);
  expect(units(84.5, 'en', true)).toBe('+84.5');
});
