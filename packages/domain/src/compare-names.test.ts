import { compareNames, type NamesLanguage } from './compare-names.ts';

const sorted = (names: readonly string[], language: NamesLanguage) =>
  names.toSorted((a, b) => compareNames(a, b, language));

test('names stand in the alphabetical order of their language', () => {
  expect(sorted(['Ярославль', 'Zenit', 'Ёлки', 'Жальгирис', 'Арсенал'], 'ru')).toEqual([
    'Арсенал',
    'Ёлки',
    'Жальгирис',
    'Ярославль',
    'Zenit',
  ]);
  expect(sorted(['Zenit-2', 'Örebro', 'elche', 'Oxford', 'Arsenal', 'Динамо'], 'en')).toEqual([
    'Arsenal',
    'elche',
    'Örebro',
    'Oxford',
    'Zenit-2',
    'Динамо',
  ]);
});
