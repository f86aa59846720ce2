import type { HostState } from '../host/host-state.ts';
import { createLoad } from '../load/create-load.ts';
import { defineScreen } from './define-screen.ts';
import { lazyFeature, lazyScreen } from './lazy-screen.ts';
import type { Visit } from './visit.ts';

const visit = { params: { teamUrl: '1-zenit' } } as unknown as Visit;
const state = {} as HostState;
const requested = { type: 'team/requested' } as never;

function aScreen() {
  let fetches = 0;
  const screen = defineScreen({
    route: 'team',
    loads: () => [requested],
    Component: () => null,
    head: (_state, { params }) => ({ title: params['teamUrl'] ?? '', description: '' }),
  });
  const lazy = lazyScreen('team', async () => {
    fetches += 1;
    return { screen };
  });
  return { lazy, countOfLoaded: () => fetches };
}

test('only its route is known until it is loaded', async () => {
  const { lazy } = aScreen();
  expect(lazy.route).toBe('team');
  expect(() => lazy.loads(visit)).toThrow(/"team"/);
});

test('once loaded, it behaves like the screen itself', async () => {
  const { lazy } = aScreen();
  await lazy.loadPart?.();
  expect(lazy.loads(visit)).toEqual([requested]);
  expect(lazy.head(state, visit, String).title).toBe('1-zenit');
  expect(lazy.notFound?.(state)).toBe(false);
});

test('its notFound is known once it is loaded, its live module at once', async () => {
  const live = async () => ({ live: {} as never });
  const screen = { ...aScreen().lazy, loads: () => [], notFound: () => true };
  const lazy = lazyScreen('team', async () => ({ screen }), { live });
  expect(lazy.live).toBe(live);
  await lazy.loadPart?.();
  expect(lazy.notFound?.(state)).toBe(true);
});

test('loading its code loads the screen, and it is fetched only once', async () => {
  const { lazy, countOfLoaded } = aScreen();
  await lazy.code?.();
  await lazy.loadPart?.();
  await lazy.code?.();
  expect(lazy.loads(visit)).toEqual([requested]);
  expect(countOfLoaded()).toBe(1);
});

test('a failed fetch is retried', async () => {
  let isDown = true;
  const screen = aScreen().lazy;
  const lazy = lazyScreen('team', async () => {
    if (isDown) throw new Error('offline');
    return { screen: { ...screen, loads: () => [requested] } };
  });
  await expect(lazy.loadPart?.()).rejects.toThrow('offline');
  isDown = false;
  await lazy.loadPart?.();
  expect(lazy.loads(visit)).toEqual([requested]);
});

test('a lazy feature has its loads once its screen is loaded', async () => {
  const { lazy } = aScreen();
  const team = createLoad('team', { request: {} as never, when: 'latest' });
  const feature = lazyFeature('team', 'team', async () => ({ screen: lazy, loads: [team] }));
  expect(feature.loads).toEqual([]);
  await feature.screens[0]?.loadPart?.();
  expect(feature.loads).toEqual([team]);
  await feature.screens[0]?.loadPart?.();
  expect(feature.loads).toEqual([team]);
});
