/** @jest-environment @tipmark/jest-preset/environment-node.mjs */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@tipmark/api-client';
import { headerSearches, search, searchOf } from '@tipmark/header-search';
import { createHostStore, type HostStore } from '../host/store/create-host-store.ts';
import { createDataLayer } from '../host/store/data-layer/data-layer.ts';
import { hostFeatures } from '../start/host-features.ts';

const nothing = { matches: [], teams: [], leagues: [], referees: [], users: [] };
const served = new Set(['events', 'hockeyEvents']);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Arrived {
  readonly path: string;
  readonly response: ServerResponse;
  isClosed: boolean;
}

let server: Server;
let arrived: Arrived[];
let store: HostStore;

/** Waits for what the server must see; the time limit of the test ends it. */
async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const value = look();
    if (value) return value;
    await pause(5);
  }
}

const request = (index: number) => until(() => arrived[index]);
const typed = (text: string, sport: 1 | 2 = 1) => search(store, searchOf(sport, served), text);
const answer = ({ response }: Arrived) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ data: nothing }));

beforeEach(async () => {
  arrived = [];
  server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const one: Arrived = {
      path: decodeURIComponent(incoming.url ?? ''),
      response,
      isClosed: false,
    };
    response.on('close', () => {
      one.isClosed = !response.writableEnded;
    });
    arrived.push(one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, locale: 'ru' });
  store = createHostStore({
    features: hostFeatures,
    loadDataLayer: () => createDataLayer({ api }),
  });
});

afterEach(async () => {
  store.dispose();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('keystrokes in quick succession cause one request, for the last query', async () => {
  for (const text of ['зе', 'зен', 'зени', 'зенит ', 'зенит']) {
    typed(text);
    await pause(20);
  }
  answer(await request(0));
  await until(() => headerSearches.soccer.select(store.getState()).status === 'ready');
  expect(arrived.map(({ path }) => path)).toEqual(['/soccer/search?query=зенит']);
});

test('a new query closes the connection of the previous one', async () => {
  typed('зени');
  const first = await request(0);
  typed('зенит');
  await until(() => first.isClosed);
  expect(arrived).toHaveLength(1);
  answer(await request(1));
  await until(() => headerSearches.soccer.select(store.getState()).status === 'ready');
  expect(headerSearches.soccer.select(store.getState()).dataKey).toContain('зенит');
});

test('clearing the field closes the connection and requests nothing', async () => {
  typed('зенит');
  const first = await request(0);
  typed('');
  await until(() => first.isClosed);
  await pause(400);
  expect(arrived).toHaveLength(1);
  expect(headerSearches.soccer.select(store.getState())).toEqual({ status: 'idle' });
});

test('on a page of another sport the same query searches that sport, and the other search is cancelled', async () => {
  typed('динамо');
  const first = await request(0);
  typed('динамо', 2);
  await until(() => first.isClosed);
  expect((await request(1)).path).toBe('/hockey/search?query=динамо');
});
