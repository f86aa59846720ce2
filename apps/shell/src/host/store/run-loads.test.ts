/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@tipmark/api-client';
import { soccerResultsPage, timezone } from '@tipmark/contract';
import { createLoad, optionalLoad } from '@tipmark/remote-kit';
import { createHostStore } from './create-host-store.ts';
import { createDataLayer } from './data-layer/data-layer.ts';
import { LoadFailedError, runLoads } from './run-loads.ts';

const results = createLoad('results', { request: soccerResultsPage, when: 'latest' });
const zone = createLoad('zone', { request: timezone, when: 'latest' });
const day = (timestamp: number) => results.requested({ query: { timestamp } });

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let urls: string[];
let closedEarly: string[];

const good = (_: IncomingMessage, response: ServerResponse) => {
  response.end(JSON.stringify({ data: { leagues: [] } }));
};

function makeStore() {
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, locale: 'ru' });
  const store = createHostStore({
    loadDataLayer: () => createDataLayer({ api, nowSeconds: () => 1000 }),
  });
  store.install({ name: 'one', features: [{ name: 'part', loads: [results, zone], screens: [] }] });
  return store;
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(async () => {
  urls = [];
  closedEarly = [];
  answer = good;
  server = createServer((request, response) => {
    urls.push(request.url ?? '');
    response.on('close', () => {
      if (!response.writableFinished) closedEarly.push(request.url ?? '');
    });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('runLoads', () => {
  test('requests missing loads and resolves when all have arrived', async () => {
    const store = makeStore();
    await runLoads(store, [day(1), zone.requested({})]);
    expect(urls.toSorted()).toEqual(['/soccer/results/page?timestamp=1', '/timezone']);
    expect(results.select(store.getState())).toMatchObject({
      status: 'ready',
      data: { leagues: [] },
    });
    store.dispose();
  });

  test('does not request fresh data, and refreshes old data without waiting for it', async () => {
    const store = makeStore();
    await runLoads(store, [day(1)]);
    await runLoads(store, [day(1)], { nowSeconds: () => 1030 });
    expect(urls).toHaveLength(1);
    answer = () => {};
    await runLoads(store, [day(1)], { nowSeconds: () => 1031 });
    expect(results.select(store.getState())).toMatchObject({
      status: 'loading',
      data: { leagues: [] },
    });
    await until(() => urls.length === 2);
    store.dispose();
  });

  test('going back needs no network: a response survives a failed request after it', async () => {
    const store = makeStore();
    await runLoads(store, [day(1)]);
    answer = (_, response) => void response.destroy();
    await expect(runLoads(store, [day(2)])).rejects.toThrow(LoadFailedError);
    await runLoads(store, [day(1)]);
    await until(() => results.select(store.getState()).status === 'failed');
    expect(results.select(store.getState())).toMatchObject({
      error: { status: 0 },
      data: { leagues: [] },
      dataKey: day(1).key,
    });
    store.dispose();
  });

  test('two screens that need the same load share one request', async () => {
    const held: (() => void)[] = [];
    answer = (request, response) => held.push(() => good(request, response));
    const store = makeStore();
    const first = runLoads(store, [day(1)]);
    await until(() => held.length === 1);
    const second = runLoads(store, [day(1)]);
    for (const release of held) release();
    await Promise.all([first, second]);
    expect(urls).toHaveLength(1);
    store.dispose();
  });

  test('rejects with the failure of the load', async () => {
    answer = (_, response) => {
      response
        .writeHead(404)
        .end(JSON.stringify({ error: { code: 'not_found', message: 'no such day' } }));
    };
    const store = makeStore();
    const error = await runLoads(store, [day(1)]).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LoadFailedError);
    expect((error as LoadFailedError).failure).toMatchObject({ status: 404, code: 'not_found' });
    store.dispose();
  });

  test('a failed part does not fail the screen, and its failure is in the store', async () => {
    answer = (request, response) => {
      if (request.url === '/timezone') response.writeHead(503).end();
      else good(request, response);
    };
    const store = makeStore();
    await runLoads(store, [day(1), optionalLoad(zone.requested({}))]);
    expect(results.select(store.getState()).status).toBe('ready');
    expect(zone.select(store.getState())).toMatchObject({
      status: 'failed',
      error: { status: 503 },
    });
    store.dispose();
  });

  test('rejects with an AbortError when aborted while a part is loading', async () => {
    answer = (request, response) => {
      if (request.url !== '/timezone') good(request, response);
    };
    const store = makeStore();
    const leaving = new AbortController();
    const run = runLoads(store, [day(1), optionalLoad(zone.requested({}))], {
      signal: leaving.signal,
    });
    await until(() => urls.includes('/timezone'));
    leaving.abort();
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    store.dispose();
  });

  test('requests again after a failure', async () => {
    answer = (_, response) => response.writeHead(500).end();
    const store = makeStore();
    await expect(runLoads(store, [day(1)])).rejects.toBeInstanceOf(LoadFailedError);
    answer = good;
    await runLoads(store, [day(1)]);
    expect(results.select(store.getState()).status).toBe('ready');
    store.dispose();
  });

  test('an abort closes the open socket once and leaves the state as it was', async () => {
    answer = () => {};
    const store = makeStore();
    const leaving = new AbortController();
    const run = runLoads(store, [day(1)], { signal: leaving.signal });
    await until(() => urls.length === 1);
    leaving.abort();
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    await until(() => closedEarly.length > 0);
    expect(closedEarly).toEqual(['/soccer/results/page?timestamp=1']);
    expect(results.select(store.getState())).toEqual({ status: 'idle' });
    store.dispose();
  });

  test('navigating to another day cancels the request of the first day only', async () => {
    answer = (request, response) => {
      if (request.url?.endsWith('=2')) good(request, response);
    };
    const store = makeStore();
    const leaving = new AbortController();
    const first = runLoads(store, [day(1)], { signal: leaving.signal });
    first.catch(() => {});
    await until(() => urls.length === 1);
    const second = runLoads(store, [day(2)]);
    leaving.abort();
    await second;
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await until(() => closedEarly.length > 0);
    expect(closedEarly).toEqual(['/soccer/results/page?timestamp=1']);
    expect(results.select(store.getState())).toMatchObject({ status: 'ready', key: day(2).key });
    store.dispose();
  });

  test('sends no request if the signal is already aborted', async () => {
    const store = makeStore();
    await expect(runLoads(store, [day(1)], { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(urls).toEqual([]);
  });

  test('disposing of the store closes open requests', async () => {
    answer = () => {};
    const store = makeStore();
    void runLoads(store, [day(1)]).catch(() => {});
    await until(() => urls.length === 1);
    store.dispose();
    await until(() => closedEarly.length > 0);
    expect(closedEarly).toHaveLength(1);
  });
});
