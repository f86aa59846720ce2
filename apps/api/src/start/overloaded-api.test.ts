import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { createServerDatabase } from '../testing/server-databases.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? describe : describe.skip;

const PATIENCE_MS = 120_000;
const DAY = 86_400;
const FIRST_DAY = 1_600_000_000;
const CACHED = `/soccer/results/page?timestamp=${FIRST_DAY - DAY}`;
const ROUNDS = 8;
const CALLERS = 60;

withServers('an api whose database answers more slowly than visitors ask', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-load-'));
  let drop: () => Promise<void>;
  let blocker: Client;
  let api: ApiProcess;

  beforeAll(async () => {
    const made = await createServerDatabase();
    drop = made.drop;
    api = await startApiProcess({
      DATABASE_URL: made.url,
      DATA_DIR: dataDir,
      REDIS_URL: process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15',
      ROLE: 'web',
      OPERATOR_KEY: 'a key of operators alone, thirty-two letters',
      // none of the calls that are admitted ends before the test does
      CALL_DEADLINE_MS: '60000',
    });
    blocker = new Client({ connectionString: made.url });
    await blocker.connect();
  }, PATIENCE_MS);

  afterAll(async () => {
    await blocker.end();
    await api.stop();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  }, PATIENCE_MS);

  async function countOfShed(): Promise<number> {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    const counts = text.matchAll(/^calls_shed_total\{kind="\w+"\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  test(
    'refuses on arrival what it could not answer in time, and answers again once it can',
    async () => {
      expect((await fetch(api.url + CACHED)).status).toBe(200);
      await blocker.query('begin; lock table matches in access exclusive mode');
      const waiting = new AbortController();
      const statuses: number[] = [];
      let day = FIRST_DAY;
      // the first above those that are always admitted come before the pace is known
      for (let round = 0; round < ROUNDS; round += 1) {
        for (let caller = 0; caller < CALLERS; caller += 1) {
          day += DAY;
          void fetch(`${api.url}/soccer/results/page?timestamp=${day}`, { signal: waiting.signal })
            .then(({ status }) => statuses.push(status))
            .catch(() => {});
        }
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
      const refused = await fetch(`${api.url}/hockey/results/page?timestamp=${FIRST_DAY}`);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
      expect(await countOfShed()).toBeGreaterThan(CALLERS);
      waiting.abort();
      await blocker.query('rollback');
      const after = await fetch(`${api.url}/soccer/results/page?timestamp=${FIRST_DAY}`);
      expect(after.status).toBe(200);
      const lines = api.written().split('\n');
      expect(lines.filter((line) => line.includes('refused on arrival')).length).toBeLessThan(4);
      expect(lines.filter((line) => line.includes('internal error'))).toEqual([]);
    },
    PATIENCE_MS,
  );
});
