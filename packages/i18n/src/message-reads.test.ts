import { createI18n } from './create-i18n.ts';
import { noteRead, readMessages, recordReads } from './message-reads.ts';

const messages = {
  common: {
    button: { close: 'Закрыть', retry: 'Повторить' },
    count_one: '{{count}} матч',
    count_few: '{{count}} матча',
    count_many: '{{count}} матчей',
    counted: 'Всего',
  },
  soccer: { search: { title: 'Поиск матчей' } },
};

const instance = () => createI18n({ locale: 'ru', resources: messages, onRead: noteRead });

/** What a page carries that reads messages this way. */
const sentTo = (run: (i18n: ReturnType<typeof instance>) => unknown, i18n = instance()) =>
  readMessages(messages, recordReads(() => run(i18n)).reads);

test('a page has the messages it reads, whether their text is cached or not', () => {
  const i18n = instance();
  for (const _time of [1, 2, 3]) {
    expect(sentTo(() => i18n.translateIn(['soccer', 'common'])('search.title'), i18n)).toEqual({
      soccer: { search: { title: 'Поиск матчей' } },
    });
  }
  expect(sentTo(() => i18n.t('common:button.close'), i18n)).toEqual({
    common: { button: { close: 'Закрыть' } },
  });
});

test('of a plural it has all forms: a number on the page may change', () => {
  const { count_one, count_few, count_many } = messages.common;
  expect(sentTo((i18n) => i18n.translateIn('common')('count', { count: 2 }))).toEqual({
    common: { count_one, count_few, count_many },
  });
});

test('a message that is missing is not sent, and the next page starts anew', () => {
  expect(sentTo((i18n) => i18n.t('common:no.such.key'))).toEqual({});
  expect(sentTo(() => 'nothing')).toEqual({});
});

test('a page with what it reads has the same texts as one with all messages', () => {
  const read = (i18n: ReturnType<typeof instance>) => {
    const t = i18n.translateIn(['soccer', 'common']);
    return [t('search.title'), t('button.retry'), t('count', { count: 5 }), t('counted')];
  };
  const { value, reads } = recordReads(() => read(instance()));
  const resources = readMessages(messages, reads);
  expect(read(createI18n({ locale: 'ru', resources }))).toEqual(value);
});
