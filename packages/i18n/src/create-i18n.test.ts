import { createI18n } from './create-i18n.ts';
import { commonMessages } from './server.ts';

const russian = () => createI18n({ locale: 'ru', resources: { common: commonMessages.ru } });
const english = () => createI18n({ locale: 'en', resources: { common: commonMessages.en } });

test.each([
  [0, '0 матчей', '0 matches'],
  [1, '1 матч', '1 match'],
  [2, '2 матча', '2 matches'],
  [5, '5 матчей', '5 matches'],
  [11, '11 матчей', '11 matches'],
  [21, '21 матч', '21 matches'],
  [22, '22 матча', '22 matches'],
  [111, '111 матчей', '111 matches'],
  [1.5, '1,5 матча', '1.5 matches'],
  [1234, '1\u202F234 матча', '1,234 matches'],
])('plural of %d', (count, ru, en) => {
  expect(russian().t('count.matches', { count })).toBe(ru);
  expect(english().t('count.matches', { count })).toBe(en);
});

test('texts are available at once, a remote adds its own, and instances are independent', () => {
  const ru = russian();
  const en = english();
  ru.addResourceBundle('ru', 'soccer', { title: 'Результаты', line: 'ТБ {{price, odds}}' });
  expect(ru.t('soccer:title')).toBe('Результаты');
  expect(ru.t('line', { ns: 'soccer', price: 1.9 })).toBe('ТБ 1.90');
  expect(en.exists('soccer:title')).toBe(false);
  expect(en.t('status.live')).toBe('Live');
});

test('a text requested before it was added is returned once added, and so is an overriding one', () => {
  const ru = russian();
  const t = ru.getFixedT('ru', ['soccer', 'common']);
  expect([t('title'), t('status.live')]).toEqual(['title', ru.t('status.live')]);
  ru.addResourceBundle('ru', 'soccer', { title: 'Результаты', status: { live: 'Играют' } });
  expect([t('title'), t('status.live')]).toEqual(['Результаты', 'Играют']);
  expect(ru.getFixedT('ru', 'common')('status.live')).toBe(ru.t('status.live'));
});

test('values are inserted unchanged: no escaping, no nested look-ups', () => {
  const text = russian().t('match.teams', { home: '<b>&', away: '$t(status.live)' });
  expect(text).toBe('<b>& – $t(status.live)');
});

test('percentages in a text follow the language', () => {
  const ru = createI18n({ locale: 'ru', resources: { x: { a: '{{share, percent}}' } } });
  expect(ru.t('x:a', { share: -1.25 })).toBe('\u22121,3\u00A0%');
});

test('a language whose text needs no plural forms has a plain key', () => {
  const textOf = (locale: 'ru' | 'en', messages: Record<string, string>, count: number) =>
    createI18n({ locale, resources: { common: messages } }).t('of', { count });
  const en = { of_one: 'from {{count}} match', of_other: 'from {{count}} matches' };
  expect([1, 5].map((count) => textOf('en', en, count))).toEqual([
    'from 1 match',
    'from 5 matches',
  ]);
  expect(textOf('ru', { of: 'матчей: {{count}}' }, 1)).toBe('матчей: 1');
});
