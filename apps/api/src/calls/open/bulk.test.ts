import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { OPEN_QUOTAS, OPEN_ROOT } from '@tipmark/contract/open';
import { MATCH_STATUS } from '@tipmark/domain';
import { ledgerHeadsJob } from '../../betting/ledger/ledger-heads-job.ts';
import { bulkJob } from '../../open/bulk/bulk-job.ts';
import { insertChunk } from '../../open/bulk/bulk-queries.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, COMING, OPEN_NOW, type OpenWorld, PLAYED } from './testing/open-world.ts';

const DAY = 86_400;
const PLAYED_ON = '2024-01-13';
const AFTER = OPEN_NOW + DAY;
let api: TestApi;
let world: OpenWorld;
let now = OPEN_NOW;

beforeAll(async () => {
  api = await createTestApi({ now });
  world = await anOpenWorld(api);
  // the coming match is later than the days below
  await setStart(COMING, OPEN_NOW + 5 * DAY);
  await makeFiles(AFTER);
}, 120_000);
afterAll(() => api.close());

async function setStart(key: string, seconds: number, status: number = MATCH_STATUS.scheduled) {
  await api.database.db
    .updateTable('matches')
    .set({ starts_at: new Date(seconds * 1_000), status })
    .where('id', '=', world.matchIds.get(key) ?? 0)
    .execute();
}

/** Both jobs run at an instant. */
async function makeFiles(seconds: number): Promise<void> {
  now = Math.max(now + 1, seconds);
  api.setNow(now);
  for (const job of [ledgerHeadsJob, bulkJob]) {
    const running = startJob(job as typeof bulkJob, api.services, (error) => {
      throw error;
    });
    await running.idle();
    await running.stop();
  }
}

interface Listed {
  readonly day: string;
  readonly kind: string;
  readonly revision: number;
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly contentSha256: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

async function manifest(): Promise<Listed[]> {
  const reply = await api.app.inject(`${OPEN_ROOT}/bulk/manifest.json`);
  expect(reply.statusCode).toBe(200);
  return reply.json().files;
}

async function listed(kind: string, day = PLAYED_ON): Promise<Listed> {
  const found = (await manifest()).find((file) => file.kind === kind && file.day === day);
  if (found === undefined) throw new Error(`no file of ${kind} on ${day}`);
  return found;
}

async function load(path: string): Promise<Buffer> {
  const reply = await api.app.inject(path.replace(/^\/api/, ''));
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return reply.rawPayload;
}

const rowsIn = (bytes: Buffer) =>
  gunzipSync(bytes)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function collection(path: string): Promise<object[]> {
  api.services.open.responses.purge(['*']);
  const reply = await api.app.inject(`${OPEN_ROOT}${path}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('each file has the checksums, rows and bytes that the manifest names', async () => {
  const files = await manifest();
  expect(new Set(files.map(({ kind }) => kind))).toEqual(
    // no model was fitted here: there are no runs
    new Set(['matches', 'prices', 'closing', 'ledger', 'forecasts']),
  );
  for (const { path, sha256: ofFile, contentSha256, bytes: size, rows } of files) {
    const bytes = await load(path);
    expect([sha256(bytes), bytes.length]).toEqual([ofFile, size]);
    const text = gunzipSync(bytes).toString();
    expect([sha256(text), text.split('\n').length - 1]).toEqual([contentSha256, rows]);
    expect(path).toContain('.r1.');
  }
});

test('a day has the rows of the collections', async () => {
  const { path } = await listed('matches');
  const matches = rowsIn(await load(path));
  expect(matches).toEqual(await collection(`/matches?day=${PLAYED_ON}&language=en&limit=200`));
  const id = world.matchIds.get(PLAYED) ?? 0;
  const prices = rowsIn(await load((await listed('prices')).path));
  const odds = await collection(`/matches/${id}/odds?language=en&limit=200`);
  expect(prices.filter(({ match }) => match === id)).toEqual(
    odds.map((price) => ({ match: id, ...price })),
  );
  const newest = await load(`/api${OPEN_ROOT}/bulk/${PLAYED_ON}/matches.ndjson.gz`);
  expect(newest.equals(await load(path))).toBe(true);
});

test('the files of the ledger are one chain after the other, from head to head', async () => {
  const files = (await manifest()).filter(({ kind }) => kind === 'ledger').toReversed();
  const heads = await collection('/ledger/heads?limit=200');
  const entries = [];
  for (const { path, rows } of files) if (rows > 0) entries.push(...rowsIn(await load(path)));
  expect(entries).toEqual(await collection('/ledger?limit=200'));
  expect(heads[0]).toMatchObject({ seq: entries.at(-1).seq, hash: entries.at(-1).hash });
});

test('the tip of a match that has not begun is not in its file, and is in the next revision', async () => {
  const day = PLAYED_ON;
  const before = await listed('ledger', day);
  const entry = async (path: string) =>
    rowsIn(await load(path)).find(({ seq }) => seq === world.tipOnComing);
  expect(await entry(before.path)).toMatchObject({ kind: 'tip', json: null, reveal: null });
  await setStart(COMING, now - 60, MATCH_STATUS.live);
  // weeks later, when others are not compared any more
  await makeFiles(now + 20 * DAY);
  // some files at a time, the newest days first
  for (let run = 0; run < 5; run += 1) await makeFiles(now);
  const after = await listed('ledger', day);
  expect(after.revision).toBe(2);
  expect((await entry(after.path)).json).toContain('"o":"1x2.1"');
  expect((await entry(before.path)).json).toBeNull();
});

test('the same content is the same file, a correction is another revision', async () => {
  const id = world.matchIds.get(PLAYED) ?? 0;
  now = AFTER + 21 * DAY;
  await setStart(PLAYED, now - DAY - 3_600, MATCH_STATUS.finished);
  await makeFiles(now);
  const day = new Date((now - DAY - 3_600) * 1_000).toISOString().slice(0, 10);
  const first = await listed('matches', day);
  await makeFiles(now + DAY);
  expect(await listed('matches', day)).toEqual(first);
  await api.database.db
    .updateTable('matches')
    .set({ home_score: 5 })
    .where('id', '=', id)
    .execute();
  await makeFiles(now + DAY);
  const second = await listed('matches', day);
  expect(second.revision).toBe(2);
  expect(second.sha256).not.toBe(first.sha256);
  expect(rowsIn(await load(second.path))[0].score.home).toBe(5);
  expect(sha256(await load(first.path))).toBe(first.sha256);
  // the bytes follow from the rows alone
  const bytes = await load(second.path);
  expect(gzipSync(gunzipSync(bytes), { level: 6, memLevel: 8 }).equals(bytes)).toBe(true);
});

test('pieces of a file that was never finished are deleted', async () => {
  const fileId = '00000000-0000-4000-8000-000000000000';
  const { db } = api.database;
  await insertChunk(db, { fileId, position: 0, bytes: Buffer.from('x') }, now);
  const count = async () =>
    (await db.selectFrom('bulk_chunks').select('position').where('file_id', '=', fileId).execute())
      .length;
  await makeFiles(now + 60);
  expect(await count()).toBe(1);
  await makeFiles(now + 2 * 3_600);
  expect(await count()).toBe(0);
});

test('an unchanged file is not sent again, and what does not exist is 404', async () => {
  const url = `${OPEN_ROOT}/bulk/${PLAYED_ON}/matches.ndjson.gz`;
  const { headers } = await api.app.inject({ method: 'HEAD', url });
  expect(headers['repr-digest']).toMatch(/^sha-256=:.{44}:$/);
  const known = await api.app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  for (const path of [
    '2024-01-13/tips.ndjson.gz',
    '2024-02-30/matches.ndjson.gz',
    '1/2',
    '..%2f..',
  ]) {
    expect((await api.app.inject(`${OPEN_ROOT}/bulk/${path}`)).statusCode).toBe(404);
  }
});

test('files count against the quota of a caller', async () => {
  const call = () =>
    api.app.inject({
      url: `${OPEN_ROOT}/bulk/${PLAYED_ON}/matches.ndjson.gz`,
      remoteAddress: '203.0.113.77',
    });
  const codes = [];
  for (let at = 0; at <= OPEN_QUOTAS.guest.perMinute; at += 1)
    codes.push((await call()).statusCode);
  expect(codes.at(-2)).toBe(200);
  expect(codes.at(-1)).toBe(429);
});
