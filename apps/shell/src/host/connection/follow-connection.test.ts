import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { pageStore } from '../../testing/page-fixture.tsx';
import { loadFailed, notFound } from '../routing/page-failure.ts';
import { followConnection, type ReconnectingRouter } from './follow-connection.ts';

const unanswered = loadFailed({ status: 0, code: 'network', message: '' });
let end: () => void;

function open(failure?: ReconnectingRouter['state']['failure'], locale: 'ru' | 'en' = 'ru') {
  const router = {
    state: { location: { pathname: '/Events/1-x', search: '?tab=odds' }, failure },
    navigate: jest.fn(),
    revalidate: jest.fn(),
  };
  end = followConnection(pageStore({ locale }), router);
  return router;
}
const become = (kind: 'online' | 'offline') => window.dispatchEvent(new Event(kind));

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 11, 33) }));
afterEach(() => {
  end();
  jest.useRealTimers();
});

test.each([
  ['ru', 'Нет связи с 14:33. На странице то, что загрузилось раньше.', 'Связь вернулась'],
  ['en', 'Offline since 14:33. You are seeing what was loaded before.', 'Back online'],
] as const)(
  'announces in %s that the network is gone, and for a moment that it is back',
  (locale, gone, back) => {
    open(undefined, locale);
    const message = screen.getByRole('status');
    expect(message).toBeEmptyDOMElement();
    become('offline');
    expect(message).toHaveTextContent(gone);
    become('online');
    expect(message).toHaveTextContent(back);
    jest.advanceTimersByTime(10_000);
    expect(message).toBeEmptyDOMElement();
  },
);

test('a shown page is revalidated when the network is back', () => {
  const { navigate, revalidate } = open();
  become('offline');
  become('online');
  expect(revalidate).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('a page that got no response is opened again when the network is back, other failures are not', () => {
  const failed = open(unanswered);
  become('online');
  expect(failed.navigate).toHaveBeenCalledWith('/Events/1-x?tab=odds', { replace: true });
  end();
  const missing = open(notFound);
  become('online');
  expect(missing.navigate).not.toHaveBeenCalled();
  expect(missing.revalidate).not.toHaveBeenCalled();
});

test('a page that starts without a network says so at once', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Нет связи');
  onLine.mockRestore();
});
