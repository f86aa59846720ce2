import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@tipmark/api-client';
import { soccerResultsPage, timezone } from '@tipmark/contract';
import { createLoad, optionalLoad } from '@tipmark/remote-kit';
import { createHostStore } from '../../src/host/store/create-host-store.ts';
import { createDataLayer } from '../../src/host/store/data-layer/data-layer.ts';
import { loadScreen } from './load-screen.ts';

const results = createLoad('results', { request: soccerResultsPage, when: 'latest' });
const zone = createLoad('zone', { request: timezone, when: 'latest' });
const requests = [results.requested({ query: {} }), optionalLoad(zone.requested({}))];
const PATIENCE = { partsMs: 800, pageMs: 2_500, againMs: 50 };

let server: Server;
/** Paths that get no answer. */
let silent: RegExp;
/** How often the results are refused before they are sent, and how late. */
let refusals: number;
let lateMs: number;

beforeEach(async () => {
  [silent, refusals, lateMs] = [/nothing/, 0, 0];
  server = createServer(({ url = '' }, response) => {
    if (silent.test(url)) return;
    const answer = { data: { leagues: [] } };
    if (/timezone/.test(url)) {
      response.end(JSON.stringify(answer));
      return;
    }
    refusals -= 1;
    if (refusals >= 0) response.writeHead(503);
    const body = refusals >= 0 ? { error: { code: 'unavailable', message: 'busy' } } : answer;
    setTimeout(() => response.end(JSON.stringify(body)), lateMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function loaded(isFull = () => false) {
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, locale: 'ru' });
  const store = createHostStore({
    loadDataLayer: () => createDataLayer({ api, nowSeconds: () => 1_000 }),
  });
  store.install({ name: 'one', features: [{ name: 'part', loads: [results, zone], screens: [] }] });
  const errors: unknown[] = [];
  const page = { found: { screen: { loads: () => requests, furtherLoads: () => [] } } } as never;
  const context = { match: undefined, search: new URLSearchParams() } as never;
  const trouble = { onError: (one: unknown) => void errors.push(one), isFull };
  const failure = await loadScreen(page, context, store, trouble, PATIENCE);
  const { results: main, zone: part } = store.getState().loads;
  store.dispose();
  return { failure, errors, main: main?.status, part: part?.status };
}

test('a part that is late does not fail the screen, which is shown without it', async () => {
  silent = /timezone/;
  expect(await loaded()).toEqual({
    failure: undefined,
    errors: [],
    main: 'ready',
    part: 'failed',
  });
});

test('a screen whose own load is late is not shown', async () => {
  silent = /Results/i;
  const { failure, errors, part } = await loaded();
  expect([failure?.reason, errors, part]).toEqual(['loadFailed', [], 'ready']);
});

test('a screen waits longer for what it cannot do without than for its parts', async () => {
  [silent, lateMs] = [/timezone/, 1_500];
  expect(await loaded()).toEqual({
    failure: undefined,
    errors: [],
    main: 'ready',
    part: 'failed',
  });
});

test('a busy api is asked once more', async () => {
  refusals = 1;
  expect((await loaded()).main).toBe('ready');
  refusals = 2;
  const { failure } = await loaded();
  expect(failure).toMatchObject({ reason: 'loadFailed', status: 503 });
});

test('a busy api is not asked once more while other pages wait', async () => {
  refusals = 1;
  const { failure } = await loaded(() => true);
  expect(failure).toMatchObject({ reason: 'loadFailed', status: 503 });
  expect(refusals).toBe(0);
});
