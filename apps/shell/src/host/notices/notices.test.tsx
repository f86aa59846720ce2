import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { notify } from '@tipmark/remote-kit';
import { axe } from 'jest-axe';
import { applyMiddleware, legacy_createStore } from 'redux';
import { linkEvents } from '../routing/link-events.ts';
import { listenForNotices } from './listen-for-notices.ts';
import { openNoticeBoard } from './notice-board.tsx';

jest.setTimeout(30_000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function anOpenBoard() {
  const show = await act(async () => openNoticeBoard({ closeLabel: 'Закрыть' }));
  await pass(200);
  return show;
}

async function aBoard() {
  const show = await anOpenBoard();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return {
    user,
    show: async (text: string) => {
      show({ text });
      await pass(0);
    },
    texts: () =>
      [...screen.getByRole('status').children].map((item) => item.firstChild?.textContent),
  };
}

test('a notice is added to an existing live region, and disappears after six seconds', async () => {
  const { show, texts } = await aBoard();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await show('Прогноз принят');
  expect(region).toHaveTextContent('Прогноз принят');
  expect(region).toHaveAttribute('aria-live', 'polite');
  await pass(5_900);
  expect(texts()).toEqual(['Прогноз принят']);
  await pass(200);
  expect(texts()).toEqual([]);
});

test('a fourth notice replaces the oldest', async () => {
  const { show, texts } = await aBoard();
  for (const text of ['one', 'two', 'three', 'four']) await show(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('notices stay while the pointer is over them; the close button and Escape remove them at once', async () => {
  const { show, texts, user } = await aBoard();
  await show('one');
  await show('two');
  await user.hover(screen.getByText('one'));
  await pass(60_000);
  expect(texts()).toEqual(['one', 'two']);
  await user.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement);
  expect(texts()).toEqual(['two']);
  screen.getByRole('button', { name: 'Закрыть' }).focus();
  await user.keyboard('{Escape}');
  expect(texts()).toEqual([]);
  await show('three');
  await pass(6_100);
  expect(texts()).toEqual([]);
});

test('a notice may contain a link', async () => {
  const show = await anOpenBoard();
  const link = { label: 'Открыть', href: '/profile/ivan' };
  show({ text: 'Не получилось', kind: 'problem', link });
  await pass(0);
  expect(screen.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', '/profile/ivan');
  jest.useRealTimers();
  expect((await axe(screen.getByRole('status'))).violations).toEqual([]);
});

test('the link of a notice navigates within the page, like any other link', async () => {
  const navigate = jest.fn();
  const links = linkEvents({ locale: 'ru', navigate, prefetch: () => {} });
  const show = await act(async () => openNoticeBoard({ closeLabel: 'Закрыть', links }));
  await pass(200);
  show({ text: 'Опубликован', link: { label: 'Открыть', href: '/profile/ivan?tab=follows' } });
  await pass(0);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('link', { name: 'Открыть' }));
  expect(navigate).toHaveBeenCalledWith('/profile/ivan?tab=follows');
});

test('notices of remotes arrive through the store; a board that failed to load is requested again', async () => {
  jest.useRealTimers();
  const shown: string[] = [];
  const problems: unknown[] = [];
  let tries = 0;
  const received = listenForNotices({
    loadBoard: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return ({ text }) => void shown.push(text);
    },
    onError: (error) => problems.push(error),
  });
  const store = legacy_createStore(() => 1, applyMiddleware(received));
  store.dispatch({ type: 'anything' });
  expect(tries).toBe(0);
  store.dispatch(notify({ text: 'lost' }));
  await waitFor(() => expect(problems).toHaveLength(1), { timeout: 20_000 });
  store.dispatch(notify({ text: 'one' }));
  store.dispatch(notify({ text: 'two' }));
  await waitFor(() => expect(shown).toEqual(['one', 'two']), { timeout: 20_000 });
  expect(tries).toBe(2);
});
