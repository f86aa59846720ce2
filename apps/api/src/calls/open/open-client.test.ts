import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPEN_QUOTAS, OPEN_ROOT } from '@tipmark/contract/open';
import { headText, verifyHead, verifyRecord } from '@tipmark/domain';
import { createOpenClient, OpenError, type OpenRow } from '@tipmark/open-client';
import { run } from '@tipmark/open-client/command-line';
import { ledgerHeadsJob } from '../../betting/ledger/ledger-heads-job.ts';
import { aHeadSigner } from '../../betting/ledger/testing/a-witness.ts';
import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
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
    client: { nowMs: () => now * 1_000 },
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

type Forge = (text: string, path: string) => string;

/** The command line against answers that somebody changes on their way. */
async function forged(tokens: readonly string[], forge: Forge) {
  let out = '';
  let countOfForged = 0;
  const code = await run(tokens, {
    env: { TIPMARK_URL: url },
    out: (text) => void (out += text),
    err: (text) => void (out += text),
    client: {
      nowMs: () => now * 1_000,
      async fetch(address, init) {
        const sent = await (await fetch(address, init)).text();
        const changed = forge(sent, new URL(new Request(address).url).pathname);
        if (changed !== sent) countOfForged += 1;
        return new Response(changed);
      },
    },
  });
  expect(countOfForged).toBeGreaterThan(0);
  return { code, out };
}

interface Entries {
  readonly data: { entries: { seq: number; json: string; previousHash: string; hash: string }[] };
}

const ofChain =
  (change: (entries: Entries['data']['entries']) => Entries['data']['entries']): Forge =>
  (text, path) => {
    if (!path.includes('/ledger/chain/')) return text;
    const reply = JSON.parse(text) as Entries;
    return JSON.stringify({ data: { ...reply.data, entries: change(reply.data.entries) } });
  };

/** Another price in each entry, and hashes that follow from it. */
const rewritten: Forge = (text, path) => {
  if (!/\/ledger\/(?:chain\/\d+|anna)$/.test(path)) return text;
  const reply = JSON.parse(text) as Entries;
  let previous: string | undefined;
  const entries = reply.data.entries.map((entry) => {
    const json = entry.json.replace('"p":"2.00"', '"p":"3.00"');
    const previousHash = previous ?? entry.previousHash;
    previous = createHash('sha256').update(`${previousHash}\n${json}`).digest('hex');
    return { ...entry, json, previousHash, hash: previous };
  });
  return JSON.stringify({ data: { ...reply.data, entries } });
};

/** What the page that verifies in the browser makes of the same answers. */
async function inBrowser(forge: Forge) {
  const read = async (path: string) => {
    const { body } = await api.app.inject(path);
    return JSON.parse(forge(body, path)).data;
  };
  const outcome = await verifyRecord(
    {
      ofUser: (after) => read(`/ledger/anna${after > 0 ? `?afterSeq=${after}` : ''}`),
      chainFrom: (seq) => read(`/ledger/chain/${seq}`),
      headOf: (date) => read(`/ledger/head/${date}`),
      statistics: async () => (await read('/page-profile/anna')).statistics,
    },
    () => {},
  );
  if (!('fault' in outcome)) throw new Error('the record is valid');
  return outcome.seq === 0 ? outcome.fault : `${outcome.fault} at entry ${outcome.seq}`;
}

test.each<[string, Forge]>([
  ['a changed price', (text) => text.replace(/\\"p\\":\\"2\.00/, '\\"p\\":\\"3.00')],
  ['another head', (text) => text.replace(/"signature":"../, '"signature":"AA')],
  ['a rewritten chain', rewritten],
  ['a shortened chain', ofChain((entries) => entries.slice(0, -1))],
  ['an entry left out', ofChain((entries) => entries.filter((_, at) => at !== 1))],
])('a record with %s is not valid, here and in the browser', async (_what, forge) => {
  const { code, out } = await forged(['verify', 'anna'], forge);
  expect([code, out.trim()]).toEqual([1, `anna: NOT VALID, ${await inBrowser(forge)}`]);
});

describe('a witness', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witness-'));
    file = join(folder, 'heads.ndjson');
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await api.database.db.deleteFrom('ledger_heads').where('day', '<', '2021-01-01').execute();
  });

  /** The days since are over, and their heads signed by the site. */
  async function signDays(count: number): Promise<void> {
    now += count * 86_400;
    api.setNow(now);
    const job = startJob(ledgerHeadsJob, api.services, (error) => {
      throw error;
    });
    await job.idle();
    await job.stop();
    readAnew();
  }

  /** Nothing of before is cached any more. */
  function readAnew(): void {
    now += 2;
    api.setNow(now);
    api.services.open.responses.purge(['*']);
  }

  const witness = (...more: string[]) => typed('witness', file, ...more);
  const storedHeads = () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('keeps the heads it has seen, walks the chain between them and states the newest', async () => {
    await signDays(2);
    expect(await witness()).toMatchObject({ code: 0, err: '' });
    const before = storedHeads();
    expect(before.length).toBeGreaterThan(1);
    await signDays(1);
    const second = await witness('--name', 'Archive of Anna');
    expect(second.out).toContain('one chain');
    expect(second.out).toContain('stated as Archive of Anna');
    expect(storedHeads().slice(0, -1)).toEqual(before);
    api.services.open.responses.purge(['*']);
    const listed = (await api.app.inject(`${OPEN_ROOT}/ledger/witnesses`)).json().data;
    expect(listed[0]).toMatchObject({ witness: 'Archive of Anna', isFork: false });
    expect(listed[0].head).toEqual(storedHeads().at(-1));
  });

  test.each<[string, Forge, string]>([
    [
      'another chain',
      ofChain((entries) => entries.map((one) => ({ ...one, hash: 'f'.repeat(64) }))),
      'the chain does not lead from 2020-01-01 to',
    ],
    ['a shortened chain', ofChain(() => []), 'the chain does not lead from 2020-01-01 to'],
    [
      'a withdrawn day',
      (text, path) => (path.endsWith('/ledger/heads') ? withoutOldest(text) : text),
      'the head of 2020-01-01 is not served any more',
    ],
    [
      'a forged head',
      (text) => text.replace(/"signature":"../, '"signature":"AA'),
      'the signature of',
    ],
  ])('reports %s as a fork and leaves its file as it was', async (_what, forge, reason) => {
    await signDays(1);
    // from the first entry on there is a chain to walk
    const [first] = (await api.app.inject('/ledger/chain/1')).json().data.entries;
    const bare = { date: '2020-01-01', seq: first.seq, hash: first.hash };
    const early = aHeadSigner('earlier key').headOf(bare);
    const { publicKey: public_key, date: day, ...rest } = early;
    const { db } = api.database;
    await db
      .insertInto('ledger_heads')
      .values({ ...rest, day, public_key })
      .execute();
    readAnew();
    writeFileSync(file, `${JSON.stringify(early)}\n`);
    const { code, out } = await forged(['witness', file], forge);
    expect([code, out]).toEqual([1, expect.stringContaining(`FORK: ${reason}`)]);
    expect(storedHeads()).toEqual([early]);
  });

  test('shows two heads of one number as the proof', async () => {
    await signDays(1);
    await witness();
    const [head] = storedHeads().slice(-1);
    const { sign } = api.services.ledgerKey;
    const other = { date: head.date, seq: head.seq, hash: 'e'.repeat(64) };
    const signed = { ...other, publicKey: head.publicKey, signature: sign(headText(other)) };
    writeFileSync(file, `${JSON.stringify(signed)}\n`);
    api.services.open.responses.purge(['*']);
    const { code, out } = await witness();
    expect(code).toBe(1);
    expect(out).toContain('FORK: two heads that no single chain has');
    expect(out).toContain(signed.signature);
    const proof = out
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line));
    expect(proof).toHaveLength(2);
    expect(new Set(proof.map(({ seq }) => seq)).size).toBe(1);
    expect(new Set(proof.map((one) => one.hash)).size).toBe(2);
    for (const one of proof) expect(await verifyHead(one)).toBe(true);
  });

  test('a file that holds something else is refused, with the line', async () => {
    writeFileSync(file, '{"date":1}\n');
    const { code, err } = await witness();
    expect([code, err]).toEqual([64, `tipmark: ${file}: line 1 is no head of a ledger\n`]);
  });
});

function withoutOldest(text: string): string {
  const reply = JSON.parse(text) as { data: object[]; next: string | null };
  return JSON.stringify({ ...reply, data: reply.data.slice(0, -1) });
}
