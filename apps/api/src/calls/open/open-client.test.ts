import type { AddressInfo } from 'node:net';
import { OPEN_QUOTAS, OPEN_ROOT } from '@tipmark/contract/open';
import { createOpenClient, OpenError, type OpenRow } from '@tipmark/open-client';
import { run } from '@tipmark/open-client/command-line';
import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, OPEN_NOW, type OpenWorld, PLAYED } from './testing/open-world.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let world: OpenWorld;
let url: string;
let now = OPEN_NOW;

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  world = await anOpenWorld(api);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}${OPEN_ROOT}`;
}, PATIENCE_MS);
afterAll(() => api.close());

async function collected<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

test('all rows of a collection are read page after page, with their types', async () => {
  const open = createOpenClient({ url });
  const matches: OpenRow<'/matches'>[] = await collected(
    open.rows('/matches', { query: { limit: 1, language: 'en' } }),
  );
  const whole = await open.page('/matches', { query: { limit: 200, language: 'en' } });
  expect(matches).toEqual(whole.data);
  expect(matches.length).toBeGreaterThan(2);
  expect(whole.next).toBeNull();
  const played = matches.find(({ id }) => id === world.matchIds.get(PLAYED));
  expect(played?.score).toEqual({ home: 2, away: 1 });
  const odds = open.rows('/matches/{match}/odds', {
    path: { match: played?.id ?? 0 },
    query: { limit: 2, market: '1x2' },
  });
  const prices: number[] = (await collected(odds)).map(({ price }) => price);
  expect(prices.length).toBeGreaterThan(2);
});

test('a refused filter is an error that names it', async () => {
  const open = createOpenClient({ url, language: 'en' });
  const asked = open.page('/matches', { query: { day: '2024-13-45' } });
  const error = await asked.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(OpenError);
  expect(error).toMatchObject({
    status: 400,
    code: 'validation',
    details: { day: expect.any(String) },
  });
  await expect(
    open.page('/cappers/{capper}', { path: { capper: 'nobody' } }),
  ).rejects.toMatchObject({ status: 404, code: 'not_found' });
  const unknown = createOpenClient({ url, key: `tm_live_${'x'.repeat(43)}` });
  await expect(unknown.page('/leagues', {})).rejects.toMatchObject({ code: 'unauthorized' });
});

async function aKey(): Promise<string> {
  const { headers } = await aPerson(api);
  const reply = await api.app.inject({
    method: 'POST',
    url: '/account/open-keys',
    headers: { ...headers },
    payload: { name: 'Client', password: PASSWORD },
  });
  return reply.json().data.key;
}

test('the client waits for the quota of its key and then goes on', async () => {
  const key = await aKey();
  const waits: number[] = [];
  const open = createOpenClient({
    url,
    key,
    nowMs: () => now * 1_000,
    async sleep(ms) {
      waits.push(ms);
      api.setNow((now += Math.ceil(ms / 1_000)));
    },
  });
  const { perMinute } = OPEN_QUOTAS.free;
  for (let calls = 0; calls < perMinute + 2; calls += 1) {
    const { data } = await open.page('/leagues', { query: { limit: calls + 1 } });
    expect(data.length).toBeGreaterThan(0);
  }
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(0);
  expect(waits[0]).toBeLessThanOrEqual(60_000);
});

test('a wait that is too long is the error of the quota', async () => {
  const open = createOpenClient({ url, key: await aKey(), maxWaitMs: 0 });
  const calls = Array.from({ length: OPEN_QUOTAS.free.perMinute + 1 }, (_, index) => index + 1);
  const codes = await Promise.all(
    calls.map((limit) =>
      open.page('/leagues', { query: { limit } }).then(
        () => 'answered',
        ({ code }: OpenError) => code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(1);
});

async function typed(...tokens: string[]) {
  let [out, err] = ['', ''];
  const code = await run(tokens, {
    env: { TIPMARK_URL: url },
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { code, out, err };
}

test('the command line prints what the API has', async () => {
  const day = ['--day', '2024-01-13', '--sport', 'soccer', '--language', 'en'];
  const fields = ['--fields', 'id,home,away,score', '--format', 'csv'];
  const { code, out } = await typed('matches', ...day, ...fields);
  expect(code).toBe(0);
  const [head, ...lines] = out.trim().split('\r\n');
  expect(head).toBe('id,home.id,home.name,away.id,away.name,score.home,score.away');
  expect(lines.find((line) => line.includes('Zenit'))).toMatch(/,Zenit,\d+,Spartak,2,1$/);
  const ndjson = (await typed('ledger', '--capper', 'anna', '--format', 'ndjson')).out;
  const { data } = (await api.app.inject(`${OPEN_ROOT}/ledger?capper=anna`)).json();
  expect(
    ndjson
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(data);
  expect((await typed('league-table', '101')).out).toContain('team.name');
});

test('what the API refuses is reported with the name of the flag', async () => {
  const { code, err } = await typed('matches', '--sport', 'cricket');
  expect(code).toBe(1);
  expect(err).toContain('--sport: ');
});

test('the record of a capper is verified', async () => {
  const { code, out } = await typed('verify', 'anna');
  expect(out).toContain('anna: valid');
  expect(code).toBe(0);
  expect((await typed('verify')).code).toBe(64);
  expect((await typed('verify', 'nobody-at-all')).code).toBe(1);
});

test.each([
  ['a changed price', (text: string) => text.replace(/\\"p\\":\\"2\.00/, '\\"p\\":\\"3.00')],
  ['another head', (text: string) => text.replace(/"signature":"../, '"signature":"AA')],
])('a record with %s is not valid', async (_what, forge) => {
  let out = '';
  let countOfForged = 0;
  const code = await run(['verify', 'anna'], {
    env: { TIPMARK_URL: url },
    out: (text) => void (out += text),
    err: () => {},
    client: {
      async fetch(address, init) {
        const sent = await (await fetch(address, init)).text();
        const forged = forge(sent);
        if (forged !== sent) countOfForged += 1;
        return new Response(forged);
      },
    },
  });
  expect(countOfForged).toBeGreaterThan(0);
  expect([code, out]).toEqual([1, expect.stringContaining('anna: NOT VALID')]);
});
