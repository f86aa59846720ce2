import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  aServedMatch,
  type ProviderServer,
  startApiSportsServer,
  startFootballDataServer,
  startNhlServer,
  startOddsApiServer,
  startOpenLigaServer,
  startProviderServer,
} from '@tipmark/test-kit/providers';
import { selfSigned } from '@tipmark/test-kit/tls';
import { Agent } from 'undici';
import { ENDPOINTS } from './endpoints.ts';
import { createProviderNetwork, type NetworkParts, type Outcome } from './provider-network.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const servers: { close(): Promise<void> }[] = [];
let waits: number[] = [];

async function started<Server extends ProviderServer>(server: Promise<Server>): Promise<Server> {
  const running = await server;
  servers.push(running);
  return running;
}

const dispatcher = new Agent({ connect: { timeout: 500 } });

beforeEach(() => {
  waits = [];
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

afterAll(() => dispatcher.close());

const networkWith = (more: Partial<NetworkParts> = {}) =>
  createProviderNetwork({
    dispatcher,
    nowMs: Date.now,
    random: () => 0.5,
    wait: async (ms) => void waits.push(ms),
    keyOf: () => KEY,
    userAgent: 'tipmark-test',
    ...more,
  });

const endpointAt = (name: string, root: string) => {
  const endpoint = ENDPOINTS.find((one) => one.name === name);
  if (endpoint === undefined) throw new Error(`no provider ${name}`);
  return { ...endpoint, root };
};

const always = { admitRepeat: () => true };

function answerIn(outcome: Outcome) {
  if (outcome.kind !== 'answer') throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** A server of a plain answer, and what a call to it ends with. */
async function plain(body: unknown = { ok: true }) {
  const server = await started(startProviderServer(() => ({ body })));
  const endpoint = endpointAt('the-odds-api', server.root);
  return { server, call: (network = networkWith()) => network.call(endpoint, '/a?b=1', always) };
}

test('The Odds API: the key is in the query, and in nothing that is stored', async () => {
  const match = aServedMatch();
  const server = await started(startOddsApiServer(KEY, [match]));
  const path = '/v4/sports/soccer_epl/odds?regions=eu&markets=h2h,totals';
  const network = networkWith();
  const endpoint = endpointAt('the-odds-api', server.root);
  const { answer } = answerIn(await network.call(endpoint, path, always));
  expect(answer).toMatchObject({ status: 200, call: path });
  expect(answer.headers).toMatchObject({
    'x-requests-last': '2',
    'x-requests-remaining': '498',
  });
  expect(JSON.parse(answer.body)).toMatchObject([{ home_team: 'Arsenal', away_team: 'Fulham' }]);
  expect(JSON.stringify(answer)).not.toContain(KEY);
  server.creditsLeft = 0;
  const used = answerIn(await network.call(endpoint, path, always)).answer;
  expect([used.status, JSON.parse(used.body).error_code]).toEqual([401, 'OUT_OF_USAGE_CREDITS']);
  const sports = answerIn(await network.call(endpoint, '/v4/sports', always)).answer;
  expect(sports.status).toBe(200);
});

test('API-Football: the key is in a header, and an error comes inside 200', async () => {
  const server = await started(
    startApiSportsServer('football', KEY, [aServedMatch({ state: 'live', minute: 60 })], {
      day: 2,
      minute: 10,
    }),
  );
  const endpoint = endpointAt('api-football', server.root);
  const network = networkWith();
  const ask = async () => {
    const { answer } = answerIn(await network.call(endpoint, '/fixtures?live=39', always));
    return JSON.parse(answer.body);
  };
  expect((await ask()).response).toHaveLength(1);
  await ask();
  expect((await ask()).errors).toEqual({ requests: expect.stringContaining('for the day') });
  expect(server.calls[0]?.headers['x-apisports-key']).toBe(KEY);
  const status = answerIn(await network.call(endpoint, '/status', always)).answer;
  expect(JSON.parse(status.body).response.requests).toEqual({ current: 2, limit_day: 2 });
});

test('football-data.org: the minute is in headers, 429 is not repeated without a time to wait', async () => {
  const server = await started(startFootballDataServer(KEY, [aServedMatch()], 1));
  const endpoint = endpointAt('football-data-org', server.root);
  const network = networkWith();
  const first = answerIn(await network.call(endpoint, '/matches?status=LIVE', always)).answer;
  expect(first.headers).toMatchObject({
    'x-requests-available-minute': '0',
    'x-requestcounter-reset': '60',
  });
  const refused = await network.call(endpoint, '/matches', always);
  expect(refused).toMatchObject({ attempts: 1, answer: { status: 429 } });
  expect(server.calls).toHaveLength(2);
});

test('NHL: a redirect to a date is followed', async () => {
  const match = aServedMatch({ state: 'finished', score: [3, 2] });
  const server = await started(startNhlServer([match], () => '2026-09-21'));
  const endpoint = endpointAt('nhl', server.root);
  const { answer } = answerIn(await networkWith().call(endpoint, '/score/now', always));
  expect(JSON.parse(answer.body).currentDate).toBe('2026-09-21');
  expect(server.calls.map(({ path }) => path)).toEqual(['/score/now', '/score/2026-09-21']);
});

test('OpenLigaDB: what was stored and has not changed is not sent again', async () => {
  const match = aServedMatch();
  const server = await started(startOpenLigaServer([match]));
  const endpoint = endpointAt('openligadb', server.root);
  const network = networkWith();
  const ask = () => network.call(endpoint, '/getlastchangedate/bl1/2026/5', always);
  const first = answerIn(await ask());
  // Nothing of the first answer was stored, so that it has to come whole again.
  const second = answerIn(await ask());
  expect(second.answer.body).toBe(first.answer.body);
  second.confirm();
  expect(await ask()).toMatchObject({ kind: 'unchanged' });
  match.score = [1, 0];
  expect(answerIn(await ask()).answer.body).not.toBe(first.answer.body);
  expect(server.countOfChanges).toBe(2);
});

test('a redirect to another host is not followed: it would get the key', async () => {
  const other = await started(startProviderServer(() => ({ body: {} })));
  const { server, call } = await plain();
  server.faults.push({
    kind: 'reply',
    reply: { status: 302, headers: { location: `${other.root}/x` }, body: '' },
  });
  expect(await call()).toMatchObject({ kind: 'failed', attempts: 1, failure: { kind: 'body' } });
  expect(other.calls).toHaveLength(0);
});

test('a certificate that nobody vouches for is refused before the key is sent', async () => {
  const asked: string[] = [];
  const server = createServer(selfSigned(), ({ url }, reply) => {
    asked.push(url ?? '');
    reply.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const endpoint = endpointAt('the-odds-api', `https://localhost:${port}`);
  const outcome = await networkWith().call(endpoint, '/a', always);
  server.close();
  expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'down' } });
  expect(asked).toEqual([]);
});

test('redirects in a circle end', async () => {
  const { server, call } = await plain();
  for (let index = 0; index < 5; index += 1) {
    const reply = { status: 307, headers: { location: '/a' }, body: '' };
    server.faults.push({ kind: 'reply', reply });
  }
  expect(await call()).toMatchObject({ kind: 'failed', failure: { text: expect.any(String) } });
  expect(server.calls).toHaveLength(3);
});

test.each([
  ['seconds', () => '3', 3_000],
  ['a date', () => new Date(Date.now() + 5_000).toUTCString(), 4_000],
])('429 with Retry-After in %s is repeated after that time', async (_form, header, leastMs) => {
  const { server, call } = await plain();
  const reply = { status: 429, headers: { 'retry-after': header() }, body: {} };
  server.faults.push({ kind: 'reply', reply });
  expect(await call()).toMatchObject({ kind: 'answer', attempts: 2, answer: { status: 200 } });
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(leastMs);
  expect(waits[0]).toBeLessThanOrEqual(leastMs + 1_000);
});

test('a longer Retry-After is left to the plan of calls', async () => {
  const { server, call } = await plain();
  const reply = { status: 503, headers: { 'retry-after': '120' }, body: {} };
  server.faults.push({ kind: 'reply', reply });
  expect(await call()).toMatchObject({ attempts: 1, answer: { status: 503 } });
  expect(waits).toEqual([]);
});

test('what the provider may have counted is repeated only if the budget admits it', async () => {
  const { server } = await plain();
  const network = networkWith();
  const endpoint = endpointAt('the-odds-api', server.root);
  let admitted = 1;
  const options = { admitRepeat: () => (admitted -= 1) >= 0 };
  server.faults.push({ kind: 'reset' }, { kind: 'half' }, { kind: 'half' });
  const outcome = await network.call(endpoint, '/a', options);
  expect(outcome).toMatchObject({ kind: 'failed', attempts: 2, failure: { kind: 'down' } });
  expect(outcome).not.toHaveProperty('failure.isUnsent');
  expect(server.calls).toHaveLength(2);
});

test('pauses grow and are drawn by chance', async () => {
  const { server, call } = await plain();
  server.faults.push({ kind: 'reset' }, { kind: 'half' });
  expect(await call()).toMatchObject({ kind: 'answer', attempts: 3 });
  expect(waits).toEqual([375, 750]);
});

test('a provider that cannot be reached costs nothing and is not asked for leave', async () => {
  const { server } = await plain();
  await server.close();
  const endpoint = endpointAt('the-odds-api', server.root);
  const options = { admitRepeat: () => false };
  const outcome = await networkWith().call(endpoint, `/a?apiKey=${KEY}`, options);
  const failure = { kind: 'down', isUnsent: true };
  expect(outcome).toMatchObject({ kind: 'failed', attempts: 3, failure });
  expect(JSON.stringify(outcome)).not.toContain(KEY);
});

test('an answer that does not come within the deadline is a failure', async () => {
  const { server, call } = await plain();
  for (let index = 0; index < 3; index += 1) server.faults.push({ kind: 'slow', ms: 2_000 });
  const network = networkWith({ limits: { deadlineMs: 150 } });
  expect(await call(network)).toMatchObject({
    kind: 'failed',
    attempts: 3,
    failure: { kind: 'down', text: 'no whole answer within the deadline' },
  });
});

test('a body that is too long is not read to its end, packed or not', async () => {
  const long = 'x'.repeat(300_000);
  const { server, call } = await plain(long);
  const network = networkWith({ limits: { mostBytes: 100_000 } });
  const tooLong = {
    kind: 'failed',
    attempts: 1,
    failure: { kind: 'body', text: 'the answer is longer than 100000 bytes' },
  };
  // 300 bytes once packed
  expect(gzipSync(long).length).toBeLessThan(1_000);
  expect(await call(network)).toMatchObject(tooLong);
  server.faults.push({
    kind: 'reply',
    reply: { headers: { 'content-encoding': 'identity' }, body: '' },
  });
  expect(await call(network)).toMatchObject({ kind: 'answer', answer: { body: '' } });
});

test('broken JSON is an answer: its reader says what is wrong with it', async () => {
  const { server, call } = await plain({ a: [1, 2, 3] });
  server.faults.push({ kind: 'brokenJson' });
  expect(await call()).toMatchObject({ kind: 'answer', answer: { body: '{"a":[' } });
});

test('our clock stamps the answers, and the drift of the other is reported', async () => {
  const { server, call } = await plain();
  server.clockAheadSeconds = 90;
  const before = Math.floor(Date.now() / 1_000);
  const outcome = answerIn(await call());
  expect(outcome.answer.at - before).toBeLessThanOrEqual(2);
  expect(Math.abs((outcome.clockAheadSeconds ?? 0) - 90)).toBeLessThanOrEqual(2);
});
