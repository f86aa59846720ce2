import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aFeedOdds } from '@tipmark/test-kit';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import {
  aStatedMatch,
  MATCHES,
  NOW,
  pricesOf,
  SETTING,
} from '../../discovery/scanner/testing/random-odds.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi, type TestApiOptions } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { sendFeed } from '../../testing/feed.ts';
import { type LiveClient, listenTo } from '../../testing/live-events.ts';

const LIVE = { pace: { gatherMs: 10, beatMs: 50 }, premiumEveryMs: 50 };
const opened: TestApi[] = [];
const clients: LiveClient[] = [];

type Scan = Record<string, Record<string, { odds: number; changedAt: number } | null>>;
const scanOf = async (client: LiveClient) =>
  ((await client.next('changes')).data as { scan: Scan }).scan;

async function open(options: TestApiOptions = {}) {
  const api = await createTestApi({ now: NOW, live: LIVE, ...options });
  opened.push(api);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return { api, url: `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/live` };
}

async function listen(url: string, headers: Record<string, string>): Promise<LiveClient> {
  const client = await listenTo(url, headers);
  clients.push(client);
  return client;
}

let api: TestApi;
let url: string;
let headers: Record<string, string>;

/** Two matches of soccer, one of hockey. */
const EMITTED = [0, 1, 12] as const;
const soccer = MATCHES[0]?.key ?? '';

beforeAll(async () => {
  ({ api, url } = await open());
  await sendFeed(api, [
    ...SETTING,
    ...EMITTED.flatMap((index) => [aStatedMatch(index, NOW + 3_600), pricesOf(index, NOW - 3_600)]),
  ]);
  headers = { ...(await aSubscriber(api)).headers };
  await api.services.scanner.ready();
}, 60_000);

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

afterAll(async () => {
  for (const one of opened.reverse()) await one.close();
});

const firstMatch = (sport: 1 | 2) => api.services.scanner.index.blocksOf(sport)[0]?.id ?? 0;
const price = (milli: number, at: number, key = soccer) =>
  aFeedOdds(key, [['Kappa', '1x2.1', milli]], { at });

test('a subscriber is sent outcomes whose price changed, a listener of another sport is not', async () => {
  const client = await listen(`${url}?topics=scan:1`, headers);
  const ofHockey = await listen(`${url}?topics=scan:2`, headers);
  await Promise.all([client.next('beat'), ofHockey.next('beat')]);
  await sendFeed(api, [price(1_500, NOW - 1_000)]);
  expect(await scanOf(client)).toEqual({
    [firstMatch(1)]: { '1x2.1': { odds: 1.5, changedAt: NOW - 1_000 } },
  });
  await ofHockey.next('beat');
  expect(ofHockey.heard.map(({ kind }) => kind)).not.toContain('changes');
});

test('a listener that reconnects is sent the last of several changes of an outcome it missed', async () => {
  const client = await listen(`${url}?topics=scan:1`, headers);
  await client.next('beat');
  await sendFeed(api, [price(1_600, NOW - 900)]);
  await client.next('changes');
  const seen = client.heard.at(-1)?.id ?? '';
  client.close();
  await sendFeed(api, [price(1_700, NOW - 800)]);
  await sendFeed(api, [price(1_800, NOW - 700)]);
  await api.services.scanner.settled();
  const again = await listen(`${url}?topics=scan:1`, { ...headers, 'last-event-id': seen });
  expect((await scanOf(again))[firstMatch(1)]?.['1x2.1']?.odds).toBe(1.8);
});

test('the outcomes of a cancelled match are removed', async () => {
  const client = await listen(`${url}?topics=scan:1`, headers);
  await client.next('beat');
  const id = api.services.scanner.index.blocksOf(1).at(-1)?.id ?? 0;
  await sendFeed(api, [aStatedMatch(1, NOW + 3_600, 5)]);
  const gone = (await scanOf(client))[id] ?? {};
  expect(Object.keys(gone)).toHaveLength(8);
  expect(Object.values(gone)).toEqual(Array.from({ length: 8 }, () => null));
});

test('a listener with a page older than the process has to reload it', async () => {
  const client = await listen(`${url}?topics=scan:1&since=${NOW - 600}`, headers);
  await client.next('resync');
  expect(client.heard.map(({ kind }) => kind)).not.toContain('changes');
});

test('the stream is for subscribers only and ends with the subscription', async () => {
  const user = { ...(await aPerson(api)).headers };
  const statusOf = async (of: Record<string, string>) =>
    (await listen(`${url}?topics=scan:1`, of)).status;
  expect(await statusOf({})).toBe(402);
  expect(await statusOf(user)).toBe(402);
  expect(await statusOf({ authorization: 'nobody-s-token' })).toBe(401);
  const leaving = await aSubscriber(api);
  const client = await listen(`${url}?topics=scan:1`, { ...leaving.headers });
  await client.next('beat');
  await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: new Date((NOW - 1) * 1_000) })
    .where('url', '=', leaving.url)
    .execute();
  api.services.bus.publish(['*']);
  expect((await client.next('bye')).data).toEqual({ reason: 'premium' });
  await client.ended;
});

const withRedis = isTestingPostgres ? test : test.skip;

withRedis('another process receives changes over the bus', async () => {
  const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';
  const first = await open({ config: { REDIS_URL } });
  const second = await open({
    config: { REDIS_URL, DATA_DIR: mkdtempSync(join(first.api.database.dataDir, 'second-')) },
    database: first.api.database,
  });
  await sendFeed(first.api, [...SETTING, aStatedMatch(0, NOW + 3_600), pricesOf(0, NOW - 3_600)]);
  const person = { ...(await aSubscriber(second.api)).headers };
  const client = await listen(`${second.url}?topics=scan:1`, person);
  await client.next('beat');
  let at = NOW - 1_000;
  // Before the second process has subscribed it does not receive the first one's events.
  const repeat = setInterval(() => {
    at += 1;
    void sendFeed(first.api, [price(1_500 + (at % 2) * 100, at)]);
  }, 200);
  const scan = await scanOf(client);
  clearInterval(repeat);
  expect(Object.values(scan)[0]?.['1x2.1']?.odds).toBeGreaterThan(1);
});
