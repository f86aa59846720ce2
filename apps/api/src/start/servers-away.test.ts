import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { type CutLine, openLine } from '../testing/breakable-line.ts';
import { createServerDatabase } from '../testing/server-databases.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? describe : describe.skip;

/** A frozen server stays away for longer than any timeout. */
const AWAY_MS = { cut: 3_000, freeze: 10_000, delay: 3_000 } as const;
/** No call waits longer for a missing server; the timeout of a statement is ten seconds. */
const LATEST_MS = 3_000;
const DELAY_MS = 40;
const PATIENCE_MS = 120_000;
const PASSWORD = 'a quiet harbour at noon';
const RUN = randomBytes(4).toString('hex');
/** The server asks for no password; it is sent one anyway. */
const DATABASE_PASSWORD = `mark-${randomBytes(12).toString('hex')}`;

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly tookMs: number;
}

withServers(
  'an api under load whose database or Redis is killed, frozen or slow for a while',
  () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-away-'));
    let drop: () => Promise<void>;
    let database: CutLine;
    let redis: CutLine;
    let api: ApiProcess;
    let count = 0;

    beforeAll(async () => {
      const made = await createServerDatabase();
      drop = made.drop;
      database = await openLine(made.url);
      redis = await openLine(process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15');
      const databaseUrl = new URL(database.url);
      databaseUrl.password = DATABASE_PASSWORD;
      api = await startApiProcess({
        DATABASE_URL: databaseUrl.href,
        REDIS_URL: redis.url,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
      });
    }, PATIENCE_MS);

    afterAll(async () => {
      await api.stop();
      await Promise.all([database.close(), redis.close()]);
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    }, PATIENCE_MS);

    const post = (path: string, body: object, caller: number) =>
      fetch(api.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // users of different networks: none of them is rate limited
          'x-forwarded-for': `2001:db8:${RUN.slice(0, 4)}:${caller.toString(16)}::1`,
        },
        body: JSON.stringify(body),
      });

    /** Reads and registers continuously until stopped. */
    function load() {
      let isOver = false;
      const answers: Answer[] = [];
      const registered: string[] = [];
      const timed = async (path: string, request: () => Promise<Response>) => {
        const began = performance.now();
        const reply = await request();
        await reply.arrayBuffer();
        const retryAfter = reply.headers.get('retry-after');
        answers.push({ path, status: reply.status, retryAfter, tookMs: performance.now() - began });
        return reply.ok;
      };
      const read = async (path: () => string) => {
        while (!isOver) {
          const requested = path();
          await timed(requested, () => fetch(api.url + requested));
          await pause(10);
        }
      };
      const register = async () => {
        while (!isOver) {
          count += 1;
          const caller = count;
          const userEmail = `${RUN}-${caller}@example.com`;
          const account = { userEmail, userPassword: PASSWORD, userName: `u${RUN}${caller}` };
          if (await timed('/register', () => post('/register', account, caller))) {
            registered.push(userEmail);
          }
        }
      };
      const cached = () => '/soccer/results/page';
      const uncached = () =>
        `/soccer/results/page?timestamp=${1_700_000_000 + 86_400 * answers.length}`;
      const done = Promise.all([read(cached), read(uncached), register()]);
      return {
        answers,
        registered,
        stop: async () => {
          isOver = true;
          await done;
        },
      };
    }

    const hasRecovered = async (): Promise<boolean> =>
      (await fetch(`${api.url}/health/ready`)).status === 200 &&
      (await fetch(`${api.url}/soccer/results/page?timestamp=1600000000`)).status === 200;

    test.each([
      ['the database, killed', () => database, 'cut', true],
      ['the database, frozen', () => database, 'freeze', true],
      ['the database, slow', () => database, 'delay', false],
      ['Redis, killed', () => redis, 'cut', false],
      ['Redis, frozen', () => redis, 'freeze', false],
      ['Redis, slow', () => redis, 'delay', false],
    ] as const)(
      '%s: refusals are fast and give a retry time, nothing confirmed is lost, and the api recovers',
      async (_name, lineOf, fault, isNeeded) => {
        const line = lineOf();
        const visitors = load();
        await pause(1_000);
        await line[fault](DELAY_MS);
        await pause(AWAY_MS[fault]);
        await line.mend();
        while (!(await hasRecovered())) await pause(100);
        const before = visitors.registered.length;
        while (visitors.registered.length === before) await pause(50);
        await visitors.stop();

        const odd = visitors.answers.filter(
          ({ status, retryAfter, tookMs }) =>
            !(status === 200 || (status === 503 && retryAfter !== null)) || tookMs > LATEST_MS,
        );
        expect(odd).toEqual([]);
        if (isNeeded) expect(visitors.answers.map(({ status }) => status)).toContain(503);
        for (const [index, userEmail] of visitors.registered.entries()) {
          const reply = await post('/login', { userEmail, userPassword: PASSWORD }, 0x1000 + index);
          expect({ userEmail, status: reply.status }).toEqual({ userEmail, status: 200 });
        }
      },
      PATIENCE_MS,
    );

    test('the log of these failures has the password of the database nowhere', () => {
      const log = api.written();
      expect(log).toMatch(/"level":[45]0/);
      const base64 = Buffer.from(DATABASE_PASSWORD).toString('base64');
      expect([DATABASE_PASSWORD, base64].filter((secret) => log.includes(secret))).toEqual([]);
    });
  },
);
