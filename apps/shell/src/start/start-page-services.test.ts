import type { ApiClient } from '@tipmark/remote-kit';
import { of, throwError } from 'rxjs';
import type { ReconnectingRouter } from '../host/connection/follow-connection.ts';
import type { WatchedRouter } from '../host/metrics/follow-page-views.ts';
import { createHostStore } from '../host/store/create-host-store.ts';
import { createDataLayer } from '../host/store/data-layer/data-layer.ts';
import type { VisitedRouter } from '../layout/forget-older-copy.ts';
import { hostFeatures } from './host-features.ts';
import { startPageServices } from './start-page-services.ts';

const router: WatchedRouter & ReconnectingRouter & VisitedRouter = {
  state: {
    location: { key: 'first', pathname: '/Results', search: '' },
    navigation: { state: 'idle' },
    historyAction: 'POP',
    failure: undefined,
  },
  subscribe: () => () => {},
  navigate: () => {},
  revalidate: () => {},
};

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const answers: Readonly<Record<string, object>> = {
  timezone: { timezone: 'Europe/Moscow' },
  currentSession: { url: '', guestId: 'a-browser' },
};

function openPage({ isDown = false } = {}) {
  const calls: string[] = [];
  const api = {
    call: ({ name }: { name: string }) => {
      calls.push(name);
      if (isDown) return throwError(() => ({ status: 0, code: 'network', message: 'down' }));
      return of(answers[name] ?? {});
    },
  } as unknown as ApiClient;
  const store = createHostStore({
    features: hostFeatures,
    loadDataLayer: () => createDataLayer({ api }),
  });
  const channel = { emit() {}, hear() {}, close() {} };
  startPageServices({ store, router, channel, isClockFixed: true });
  return { calls, store };
}

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => {} }) as unknown as MediaQueryList;
});

describe('a running page', () => {
  test('requests a guest id first and reports the page view after it', async () => {
    const { calls } = openPage();
    expect(calls).toEqual([]);
    await until(() => calls.length === 3);
    expect(calls).toEqual(['timezone', 'currentSession', 'statistics']);
  });

  test('requests a guest id only once per guest', async () => {
    const first = openPage();
    await until(() => first.calls.length === 3);
    const second = openPage();
    await until(() => second.calls.length === 1);
    expect(second.calls).toEqual(['statistics']);
    expect(second.store.getState().session.guestId).toBe('a-browser');
  });

  test('without a response requests the guest id again on the next page, and still reports this one', async () => {
    const first = openPage({ isDown: true });
    await until(() => first.calls.length === 3);
    const second = openPage();
    await until(() => second.calls.length === 3);
    expect(second.calls).toEqual(['timezone', 'currentSession', 'statistics']);
  });

  test('works without storage', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { calls } = openPage();
    await until(() => calls.length === 3);
    expect(calls).toEqual(['timezone', 'currentSession', 'statistics']);
    storage.mockRestore();
  });

  test('detects whether its window is narrow', () => {
    expect(openPage().store.getState().view.isMobile).toBe(true);
  });
});
