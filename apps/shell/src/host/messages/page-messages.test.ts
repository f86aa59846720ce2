import { createI18n } from '@tipmark/i18n';
import type { Screen } from '@tipmark/remote-kit';
import { createPageMessages } from './page-messages.ts';

const marks: string[] = [];
beforeAll(() => {
  // jsdom has no marks
  Object.defineProperty(performance, 'mark', { value: (name: string) => void marks.push(name) });
});

const NO_QUERY = new URLSearchParams();
const screen = { route: 'hockeyResults' } as Screen;

/** A page of hockey that arrived with its title; the test says when files arrive. */
function aPage({ isFailing = false } = {}) {
  const i18n = createI18n({ locale: 'ru', resources: { hockey: { title: 'Итоги' } } });
  const fetched: string[] = [];
  const fileOf = (name: string, messages: object) => {
    const load = async () => {
      fetched.push(name);
      if (isFailing) throw new Error('no network');
      return messages as never;
    };
    return { ru: load, en: load };
  };
  const hockey = {
    name: 'hockey',
    messages: fileOf('hockey', { default: { title: 'Итоги', empty: 'Матчей нет' } }),
  };
  const added = fileOf('leaders', { default: { rating: { title: 'Лидеры' } } });
  const messages = createPageMessages({
    i18n,
    locale: 'ru',
    frame: fileOf('frame', { common: { close: 'Закрыть' } }),
    arrived: () => ({ owner: 'hockey', screen }),
  });
  messages.adopt(hockey);
  const filled = jest.fn();
  messages.onFilled(filled);
  return { i18n, messages, filled, fetched, hockey, added, recover: () => (isFailing = false) };
}

test('nothing is fetched for what the page shows', () => {
  const { i18n, fetched } = aPage();
  expect(i18n.t('hockey:title')).toBe('Итоги');
  expect(fetched).toEqual([]);
});

test('what is read too early is empty, is fetched at once, and everything is rendered again', async () => {
  const { i18n, messages, filled, fetched } = aPage();
  expect(i18n.t('hockey:empty')).toBe('');
  expect(fetched).toEqual(['frame', 'hockey']);
  expect(marks).toEqual(['missing message empty']);
  await messages.complete();
  expect(filled).toHaveBeenCalledTimes(1);
  expect(i18n.t('hockey:empty')).toBe('Матчей нет');
  expect(i18n.t('common:close')).toBe('Закрыть');
});

test('when nothing was missed, nothing is rendered again, and files are fetched once', async () => {
  const { messages, filled, fetched } = aPage();
  await messages.complete();
  await messages.complete();
  await messages.of({ owner: 'hockey', screen }, NO_QUERY);
  expect(filled).not.toHaveBeenCalled();
  expect(fetched).toEqual(['frame', 'hockey']);
});

test('a screen has what its feature adds, and what another remote arrived with', async () => {
  const { i18n, messages, fetched, added } = aPage();
  const tennis = { name: 'tennis', messages: { ...added } };
  messages.adopt(tennis, { title: 'Теннис' });
  await messages.of({ owner: 'tennis', screen }, NO_QUERY);
  expect(i18n.t('tennis:title')).toBe('Теннис');
  expect(fetched).toEqual(['frame']);
  await messages.of({ owner: 'hockey', screen, messages: added }, NO_QUERY);
  expect(i18n.t('hockey:rating.title')).toBe('Лидеры');
});

test('a screen has the messages of some of its addresses only there', async () => {
  const { messages, fetched, added } = aPage();
  const owned = {
    owner: 'hockey',
    screen: {
      ...screen,
      messages: ({ search }: { search: URLSearchParams }) =>
        search.has('edit') ? added : undefined,
    },
  };
  await messages.of(owned, NO_QUERY);
  expect(fetched).toEqual(['frame', 'hockey']);
  await messages.of(owned, new URLSearchParams('edit=name'));
  expect(fetched).toEqual(['frame', 'hockey', 'leaders']);
});

test('a message that no file has is an error, unless it has another text', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { i18n, messages } = aPage();
  await messages.complete();
  expect(i18n.t('hockey:zone', { defaultValue: 'Минск' })).toBe('Минск');
  expect(error).not.toHaveBeenCalled();
  expect(i18n.t('hockey:no.such')).toBe('no.such');
  expect(error).toHaveBeenCalledWith('There is no message "no.such"');
  error.mockRestore();
});

test('files that fail to load are fetched again when they are needed', async () => {
  const { i18n, messages, fetched, recover } = aPage({ isFailing: true });
  await expect(messages.complete()).rejects.toThrow('no network');
  recover();
  await messages.complete();
  expect(i18n.t('hockey:empty')).toBe('Матчей нет');
  expect(fetched.filter((name) => name === 'hockey')).toHaveLength(2);
});
