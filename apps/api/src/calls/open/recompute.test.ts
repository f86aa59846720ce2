import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPEN_ROOT } from '@tipmark/contract/open';
import { run } from '@tipmark/open-client/command-line';
import { sql } from 'kysely';
import { ledgerHeadsJob } from '../../betting/ledger/ledger-heads-job.ts';
import { ratingJob } from '../../betting/rating/rating-job.ts';
import { settlementJob } from '../../betting/settlement/settlement-job.ts';
import { bulkJob } from '../../open/bulk/bulk-job.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, OPEN_NOW } from './testing/open-world.ts';

let api: TestApi;
let url: string;
let folder: string;
const now = OPEN_NOW + 2 * 86_400;

async function runJob(job: Job<TestApi['services']>): Promise<void> {
  const running = startJob(job, api.services, (error) => {
    throw error;
  });
  await running.idle();
  await running.stop();
}

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  await anOpenWorld(api);
  await api.database.db.deleteFrom('ratings').execute();
  for (const job of [settlementJob, ratingJob]) await runJob(job);
  api.setNow(now);
  await runJob(ledgerHeadsJob);
  // while the past is being added nothing is made: most days would never be compared again
  const { db } = api.database;
  await sql`
    insert into simulated_history (id, began_at, seasons_percent)
    values (1, to_timestamp(${OPEN_NOW}), 99)
  `.execute(db);
  await runJob(bulkJob);
  expect(await db.selectFrom('bulk_files').select('id').execute()).toEqual([]);
  await db.updateTable('simulated_history').set({ seasons_percent: 100 }).execute();
  for (const job of [bulkJob, bulkJob]) await runJob(job);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${OPEN_ROOT}`;
}, 180_000);
afterAll(() => api.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function typed(tokens: readonly string[], forge = (text: string, _path: string) => text) {
  let out = '';
  const code = await run([...tokens, folder], {
    env: { TIPMARK_URL: url },
    out: (text) => void (out += text),
    err: (text) => void (out += text),
    client: {
      nowMs: () => now * 1_000,
      async fetch(address, init) {
        const { pathname } = new URL(new Request(address).url);
        if (pathname.endsWith('.gz')) return fetch(address, init);
        return new Response(forge(await (await fetch(address, init)).text(), pathname));
      },
    },
  });
  return { code, out };
}

const gzipsIn = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.gz'));

test('the files of days give the ratings that the site shows', async () => {
  expect(await typed(['bulk'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^files (\d+), loaded \1\n$/),
  });
  const { code, out } = await typed(['recompute']);
  expect(out).toContain('ratings: 1 the same, 0 different');
  expect(code).toBe(0);
});

test('chances that follow from the expected goals of a source are computed again', async () => {
  await typed(['bulk']);
  const { code, out } = await typed(['recompute', 'forecasts']);
  expect(out).toBe('forecasts: 1 the same, 0 different\n');
  expect(code).toBe(0);
});

test('what is there already is not loaded again', async () => {
  await typed(['bulk']);
  expect((await typed(['bulk'])).out).toMatch(/^files \d+, loaded 0\n$/);
  const [name = ''] = gzipsIn();
  writeFileSync(join(folder, name), 'damaged');
  expect((await typed(['bulk'])).out).toMatch(/loaded 1\n$/);
});

test.each(['score', 'won', 'profit', 'clvPercent', 'effectiveTips'])(
  'a site that shows another %s is found out',
  async (name) => {
    await typed(['bulk']);
    const { code, out } = await typed(['recompute'], (text, path) => {
      if (!path.endsWith('/cappers')) return text;
      const reply = JSON.parse(text) as { data: Record<string, number>[] };
      return JSON.stringify({
        ...reply,
        data: reply.data.map((row) => ({ ...row, [name]: (row[name] ?? 0) + 0.5 })),
      });
    });
    expect(code).toBe(1);
    expect(out).toContain(`anna: ${name} DIFFERS`);
  },
);

test('a changed file, and a manifest of other files, are not valid', async () => {
  await typed(['bulk']);
  const ledger = gzipsIn().find((name) => name.includes('ledger') && name.includes('2024-01-13'));
  const file = join(folder, ledger ?? '');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, -8));
  expect(await typed(['recompute'])).toEqual({
    code: 1,
    out: expect.stringMatching(/^NOT VALID: .*ledger/),
  });
  writeFileSync(file, bytes);
  const manifest = join(folder, 'manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replaceAll(/"sha256": "../g, '"sha256": "zz'));
  expect((await typed(['recompute'])).out).toContain('another checksum');
  writeFileSync(manifest, text.replace(/"day": "[^"]*"/, '"day": "../../x"'));
  expect((await typed(['recompute'])).out).toContain('is no name of a file');
});

test('a manifest that names files outside the folder loads nothing', async () => {
  const { code, out } = await typed(['bulk'], (text) =>
    text.replaceAll(/"kind":"matches"/g, '"kind":"../../matches"'),
  );
  expect([code, out]).toEqual([1, expect.stringContaining('is no name of a file')]);
  expect(gzipsIn()).toEqual([]);
});
