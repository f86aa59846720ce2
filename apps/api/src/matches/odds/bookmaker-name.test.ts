import { BOOKMAKERS } from '@tipmark/importers';
import { defaultPromo } from '@tipmark/promo/config';
import { bookmakers } from '@tipmark/simulator';
import { bookmakerName, firmName, storedFirmName } from './bookmaker-name.ts';

const row = (name: string, is_aggregate = true) => ({ name, is_aggregate });

test('averages and maxima are named in the language of the page', () => {
  expect(bookmakerName(row('Market average'), 'ru')).toBe('Среднее по рынку');
  expect(bookmakerName(row('Market maximum'), 'ru')).toBe('Максимум рынка');
  expect(bookmakerName(row('Market average'), 'en')).toBe('Market average');
});

test('the names of a bookmaker and of an unknown average are not translated', () => {
  expect(bookmakerName(row('Market average', false), 'ru')).toBe('Market average');
  expect(bookmakerName(row('Pinnacle', false), 'ru')).toBe('Pinnacle');
  expect(bookmakerName(row('Some average'), 'ru')).toBe('Some average');
});

test('every average in imported files has a Russian name', () => {
  const aggregates = BOOKMAKERS.filter(({ isAggregate }) => isAggregate);
  expect(aggregates).not.toHaveLength(0);
  for (const { name } of aggregates) expect(bookmakerName(row(name), 'ru')).toMatch(/[а-я]/);
});

test('every simulated bookmaker has a name in both languages, the one of its promotions', () => {
  const promoted = new Map(defaultPromo().bookmakers.map(({ oddsName, name }) => [oddsName, name]));
  for (const { name } of bookmakers) {
    const names = { ru: firmName(name, 'ru'), en: firmName(name, 'en') };
    expect(names).toEqual({ ru: expect.stringMatching(/^[А-ЯЁ][А-ЯЁа-яё ]+$/), en: name });
    expect(promoted.get(name) ?? names).toEqual(names);
  }
});

test('a name chosen in any language is stored as one', () => {
  const names = [...bookmakers, ...BOOKMAKERS].map(({ name }) => name);
  for (const name of names) {
    expect(storedFirmName(firmName(name, 'ru'))).toBe(name);
    expect(storedFirmName(firmName(name, 'en'))).toBe(name);
  }
});
