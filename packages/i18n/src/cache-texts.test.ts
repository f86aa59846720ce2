import { cacheTexts } from './cache-texts.ts';
import { createI18n, type I18n } from './create-i18n.ts';

const resources = {
  common: {
    yes: 'Да',
    line: 'ТБ {{price, odds}}',
    count_one: '{{count}} матч',
    count_few: '{{count}} матча',
  },
  soccer: { yes: 'Ага' },
};

const instance = () => cacheTexts(createI18n({ locale: 'ru', resources }));
const wordsOf = (i18n: I18n, ...namespaces: string[]) => i18n.getFixedT('ru', namespaces);

test('returns the same texts as the uncached instance, the first time and from the cache', () => {
  const plain = createI18n({ locale: 'ru', resources });
  const quick = instance();
  const requested: readonly [string, Record<string, unknown>?][] = [
    ['yes'],
    ['yes', {}],
    ['no.such.key'],
    ['soccer:yes'],
    ['line', { price: 1.9 }],
    ['line', { price: 2 }],
    ['line', { price: '2' }],
    ['line', { price: undefined }],
    ['yes', { ns: 'soccer' }],
    ['yes', { ns: ['soccer'] }],
    ['no.such.key', { defaultValue: 'Нет' }],
    ['count', { count: 1 }],
    ['count', { count: 3 }],
  ];
  for (const time of [1, 2]) {
    for (const namespaces of [['common'], ['soccer', 'common'], ['common', 'soccer']]) {
      for (const [key, values = {}] of requested) {
        const expected = wordsOf(plain, ...namespaces)(key, values);
        expect([time, key, wordsOf(quick, ...namespaces)(key, values)]).toEqual([
          time,
          key,
          expected,
        ]);
      }
    }
  }
});

test('texts that are added later are returned', () => {
  const i18n = instance();
  expect(wordsOf(i18n, 'hockey')('puck')).toBe('puck');
  i18n.addResourceBundle('ru', 'hockey', { puck: 'Шайба' });
  expect(wordsOf(i18n, 'hockey')('puck')).toBe('Шайба');
});

test('a thousand different values are a thousand different texts', () => {
  const t = wordsOf(instance(), 'common');
  for (const time of [1, 2]) {
    for (let price = 1; price < 1001; price += 1) {
      expect([time, t('line', { price })]).toEqual([
        time,
        `ТБ ${price < 100 ? `${price}.00` : price}`,
      ]);
    }
  }
});
