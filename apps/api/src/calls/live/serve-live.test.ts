import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi, type TestApiOptions } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { sendFeed } from '../../testing/feed.ts';
import { type LiveClient, listenTo } from '../../testing/live-events.ts';

/** 2024-01-13, 15:30 UTC: half an hour into the match. */
const NOW = 1_705_159_800;
const DAY = 'day:1:2024-01-13';
const QUICK = { gatherMs: 10, beatMs: 50, stalledMs: 200 };

const opened: { close(): unknown }[] = [];

async function open(options: TestApiOptions = {}): Promise<{ api: TestApi; url: string }> {
  const api = await createTestApi({ now: NOW, live: { pace: QUICK }, ...options });
  opened.push(api);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return { api, url: `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/live` };
}

interface Changes {
  readonly matches: Record<string, Record<string, unknown>>;
}

let api: TestApi;
let url: string;
let seq = 10;

beforeAll(async () => {
  ({ api, url } = await open());
  await sendFeed(api, [
    ...aFeedSetting('Arsenal', 'Fulham', 'Everton'),
    aFeedMatch('Arsenal', 'Fulham'),
    aFeedMatch('Everton', 'Fulham', { startsAt: NOW + 7_200 }),
  ]);
}, 60_000);

afterAll(async () => {
  for (const one of opened.reverse()) await one.close();
});

const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function listen(
  query: string,
  headers?: Record<string, string>,
  at = url,
): Promise<LiveClient> {
  const client = await listenTo(`${at}?${query}`, headers);
  clients.push(client);
  return client;
}

const runs = (home: number, away: number, minute: number) =>
  aFeedScore('Arsenal-Fulham', home, away, {
    seq: ++seq,
    status: MATCH_STATUS.live,
    liveState: `1H:${minute}`,
    score: { home, away },
  });

/** The first match of this suite. */
async function matchId(): Promise<number> {
  const reply = await api.app.inject(`/soccer/results/page?timestamp=${NOW}`);
  const [league] = reply.json().data.leagues;
  return Number.parseInt(league.matches[0]['3'], 10);
}

describe('a listener', () => {
  test('is confirmed at once with a response that is neither cached nor compressed', async () => {
    const client = await listen(`topics=${DAY}`, { 'accept-encoding': 'br, gzip' });
    expect((await client.next('beat')).data).toEqual({ asOf: expect.any(Number) });
    expect(client.status).toBe(200);
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(client.headers['content-encoding']).toBeUndefined();
  });

  test('of a day receives the changes of its matches, and then only what changed since', async () => {
    const client = await listen(`topics=${DAY}`);
    await client.next('beat');
    const id = await matchId();
    await sendFeed(api, [runs(1, 0, 20)]);
    const first = (await client.next('changes')).data as Changes;
    expect(first.matches[id]).toMatchObject({
      '1': 2,
      '2': '1H:20',
      '7': { '4': 1 },
      '8': { '4': 0 },
    });
    await sendFeed(api, [runs(1, 0, 21)]);
    const second = (await client.next('changes')).data as Changes;
    expect(second.matches).toEqual({ [id]: { '2': '1H:21' } });
  });

  test('receives the end of a match, and the new start of a match that is moved to another day', async () => {
    const client = await listen(`topics=${DAY}`);
    await client.next('beat');
    await sendFeed(api, [
      aFeedMatch('Everton', 'Arsenal', { status: MATCH_STATUS.live }),
      aFeedScore('Everton-Arsenal', 0, 0, { seq: ++seq, status: 2, liveState: '2H:90' }),
    ]);
    const [id = ''] = Object.keys(((await client.next('changes')).data as Changes).matches);
    await sendFeed(api, [
      aFeedScore('Everton-Arsenal', 0, 0, { seq: ++seq, score: { home: 0, away: 0 } }),
    ]);
    const over = (await client.next('changes')).data as Changes;
    expect(over.matches[id]).toMatchObject({ '1': 3, '2': null });
    await sendFeed(api, [
      aFeedMatch('Everton', 'Fulham', { seq: ++seq, startsAt: NOW + 5 * 86_400 }),
    ]);
    const moved = (await client.next('changes')).data as Changes;
    expect(Object.values(moved.matches)).toEqual([
      expect.objectContaining({ '4': NOW + 5 * 86_400 }),
    ]);
  });

  test('of another day, match or league receives no changes', async () => {
    const others = await Promise.all(
      ['day:1:2024-01-15', 'm:999', 'l:999'].map((topic) => listen(`topics=${topic}`)),
    );
    const mine = await listen(`topics=${DAY}`);
    for (const client of [...others, mine]) await client.next('beat');
    await sendFeed(api, [runs(2, 0, 30)]);
    await mine.next('changes');
    for (const client of others) {
      await client.next('beat');
      expect(client.heard.filter(({ kind }) => kind !== 'beat')).toEqual([]);
    }
  });

  test('of a match receives prices and closing odds; a listener of the day receives no closing odds', async () => {
    const id = await matchId();
    const [ofMatch, ofDay] = [await listen(`topics=m:${id}`), await listen(`topics=${DAY}`)];
    await Promise.all([ofMatch.next('beat'), ofDay.next('beat')]);
    await sendFeed(api, [
      aFeedOdds(
        'Arsenal-Fulham',
        [
          ['Kappa', '1x2.1', 2_150],
          ['Kappa', '1x2.x', 3_300],
          ['Kappa', '1x2.2', 3_600],
        ],
        { at: NOW - 7_200 },
      ),
    ]);
    const received = (await ofMatch.next('changes')).data as {
      matches: Record<string, Record<string, unknown>>;
      events: Record<string, object>;
    };
    expect(received.matches[id]?.['5']).toEqual([2.15, 3.3, 3.6, null, null]);
    expect(received.events[id]).toMatchObject({ closing: [2.15, 3.3, 3.6, null, null] });
    const day = (await ofDay.next('changes')).data as object;
    expect(day).not.toHaveProperty('events');
  });

  test('of a match receives the number of its tips; a listener of the day does not', async () => {
    await sendFeed(api, [
      aFeedMatch('Fulham', 'Arsenal', { startsAt: NOW + 3_600 }),
      aFeedOdds('Fulham-Arsenal', undefined, { at: NOW - 600 }),
    ]);
    const { id } = await api.services.db
      .selectFrom('matches')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const [ofMatch, ofDay] = [await listen(`topics=m:${id}`), await listen(`topics=${DAY}`)];
    await Promise.all([ofMatch.next('beat'), ofDay.next('beat')]);
    const { headers } = await aPerson(api);
    const tip = { odd_type: '1x2.1', stake: 1, description: '', contestSeasonId: null };
    const posted = await api.app.inject({
      method: 'POST',
      url: `/soccer/events/tips/${id}/1`,
      headers,
      payload: tip,
    });
    expect(posted.json().data).toHaveProperty('tip');
    const { events } = (await ofMatch.next('changes')).data as { events: Record<string, object> };
    expect(events[id]).toMatchObject({ tips: 1 });
    await ofDay.next('beat');
    expect(JSON.stringify(ofDay.heard)).not.toContain('tips');
  });

  test('that reconnects first receives what it missed', async () => {
    const client = await listen(`topics=${DAY}`);
    await client.next('beat');
    await sendFeed(api, [runs(3, 0, 40)]);
    const { id: seen } = await client.next('changes');
    client.close();
    await sendFeed(api, [runs(4, 0, 41)]);
    const again = await listen(`topics=${DAY}`, { 'last-event-id': seen });
    const missed = (await again.next('changes')).data as Changes;
    expect(missed.matches[await matchId()]).toMatchObject({ '2': '1H:41', '7': { '4': 4 } });
  });

  test('with a page older than the process has to reload it', async () => {
    const client = await listen(`topics=${DAY}&since=${NOW - 600}`);
    await client.next('resync');
    const fresh = await listen(`topics=${DAY}&since=${NOW}`);
    await fresh.next('changes');
    expect(fresh.heard.map(({ kind }) => kind)).not.toContain('resync');
  });

  test('has to reload when everything may have changed', async () => {
    const client = await listen(`topics=${DAY}`);
    await client.next('beat');
    api.services.bus.publish(['*']);
    expect((await client.next('resync')).data).toEqual({ asOf: expect.any(Number) });
  });
});

describe('refusals', () => {
  test.each([
    ['nothing', ''],
    ['an unknown kind', 'topics=scan:9'],
    ['an invalid date', 'topics=day:1:2024-02-30'],
    ['more than fifty', `topics=${Array.from({ length: 51 }, (_, id) => `m:${id + 1}`).join(',')}`],
  ])('%s as topics is a validation error of that field', async (_what, query) => {
    const reply = await api.app.inject(`/live?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().error.details)).toEqual(['topics']);
  });

  test('another method is answered with 405', async () => {
    const reply = await api.app.inject({ method: 'POST', url: '/live' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET']);
  });

  test('the connections of one caller are limited, and another caller can still connect', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const held = await Promise.all(
      Array.from({ length: 12 }, () => listen(`topics=${DAY}`, from('203.0.113.7'))),
    );
    const refused = await listen(`topics=${DAY}`, from('203.0.113.7'));
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(JSON.parse(await refused.body()).error.code).toBe('rate_limited');
    expect((await listen(`topics=${DAY}`, from('203.0.113.8'))).status).toBe(200);
    const [first] = held;
    first?.close();
    const statusOnceFree = async (): Promise<number> => {
      const client = await listen(`topics=${DAY}`, from('203.0.113.7'));
      return client.status === 429 ? statusOnceFree() : client.status;
    };
    expect(await statusOnceFree()).toBe(200);
  });

  test('a full server states when to retry', async () => {
    const full = await open({ live: { pace: QUICK, maxListeners: 1 } });
    await listen(`topics=${DAY}`, {}, full.url);
    const refused = await listen(`topics=${DAY}`, {}, full.url);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  });
});

test('a process that shuts down disconnects its listeners without waiting for them', async () => {
  const stopping = await open();
  const client = await listen(`topics=${DAY}`, {}, stopping.url);
  await client.next('beat');
  opened.splice(opened.indexOf(stopping.api), 1);
  await stopping.api.close();
  expect((await client.next('bye')).data).toEqual({ reason: 'closing' });
  await client.ended;
});

test('a process that shuts down first sends what it has gathered', async () => {
  const stopping = await open({ live: { pace: { ...QUICK, gatherMs: 60_000 } } });
  const setting = [...aFeedSetting('Arsenal', 'Fulham'), aFeedMatch('Arsenal', 'Fulham')];
  await sendFeed(stopping.api, setting);
  const client = await listen(`topics=${DAY}`, {}, stopping.url);
  await client.next('beat');
  await sendFeed(stopping.api, [runs(1, 0, 20)]);
  opened.splice(opened.indexOf(stopping.api), 1);
  await stopping.api.close();
  await client.ended;
  expect(client.heard.map(({ kind }) => kind).slice(-2)).toEqual(['changes', 'bye']);
  expect(JSON.stringify((await client.next('changes')).data)).toContain('"4":1');
});

test('a process that ends answers its proxy on open connections, and ends new streams', async () => {
  const ending = await open();
  const { port } = new URL(ending.url);
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const;
  const ask = async (agent: Agent, path: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const [reply] = await once(get({ host: '127.0.0.1', port, path, agent, headers }), 'response');
    let body = '';
    for await (const chunk of reply as IncomingMessage) body += String(chunk);
    return { status: reply.statusCode, connection: reply.headers.connection, body };
  };
  const day = `/soccer/results/page?timestamp=${NOW}`;
  for (const agent of agents) expect((await ask(agent, day)).status).toBe(200);
  opened.splice(opened.indexOf(ending.api), 1);
  const stopped = ending.api.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ask(agents[0], day)).toMatchObject({ status: 200, connection: 'close' });
  const stream = await ask(agents[1], `/live?topics=${DAY}`);
  expect(stream.status).toBe(200);
  expect(stream.body).toContain('event: bye\ndata: {"reason":"closing"}');
  await stopped;
});

const withRedis = isTestingPostgres ? describe : describe.skip;

withRedis('two processes', () => {
  const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';

  test('send each other’s changes to their listeners, which can reconnect to either', async () => {
    const first = await open({ config: { REDIS_URL } });
    const second = await open({
      config: { REDIS_URL, DATA_DIR: mkdtempSync(join(first.api.database.dataDir, 'second-')) },
      database: first.api.database,
    });
    await sendFeed(first.api, [
      ...aFeedSetting('Arsenal', 'Fulham'),
      aFeedMatch('Arsenal', 'Fulham'),
    ]);
    const client = await listen(`topics=${DAY}`, {}, second.url);
    await client.next('beat');
    const received = client.next('changes');
    // Before the second process has subscribed it does not receive the first one's events.
    const repeat = setInterval(() => void sendFeed(first.api, [runs(1, 1, seq)]), 100);
    const { id } = await received;
    clearInterval(repeat);
    client.close();
    await sendFeed(second.api, [runs(5, 1, 44)]);
    const moved = await listen(`topics=${DAY}`, { 'last-event-id': id }, first.url);
    const goals = async (): Promise<unknown> => {
      const { data } = await moved.next('changes');
      return JSON.stringify(data).includes('"4":5') ? 5 : goals();
    };
    expect(await goals()).toBe(5);
  });
});
