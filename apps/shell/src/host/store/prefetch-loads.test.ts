/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import {
  pageProfileNotifications,
  pageSoccerValueTrends,
  soccerResultsPage,
} from '@tipmark/contract';
import { type ApiClient, createLoad, signedIn } from '@tipmark/remote-kit';
import { Observable, type Subscriber } from 'rxjs';
import { createHostStore } from './create-host-store.ts';
import { createDataLayer } from './data-layer/data-layer.ts';
import { prefetchLoads } from './prefetch-loads.ts';
import { runLoads } from './run-loads.ts';

const results = createLoad('results', { request: soccerResultsPage, when: 'latest' });
const own = createLoad('own', { request: pageProfileNotifications, when: 'latest' });
const paid = createLoad('paid', { request: pageSoccerValueTrends, when: 'latest' });
const day = (timestamp: number) => results.requested({ query: { timestamp } });

interface Call {
  readonly day: number;
  readonly reply: Subscriber<unknown>;
  isAnswered: boolean;
  isAborted: boolean;
}

function openPage() {
  let nowSeconds = 1000;
  const calls: Call[] = [];
  const api = {
    call: (_endpoint: unknown, { query }: { query: { timestamp: number } }) =>
      new Observable((reply) => {
        const call: Call = { day: query.timestamp, reply, isAnswered: false, isAborted: false };
        calls.push(call);
        return () => {
          call.isAborted = !call.isAnswered;
        };
      }),
  } as unknown as ApiClient;
  const store = createHostStore({
    loadDataLayer: () => createDataLayer({ api, nowSeconds: () => nowSeconds }),
  });
  store.install({
    name: 'one',
    features: [{ name: 'part', loads: [results, own, paid], screens: [] }],
  });
  const answer = (index: number) => {
    const call = calls[index];
    if (!call) throw new Error(`there is no call ${index}`);
    call.isAnswered = true;
    call.reply.next({ leagues: [], timestamp: call.day });
    call.reply.complete();
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    store,
    calls,
    answer,
    settled,
    at: (seconds: number) => {
      nowSeconds = seconds;
    },
    shown: () => results.select(store.getState()),
  };
}

async function openOn(timestamp: number) {
  const page = openPage();
  const opening = runLoads(page.store, [day(timestamp)]);
  await page.settled();
  page.answer(0);
  await opening;
  return page;
}

describe('prefetching loads', () => {
  test('leaves the current page unchanged', async () => {
    const { store, calls, answer, settled, shown } = await openOn(1);
    const before = store.getState();
    prefetchLoads(store, [day(2)]);
    await settled();
    answer(1);
    await settled();
    expect(calls.map((call) => call.day)).toEqual([1, 2]);
    expect(store.getState()).toBe(before);
    expect(shown()).toMatchObject({ status: 'ready', data: { timestamp: 1 } });
  });

  test('saves the request on navigation, whether it is answered by then or not', async () => {
    const { store, calls, answer, settled, shown } = await openOn(1);
    prefetchLoads(store, [day(2), day(3)]);
    await settled();
    answer(1);
    await runLoads(store, [day(2)]);
    expect(shown()).toMatchObject({ status: 'ready', data: { timestamp: 2 }, receivedAt: 1000 });
    const going = runLoads(store, [day(3)]);
    await settled();
    answer(2);
    await going;
    expect(shown()).toMatchObject({ status: 'ready', data: { timestamp: 3 } });
    expect(calls).toHaveLength(3);
  });

  test('uses a response once', async () => {
    const { store, calls, answer, settled, shown } = await openOn(1);
    prefetchLoads(store, [day(2)]);
    await settled();
    answer(1);
    await runLoads(store, [day(2)]);
    for (const [call, other] of [3, 2].entries()) {
      const going = runLoads(store, [day(other)]);
      await settled();
      answer(2 + call);
      await going;
    }
    expect(calls.map((call) => call.day)).toEqual([1, 2, 3, 2]);
    expect(shown()).toMatchObject({ status: 'ready', data: { timestamp: 2 } });
  });

  test('does not use an old response', async () => {
    const { store, calls, answer, settled, at } = await openOn(1);
    prefetchLoads(store, [day(2)]);
    await settled();
    answer(1);
    at(1031);
    const going = runLoads(store, [day(2)], { nowSeconds: () => 1031 });
    await settled();
    expect(calls).toHaveLength(3);
    answer(2);
    await going;
  });

  test('requests a failed load again on navigation', async () => {
    const { store, calls, answer, settled, shown } = await openOn(1);
    prefetchLoads(store, [day(2)]);
    await settled();
    calls[1]?.reply.error({ status: 503, code: 'unavailable', message: '' });
    expect(shown().status).toBe('ready');
    const going = runLoads(store, [day(2)]);
    await settled();
    answer(2);
    await going;
    expect(shown()).toMatchObject({ status: 'ready', data: { timestamp: 2 } });
  });

  test('requests a load that fails during the navigation again', async () => {
    const { store, calls, answer, settled } = await openOn(1);
    prefetchLoads(store, [day(2)]);
    await settled();
    const going = runLoads(store, [day(2)]);
    await settled();
    calls[1]?.reply.error({ status: 0, code: 'network', message: '' });
    await settled();
    answer(2);
    await going;
    expect(calls).toHaveLength(3);
  });

  test('requests a load once if it is prefetched twice, and not at all if it is shown', async () => {
    const { store, calls, settled } = await openOn(1);
    prefetchLoads(store, [day(1), day(2)]);
    prefetchLoads(store, [day(2)]);
    await settled();
    expect(calls.map((call) => call.day)).toEqual([1, 2]);
  });

  test('keeps only four requests and aborts the oldest; disposing of the store aborts all', async () => {
    const { store, calls, settled } = await openOn(1);
    for (const other of [2, 3, 4, 5, 6]) prefetchLoads(store, [day(other)]);
    await settled();
    expect(calls.slice(1).map((call) => call.isAborted)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    store.dispose();
    expect(calls.slice(1).every((call) => call.isAborted)).toBe(true);
  });

  test('does not prefetch what the visitor would be refused', async () => {
    const { store, calls, settled } = await openOn(1);
    const personal = [own, paid].map((load) =>
      load.requested({ query: { timestamp: 0 } } as never),
    );
    const countOfCalls = async () => {
      prefetchLoads(store, personal);
      await settled();
      return calls.length - 1;
    };
    expect(await countOfCalls()).toBe(0);
    store.dispatch(signedIn({ name: 'Ivan', url: 'ivan', subscriptionExpiration: '' }));
    expect(await countOfCalls()).toBe(1);
    const subscriptionExpiration = '2999-01-01T00:00:00Z';
    store.dispatch(signedIn({ name: 'Maria', url: 'maria', subscriptionExpiration }));
    expect(await countOfCalls()).toBe(2);
  });
});
