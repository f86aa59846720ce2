/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { timezone } from '@tipmark/contract';
import {
  type ApiClient,
  createLoad,
  type Feature,
  type Load,
  type RemoteEpic,
} from '@tipmark/remote-kit';
import { ofType } from '@tipmark/remote-kit/rx';
import type { Action } from 'redux';
import { finalize, map, merge, NEVER, of } from 'rxjs';
import { createHostStore } from './create-host-store.ts';
import { createDataLayer } from './data-layer/data-layer.ts';
import type { DataLayer } from './data-layer/data-layer-port.ts';

const zone = createLoad('zone', { request: timezone, when: 'latest' });
const api = { call: () => of({ timezone: 'UTC' }) } as unknown as ApiClient;
const feature = (parts: Partial<Feature> = {}): Feature => ({
  name: 'part',
  screens: [],
  ...parts,
});
const remote = (parts: Partial<Feature>, name = 'one') => ({ name, features: [feature(parts)] });
const settled = () => new Promise((resolve) => setImmediate(resolve));

const epicAction = (type: string) => ({ type, meta: { epic: true } });
const seen = (state: string[] = [], action: Action) =>
  action.type.startsWith('saw:') ? [...state, action.type] : state;
const echo =
  (type: string): RemoteEpic =>
  (action$) =>
    action$.pipe(
      ofType(type),
      map(() => ({ type: `saw:${type}` })),
    );
const slice = (store: { getState(): unknown }, name: string) =>
  (store.getState() as Record<string, unknown>)[name];

function makeStore(loadDataLayer?: () => DataLayer | Promise<DataLayer>) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const load = jest.fn(
    loadDataLayer ?? (() => createDataLayer({ api, nowSeconds: () => 5, onError })),
  );
  return { store: createHostStore({ loadDataLayer: load, onError }), load, errors };
}

test('a load that arrives with its screen, after its remote was installed, runs like any other', async () => {
  const { store } = makeStore();
  const loads: Load[] = [];
  store.install(remote({ loads }));
  expect(store.loadNamed('zone')).toBeUndefined();
  loads.push(zone as unknown as Load);
  store.dispatch(zone.requested({}));
  await settled();
  await settled();
  expect(zone.select(store.getState())).toMatchObject({ status: 'ready' });
});

describe('the data layer', () => {
  test('is fetched by the first action that needs it, and no action is lost in the meantime', async () => {
    const arrival = Promise.withResolvers<DataLayer>();
    const { store, load } = makeStore(() => arrival.promise);
    store.install(
      remote({
        loads: [zone],
        slices: { log: seen },
        epics: async () => ({ epics: [echo('plain')] }),
      }),
    );
    store.dispatch({ type: 'before' });
    expect(load).not.toHaveBeenCalled();
    store.dispatch(zone.requested({}));
    store.dispatch({ type: 'plain' });
    expect(load).toHaveBeenCalledTimes(1);
    expect(zone.select(store.getState()).status).toBe('loading');
    arrival.resolve(createDataLayer({ api, nowSeconds: () => 5 }));
    await settled();
    expect(zone.select(store.getState())).toMatchObject({
      status: 'ready',
      data: { timezone: 'UTC' },
      receivedAt: 5,
    });
    expect(slice(store, 'log')).toEqual(['saw:plain']);
  });

  test('is fetched ahead of time by warm, once', async () => {
    const { store, load } = makeStore();
    store.warm();
    store.warm();
    await settled();
    store.warm();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that fails to load fails the requests, and the next request tries again', async () => {
    let isUp = false;
    const { store, errors } = makeStore(async () => {
      if (!isUp) throw new Error('chunk 404');
      return createDataLayer({ api });
    });
    store.install(remote({ loads: [zone] }));
    store.dispatch(zone.requested({}));
    await settled();
    expect(zone.select(store.getState())).toMatchObject({
      status: 'failed',
      error: { status: 0, code: 'network', message: 'chunk 404' },
    });
    expect(errors).toHaveLength(1);
    isUp = true;
    store.dispatch(zone.requested({}));
    await settled();
    expect(zone.select(store.getState()).status).toBe('ready');
  });

  test('does not wait for slow or broken epics of a remote; slow ones still receive the actions they missed', async () => {
    const slow = Promise.withResolvers<{ epics: RemoteEpic[] }>();
    const { store, errors } = makeStore();
    store.install(remote({ loads: [zone], slices: { log: seen }, epics: () => slow.promise }));
    store.install(remote({ epics: () => Promise.reject(new Error('epics 404')) }, 'two'));
    store.dispatch(zone.requested({}));
    store.dispatch({ type: 'plain' });
    await settled();
    expect(zone.select(store.getState()).status).toBe('ready');
    expect(slice(store, 'log')).toEqual([]);
    store.dispatch({ type: 'plain' });
    slow.resolve({ epics: [echo('plain')] });
    await settled();
    expect(slice(store, 'log')).toEqual(['saw:plain', 'saw:plain']);
    expect(errors).toEqual([new Error('epics 404')]);
  });
});

const fragile: RemoteEpic = (action$) =>
  action$.pipe(
    ofType('go', 'crash'),
    map(({ type }) => {
      if (type === 'crash') throw new Error('crash');
      return { type: 'saw:go' };
    }),
  );

describe('epics', () => {
  test('one that crashes is restarted and does not stop the others', async () => {
    const { store, errors } = makeStore();
    store.install(
      remote({ slices: { log: seen }, epics: async () => ({ epics: [fragile, echo('crash')] }) }),
    );
    for (const type of ['go', 'crash', 'go']) store.dispatch(epicAction(type));
    await settled();
    store.dispatch(epicAction('crash'));
    store.dispatch(epicAction('go'));
    await settled();
    const log = slice(store, 'log') as string[];
    expect(log.filter((line) => line === 'saw:go')).toHaveLength(3);
    expect(log.filter((line) => line === 'saw:crash')).toHaveLength(2);
    expect(errors).toHaveLength(2);
  });

  test('one that subscribes to the actions twice receives those it missed in both subscriptions', async () => {
    const twice: RemoteEpic = (action$) =>
      merge(
        echo('go')(action$, NEVER as never, {} as never),
        echo('go')(action$, NEVER as never, {} as never),
      );
    const { store } = makeStore();
    store.install(remote({ slices: { log: seen }, epics: async () => ({ epics: [twice] }) }));
    store.dispatch(epicAction('go'));
    await settled();
    expect(slice(store, 'log')).toEqual(['saw:go', 'saw:go']);
  });

  test('one that crashes occasionally is always restarted', async () => {
    const { store } = makeStore();
    store.install(remote({ slices: { log: seen }, epics: async () => ({ epics: [fragile] }) }));
    for (let tick = 0; tick < 30; tick += 1) {
      store.dispatch(epicAction('crash'));
      store.dispatch(epicAction('go'));
    }
    await settled();
    expect(slice(store, 'log')).toHaveLength(30);
  });

  test('one that always crashes is dropped after twenty restarts, the others continue', async () => {
    const broken: RemoteEpic = () => {
      throw new Error('always');
    };
    const { store, errors } = makeStore();
    store.install(
      remote({ slices: { log: seen }, epics: async () => ({ epics: [broken, echo('go')] }) }),
    );
    store.dispatch(epicAction('go'));
    await settled();
    expect(slice(store, 'log')).toEqual(['saw:go']);
    expect(errors).toHaveLength(21);
  });

  test('stop when the store is disposed of', async () => {
    let isOpen = false;
    const { store } = makeStore();
    const open: RemoteEpic = (action$) => {
      isOpen = true;
      return action$.pipe(
        ofType('never'),
        finalize(() => {
          isOpen = false;
        }),
      );
    };
    store.install(remote({ epics: async () => ({ epics: [open] }) }));
    store.warm();
    await settled();
    expect(isOpen).toBe(true);
    store.dispose();
    expect(isOpen).toBe(false);
    store.install(remote({ epics: async () => ({ epics: [open] }) }, 'two'));
    store.dispatch({ type: 'anything' });
    await settled();
    expect(isOpen).toBe(false);
  });
});

describe('a remote in the store', () => {
  test('starts with the state the server sent for it', () => {
    const store = createHostStore({
      preloadedState: { filters: { tab: 'live' } },
      loadDataLayer: () => createDataLayer({ api }),
    });
    store.dispatch({ type: 'anything' });
    expect(slice(store, 'filters')).toEqual({ tab: 'live' });
    store.install(remote({ slices: { filters: (state: unknown = 'nothing') => state } }));
    expect(slice(store, 'filters')).toEqual({ tab: 'live' });
  });

  test('can be installed twice without an error, and its epics run once', async () => {
    const { store } = makeStore();
    const parts = { loads: [zone], slices: { log: seen } };
    const again = () => remote({ ...parts, epics: async () => ({ epics: [echo('go')] }) });
    store.install(again());
    expect(() => store.install(again())).not.toThrow();
    store.dispatch(epicAction('go'));
    await settled();
    expect(() => store.install(again())).not.toThrow();
    store.dispatch(epicAction('go'));
    await settled();
    expect(slice(store, 'log')).toEqual(['saw:go', 'saw:go']);
  });

  test.each([
    [
      'load',
      { loads: [zone] },
      'Remote "two" registers the load "zone", which another one has registered',
    ],
    [
      'slice',
      { slices: { log: seen } },
      'Remote "two" registers the slice "log", which another one has registered',
    ],
    [
      'host slice',
      { slices: { session: seen } },
      'Remote "two" registers the slice "session", which another one has registered',
    ],
  ])('with a %s that is already taken is rejected completely', (_, parts, message) => {
    const { store } = makeStore();
    store.install(remote({ loads: [zone], slices: { log: seen } }));
    const before = store.getState();
    expect(() => store.install(remote({ slices: { fresh: seen }, ...parts }, 'two'))).toThrow(
      message,
    );
    expect(store.getState()).toBe(before);
    expect(slice(store, 'fresh')).toBeUndefined();
  });

  test('a load that no feature lists is rejected with its name', () => {
    const { store } = makeStore();
    expect(() => store.dispatch(zone.requested({}))).toThrow(
      'Load "zone" is listed in no installed feature',
    );
  });

  test('an action without effect leaves the same state object', () => {
    const { store } = makeStore();
    store.install(remote({ slices: { log: seen } }));
    const before = store.getState();
    store.dispatch({ type: 'anything' });
    expect(store.getState()).toBe(before);
  });
});
