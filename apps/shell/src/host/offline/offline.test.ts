import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { encodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import { pageStore } from '../../testing/page-fixture.tsx';
import { setGuestMark } from '../session/guest-mark.ts';
import { followSeenDay } from './follow-seen-day.ts';
import { followInstallPrompt } from './install-prompt.ts';
import { knownVisitor } from './known-visitor.ts';
import { registerWorker } from './register-worker.ts';

const match: MatchListItem = {
  link: '7-lynx-otter-2026-11-21',
  matchId: 7,
  status: 3,
  startsAt: 1_795_278_600,
  isTimeKnown: true,
  currentOdds: [],
  firstOdds: [],
  home: { name: 'Lynx', score: 3 },
  away: { name: 'Otter', score: 1 },
  hasNotifications: true,
  views: 0,
  leagueId: 5,
  hasMathTip: false,
  hasUsersTip: false,
  countOfTips: 0,
};
const reply = (matches: readonly MatchListItem[]) => ({
  leagues: [
    { id: 5, link: '5-cup', name: 'Cup', matches: matches.map(encodeMatch) },
    { id: 6, link: '6-empty', name: 'Empty', matches: [] },
  ],
  timestamp: 1_795_208_400,
  asOf: 1_795_280_000,
});

describe('the last day seen', () => {
  const seenOn = (data: unknown, locale: 'ru' | 'en') => {
    const onSeen = jest.fn();
    const loads = { hockeyResultsPage: { status: 'ready', data } };
    followSeenDay(pageStore({ locale, loads }), onSeen)();
    return onSeen;
  };

  test('is described in the language of the page, without anything personal', () => {
    expect(seenOn(reply([match, { ...match, away: { name: 'Seal' } }]), 'en')).toHaveBeenCalledWith(
      {
        title: 'Hockey · Saturday, 21\u00A0November 2026',
        seenAt: '21 Nov 2026, 19:53',
        locale: 'en',
        leagues: [
          {
            name: 'Cup',
            matches: [
              { time: '19:30', home: 'Lynx', away: 'Otter', score: '3:1' },
              { time: '19:30', home: 'Lynx', away: 'Seal', score: '' },
            ],
          },
        ],
      },
    );
  });

  test('is in Russian on a Russian page, and has at most three hundred matches', () => {
    const [[day]] = seenOn(reply(Array(301).fill(match)), 'ru').mock.calls as [
      [{ title: string; leagues: { matches: unknown[] }[] }],
    ];
    expect(day.title).toBe('Хоккей · Суббота, 21\u00A0ноября 2026');
    expect(day.leagues[0]?.matches).toHaveLength(300);
  });

  test('is not reported if no day was loaded', () => {
    expect(seenOn(undefined, 'ru')).not.toHaveBeenCalled();
  });
});

describe('a visitor is known', () => {
  const storeOf = (isSignedIn: boolean) => {
    const listeners = new Set<() => void>();
    const state = { session: { isSignedIn } };
    return {
      store: {
        getState: () => state as never,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      signIn() {
        state.session.isSignedIn = true;
        for (const listener of listeners) listener();
      },
      listeners,
    };
  };
  async function isSettled(promise: Promise<void>): Promise<boolean> {
    let isDone = false;
    void promise.then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    return isDone;
  }

  beforeEach(() => localStorage.clear());

  test('when this browser was here before, or the visitor is signed in', async () => {
    expect(await isSettled(knownVisitor(storeOf(true).store))).toBe(true);
    setGuestMark(Math.floor(Date.now() / 1000));
    expect(await isSettled(knownVisitor(storeOf(false).store))).toBe(true);
  });

  test('on a first visit not before signing in, even when the guest gets an id meanwhile', async () => {
    const { store, signIn, listeners } = storeOf(false);
    const known = knownVisitor(store);
    setGuestMark(Math.floor(Date.now() / 1000));
    expect(await isSettled(known)).toBe(false);
    signIn();
    await known;
    expect(listeners.size).toBe(0);
  });
});

describe('registering the worker', () => {
  const active = { postMessage: jest.fn() };
  const container = (register: () => Promise<unknown>, found: object[] = []) =>
    ({
      register: jest.fn(register),
      ready: Promise.resolve({ active }),
      controller: null,
      getRegistrations: async () => found,
    }) as unknown as ServiceWorkerContainer;
  const onFailure = jest.fn();

  test('returns a function that sends messages to the worker', async () => {
    const emit = await registerWorker({
      container: container(async () => ({})),
      isOff: false,
      onFailure,
    });
    emit?.({ kind: 'files', addresses: [] });
    expect(active.postMessage).toHaveBeenCalledWith({ kind: 'files', addresses: [] });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('reports a failure without breaking the page', async () => {
    const failing = container(() => Promise.reject(new Error('no space')));
    expect(await registerWorker({ container: failing, isOff: false, onFailure })).toBeUndefined();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('on a site without a worker, updates an existing one so that it removes itself', async () => {
    const registration = { update: jest.fn(async () => {}), unregister: jest.fn() };
    const present = container(async () => ({}), [registration]);
    expect(await registerWorker({ container: present, isOff: true, onFailure })).toBeUndefined();
    expect(registration.update).toHaveBeenCalledTimes(1);
    // the old worker would fill the caches again while it still serves this page
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(present.register).not.toHaveBeenCalled();
  });

  test.each([
    ['removes a worker that is still there ten seconds later, with its caches', true],
    ['leaves caches alone once the worker has removed itself', false],
  ])('on a site without a worker, %s', async (_what, isStuck) => {
    jest.useFakeTimers();
    const removed = jest.fn(async () => true);
    Object.assign(globalThis, { caches: { keys: async () => ['files-1'], delete: removed } });
    const registration = { update: jest.fn(async () => {}), unregister: jest.fn(async () => true) };
    const present = container(async () => ({}), [registration]);
    await registerWorker({ container: present, isOff: true, onFailure });
    if (!isStuck) Object.assign(present, { getRegistrations: async () => [] });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(registration.unregister).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(registration.unregister).toHaveBeenCalledTimes(isStuck ? 1 : 0);
    expect(removed.mock.calls).toEqual(isStuck ? [['files-1']] : []);
    Reflect.deleteProperty(globalThis, 'caches');
    jest.useRealTimers();
  });
});

describe('the offer to install', () => {
  const android = {
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile',
    serviceWorker: {},
  };
  const offer = (prompt: () => Promise<unknown>, outcome = 'accepted') => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
    window.dispatchEvent(event);
    return event;
  };
  let report: jest.Mock;
  let end = () => {};
  const follow = (device: typeof android | { userAgent: string } = android) => {
    document.body.innerHTML = '<div id="root"></div>';
    report = jest.fn();
    end = followInstallPrompt({ store: pageStore(), report, device });
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    end();
    jest.useRealTimers();
  });
  const reported = () => report.mock.calls.flat();

  test('is captured on Android, opened by a button, and reported', async () => {
    follow();
    const prompt = jest.fn(async () => {});
    expect(offer(prompt).defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_999);
    expect(screen.queryByRole('button')).toBeNull();
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    screen.getByRole('button', { name: 'Установить приложение' }).click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(reported()).toEqual(['install_prompt_captured', 'install_prompt_accepted']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that cannot be shown is reported as a failure', async () => {
    follow();
    offer(() => Promise.reject(new Error('used up')));
    jest.advanceTimersByTime(2_000);
    jest.useRealTimers();
    screen.getByRole('button').click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reported()).toEqual(['install_prompt_captured', 'install_prompt_failure']);
  });

  test.each([
    ['a desktop', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', serviceWorker: {} }],
    ['a phone without service workers', { userAgent: android.userAgent }],
  ])('is left to the browser on %s', (_name, device) => {
    follow(device);
    expect(offer(async () => {}).defaultPrevented).toBe(false);
    expect(reported()).toEqual([]);
  });
});
