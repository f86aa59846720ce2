import type { LiveChanges } from '@tipmark/contract/live';
import type { HostState, LiveInterest, LiveUpdate } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { loadsReducer } from '../state/loads-reducer.ts';
import { viewReducer } from '../state/view-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { followLive } from './follow-live.ts';
import { aBrowser, type FakeSource } from './live-fixture.ts';

const ready = (data: unknown) => ({ status: 'ready', key: 'k', dataKey: 'k', data }) as const;

const reload = {
  type: 'day/requested',
  phase: 'requested',
  load: 'day',
  key: 'k',
  when: 'latest',
  request: {},
  meta: { epic: true },
} as const;

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: isVisible ? 'visible' : 'hidden',
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

let stop = () => {};
afterEach(() => {
  stop();
  setVisible(true);
  setOnline(true);
});

interface Setting {
  readonly isSignedIn?: boolean;
  readonly interest?: () => LiveInterest | undefined;
  readonly update?: (changes: LiveChanges) => Partial<LiveUpdate>;
}

const goalsOf = ({ loads }: HostState): number =>
  (loads['day'] as { data: { goals: number } }).data.goals;

/** A page whose one load has the goals of the match 1. */
function openPage(setting: Setting = {}) {
  const fake = aBrowser();
  const actions: Action[] = [];
  const listeners = new Set<() => void>();
  let state = {
    loads: loadsReducer({ day: ready({ goals: 0 }) }, { type: '@@init' }),
    view: viewReducer(undefined, { type: '@@init' }),
    session: { isSignedIn: setting.isSignedIn ?? false },
  } as HostState;
  const store = {
    getState: () => state,
    dispatch(action: Action) {
      actions.push(action);
      state = {
        ...state,
        loads: loadsReducer(state.loads, action),
        view: viewReducer(state.view, action),
      };
      for (const listener of listeners) listener();
      return action;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as HostStore;
  const interest = setting.interest ?? (() => ({ topics: ['m:1'], since: 100, reload: [reload] }));
  const following = followLive({
    store,
    browser: fake.browser,
    nowMs: fake.nowMs,
    screen: () => ({
      visit: {} as never,
      live: {
        interest,
        update: (now, changes) => {
          const goals = Number(changes.matches['1']?.['4'] ?? goalsOf(now));
          return { data: { day: { goals } }, ...setting.update?.(changes) };
        },
      },
    }),
  });
  stop = following.stop;
  return {
    ...fake,
    following,
    store,
    last: () => fake.sources.at(-1) as FakeSource,
    goals: () => goalsOf(store.getState()),
    kinds: () => actions.map(({ type }) => type),
    reloads: () => actions.filter(({ type }) => type === 'day/requested'),
    live: () => store.getState().view.live,
  };
}

const goal = (asOf: number, goals = 1) => ({ asOf, matches: { '1': { '4': goals } } });

const prices = (asOf: number, count: number) => ({
  asOf,
  matches: Object.fromEntries(Array.from({ length: count }, (_, id) => [id + 1, { '9': [asOf] }])),
});

test('changes that arrive between two frames are one action', () => {
  const page = openPage();
  for (const goals of [1, 2, 3]) page.last().emit('changes', goal(100 + goals, goals));
  expect(page.kinds()).toEqual([]);
  page.frame();
  expect(page.kinds()).toEqual(['live/changed']);
  expect(page.goals()).toBe(3);
  expect(page.live()).toEqual({ asOf: 103, isLost: false });
});

test('many changes at once are applied in parts, one per frame: each match once, in its latest state', () => {
  const reported: LiveChanges['matches'][] = [];
  const page = openPage({
    update: ({ matches }) => {
      reported.push(matches);
      return {};
    },
  });
  page.last().emit('changes', prices(101, 70));
  page.last().emit('changes', prices(102, 40));
  for (let part = 1; part <= 3; part += 1) {
    page.frame();
    page.advance(100);
    expect(reported).toHaveLength(Math.min(part, 2));
  }
  expect(reported.flatMap((matches) => Object.keys(matches))).toHaveLength(70);
  expect({ ...reported[0], ...reported[1] }).toEqual({
    ...prices(101, 70).matches,
    ...prices(102, 40).matches,
  });
});

test('a change is marked in the frame after it was rendered', () => {
  const reported: string[] = [];
  const page = openPage({ update: () => ({ shown: () => void reported.push('marked') }) });
  page.last().emit('changes', goal(101));
  page.frame();
  expect(page.goals()).toBe(1);
  expect(reported).toEqual([]);
  page.frame();
  expect(reported).toEqual(['marked']);
});

test('a hidden page does not listen; once visible again it requests what it missed', () => {
  const page = openPage();
  page.last().emit('beat', { asOf: 140 });
  setVisible(false);
  expect(page.last().isClosed).toBe(true);
  setVisible(true);
  expect(page.sources).toHaveLength(2);
  expect(page.last().address).toContain('since=140');
});

test('a page opened in the background listens once it is visible', () => {
  setVisible(false);
  const page = openPage();
  expect(page.sources).toHaveLength(0);
  setVisible(true);
  expect(page.sources).toHaveLength(1);
});

test('without a network the page says so and does not retry; once online again it continues', () => {
  const page = openPage();
  page.last().emit('beat', { asOf: 120 });
  page.frame();
  setOnline(false);
  expect(page.live()).toEqual({ asOf: 120, isLost: true });
  page.advance(600_000);
  expect(page.sources).toHaveLength(1);
  setOnline(true);
  expect(page.last().address).toContain('since=120');
  page.last().emit('beat', { asOf: 130 });
  page.frame();
  expect(page.live()).toEqual({ asOf: 130, isLost: false });
});

test('a screen opened without a network shows the age of its data', () => {
  let isThere = true;
  const page = openPage({
    interest: () => (isThere ? { topics: ['m:1'], since: 100, reload: [reload] } : undefined),
  });
  page.last().emit('beat', { asOf: 120 });
  page.frame();
  setOnline(false);
  isThere = false;
  page.following.look();
  expect(page.live()).toBeUndefined();
  isThere = true;
  page.following.look();
  expect(page.live()).toEqual({ asOf: 100, isLost: true });
});

test('a page restored by going back opens its connection again', () => {
  const page = openPage();
  dispatchEvent(new Event('pagehide'));
  expect(page.last().isClosed).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(page.sources).toHaveLength(2);
});

test('after missing too much a page reloads its data once, after a delay that differs by page', () => {
  const page = openPage();
  page.last().emit('resync', { asOf: 200 });
  page.last().emit('resync', { asOf: 201 });
  expect(page.kinds()).not.toContain('day/requested');
  page.advance(3_000);
  page.frame();
  // a cached reply of the browser is as old as what is replaced
  expect(page.reloads()).toMatchObject([{ isCacheStale: true }]);
});

test('a reload due while the page is hidden happens once it is visible', () => {
  const page = openPage();
  const requests = () => page.kinds().filter((kind) => kind === 'day/requested').length;
  page.last().emit('resync', { asOf: 200 });
  setVisible(false);
  page.advance(60_000);
  expect(requests()).toBe(0);
  setVisible(true);
  page.advance(0);
  expect(requests()).toBe(1);
  setVisible(false);
  setVisible(true);
  page.advance(60_000);
  expect(requests()).toBe(1);
});

test('data missing on the page is requested, but not again right away', () => {
  const page = openPage({ update: () => ({ isIncomplete: true }) });
  const requests = () => page.kinds().filter((kind) => kind === 'day/requested').length;
  page.last().emit('changes', goal(101));
  page.frame();
  page.advance(3_000);
  expect(requests()).toBe(1);
  page.last().emit('changes', goal(102));
  page.frame();
  page.advance(10_000);
  expect(requests()).toBe(1);
  page.advance(20_000);
  expect(requests()).toBe(2);
});

test('after midnight the page requests the new day, and again if it did not arrive', () => {
  let isOutdated = false;
  const page = openPage({
    interest: () => ({ topics: ['m:1'], since: 100, reload: [reload], isOutdated }),
  });
  isOutdated = true;
  page.store.dispatch({ type: 'view/clockTicked' });
  page.store.dispatch({ type: 'view/clockTicked' });
  expect(page.kinds().filter((kind) => kind === 'day/requested')).toHaveLength(1);
  page.advance(301_000);
  page.store.dispatch({ type: 'view/clockTicked' });
  expect(page.kinds().filter((kind) => kind === 'day/requested')).toHaveLength(2);
});

test('a change that is held back is applied later', () => {
  let isHeld = true;
  const page = openPage({
    update: (changes) => (isHeld ? { data: {}, later: changes } : {}),
  });
  page.last().emit('changes', goal(101));
  page.frame();
  expect(page.goals()).toBe(0);
  isHeld = false;
  page.advance(500);
  page.frame();
  expect(page.goals()).toBe(1);
});

test('a screen without live data closes the connection', () => {
  let interest: LiveInterest | undefined = { topics: ['m:1'], since: 100, reload: [] };
  const page = openPage({ interest: () => interest });
  page.last().emit('beat', { asOf: 120 });
  page.frame();
  interest = undefined;
  page.following.look();
  expect(page.last().isClosed).toBe(true);
  expect(page.live()).toBeUndefined();
});

describe('a signed-in visitor', () => {
  const counts = (page: ReturnType<typeof openPage>) =>
    page.kinds().filter((kind) => kind === 'session/accountChanged').length;

  test('receives notifications on the connection of the screen', () => {
    const page = openPage({ isSignedIn: true });
    expect(page.sources).toHaveLength(1);
    expect(decodeURIComponent(page.last().address)).toContain('topics=m:1,notices');
    page.last().emit('notices', { unread: 3 });
    expect(counts(page)).toBe(1);
    page.last().emit('changes', goal(101));
    page.frame();
    expect(page.goals()).toBe(1);
  });

  test('receives notifications on a screen without live data, which is never marked stale', () => {
    const page = openPage({ isSignedIn: true, interest: () => undefined });
    expect(page.last().address).toContain('topics=notices&');
    page.last().emit('beat', { asOf: 120 });
    page.frame();
    page.last().emit('notices', { unread: 1 });
    expect(counts(page)).toBe(1);
    page.last().fail();
    expect(page.live()).toBeUndefined();
    setVisible(false);
    expect(page.last().isClosed).toBe(true);
  });
});
