import { placeName } from './place-name.ts';

test.each([
  ['NO', 'ru', 'Норвегия'],
  ['NO', 'en', 'Norway'],
  ['GB-ENG', 'ru', 'Англия'],
  ['US', 'ru', 'США'],
  ['KR', 'ru', 'Южная Корея'],
  ['EU', 'en', 'Europe'],
  ['ZZ', 'ru', 'Мир'],
  ['QQ', 'ru', 'QQ'],
  ['__proto__', 'en', '__proto__'],
] as const)('%s in %s is %s', (code, locale, name) => {
  expect(placeName(code, locale)).toBe(name);
});
