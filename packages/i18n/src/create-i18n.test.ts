import fc from 'fast-check';
import { createI18n } from './create-i18n.ts';
import type { Messages } from './locale.ts';
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
  ru.addMessages('soccer', { title: 'Результаты', line: 'ТБ {{price, odds}}' });
  expect(ru.t('soccer:title')).toBe('Результаты');
  expect(ru.t('soccer:line', { price: 1.9 })).toBe('ТБ 1.90');
  expect(en.exists('soccer:title')).toBe(false);
  expect(en.t('status.live')).toBe('Live');
});

test('a text requested before it was added is returned once added, and so is an overriding one', () => {
  const ru = russian();
  const t = ru.translateIn(['soccer', 'common']);
  expect([t('title'), t('status.live')]).toEqual(['title', ru.t('status.live')]);
  ru.addMessages('soccer', { title: 'Результаты', status: { live: 'Играют' } });
  expect([t('title'), t('status.live')]).toEqual(['Результаты', 'Играют']);
  expect(ru.translateIn('common')('status.live')).toBe(ru.t('status.live'));
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

test('the first namespace that has a key gives its text; missing ones give what the caller wants', () => {
  const i18n = createI18n({
    locale: 'ru',
    resources: { common: { yes: 'Да', no: 'Нет' }, soccer: { yes: 'Ага', group: { a: 'А' } } },
  });
  const t = i18n.translateIn(['soccer', 'common']);
  expect([t('yes'), t('no'), t('common:yes'), t('group.a')]).toEqual(['Ага', 'Нет', 'Да', 'А']);
  expect(i18n.translateIn(['soccer', 'common'])).toBe(t);
  for (const key of ['group', 'group.b', 'yes.a', 'constructor', 'common:toString', 'hockey:yes']) {
    expect([key, t(key, { defaultValue: '' })]).toEqual([key, '']);
    expect(t(key)).toBe(key.slice(key.indexOf(':') + 1));
    expect(i18n.exists(key, ['soccer', 'common'])).toBe(false);
  }
  expect(i18n.exists('no', ['soccer', 'common'])).toBe(true);
});

test('messages that arrive are added to groups; who watches is called when texts are refreshed', () => {
  const resources = { soccer: { group: { a: 'А', b: 'Б' } } };
  const i18n = createI18n({ locale: 'ru', resources, onMissing: (key) => `<${key}>` });
  const t = i18n.translateIn('soccer');
  expect(t('group.c')).toBe('<group.c>');
  i18n.addMessages('soccer', { group: { b: 'В', c: 'Ц' } });
  expect(['a', 'b', 'c'].map((key) => t(`group.${key}`))).toEqual(['А', 'В', 'Ц']);
  expect(resources.soccer.group).toEqual({ a: 'А', b: 'Б' });
  const listener = jest.fn();
  const end = i18n.subscribe(listener);
  i18n.refresh();
  end();
  i18n.refresh();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(i18n.version()).toBe(2);
  expect(i18n.translateIn('soccer')).not.toBe(t);
});

test('any text is shown with its values as they are', () => {
  const piece = fc.oneof(
    fc.string().filter((text) => !text.includes('{')),
    fc.constantFrom('{{a}}', '{{ b }}', '{{c}}', '{', '}', '{{', '$1', '$&'),
  );
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constantFrom('{{a}}', '$&', null, undefined),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.record({ a: value, b: value, c: value }), (pieces, values) => {
      const text = pieces.join('');
      const { t } = createI18n({ locale: 'en', resources: { common: { text } } });
      // pieces next to each other may make a placeholder: the text is read from left to right
      const expected = text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: 'a' | 'b' | 'c') =>
        String(values[name] ?? ''),
      );
      expect(t('text', values)).toBe(expected);
    }),
  );
});

test('messages added in any parts are the messages added at once', () => {
  const group = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string({ minLength: 1 }));
  const messages = fc.dictionary(fc.constantFrom('x', 'y'), group);
  fc.assert(
    fc.property(fc.array(messages, { maxLength: 5 }), (parts) => {
      const i18n = createI18n({ locale: 'en', resources: {} });
      const all: Record<string, Record<string, string>> = {};
      for (const part of parts) {
        i18n.addMessages('common', part as Messages);
        for (const [name, texts] of Object.entries(part)) all[name] = { ...all[name], ...texts };
        for (const key of ['x.a', 'x.b', 'y.c']) {
          const [name = '', last = ''] = key.split('.');
          expect(i18n.t(key)).toBe(all[name]?.[last] ?? key);
        }
      }
    }),
  );
});
