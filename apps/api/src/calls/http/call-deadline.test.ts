import { setTimeout as pause } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';

const DEADLINE_MS = 1_000;
/** Of a machine on which other tests run. */
const LATEST_MS = 6_000;
const ACCOUNT = {
  userEmail: 'reader@example.com',
  userPassword: 'a quiet harbour at noon',
  userName: 'reader',
};

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ config: { CALL_DEADLINE_MS: DEADLINE_MS } });
}, 60_000);

afterAll(() => api.close());

async function timed(request: () => Promise<LightMyRequestResponse>) {
  const began = performance.now();
  const reply = await request();
  return { reply, tookMs: performance.now() - began };
}

/** Nobody else gets a connection, or what needs the table does not end, until `work` is done. */
async function whileBlocked(work: () => Promise<void>): Promise<void> {
  await api.database.db.transaction().execute(async (trx) => {
    if (isTestingPostgres)
      await sql`lock table users, matches in access exclusive mode`.execute(trx);
    await work();
  });
}

const register = (headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/register', payload: ACCOUNT, headers });

test('a call that gets no answer of the database is refused at its deadline', async () => {
  await whileBlocked(async () => {
    const { reply, tookMs } = await timed(() => register());
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json().error.code).toBe('unavailable');
    expect(tookMs).toBeGreaterThan(DEADLINE_MS / 2);
    expect(tookMs).toBeLessThan(LATEST_MS);
  });
  expect((await register()).statusCode).toBe(200);
}, 60_000);

test('a trusted proxy shortens the deadline, a visitor does not', async () => {
  await whileBlocked(async () => {
    const header = { 'x-deadline-ms': '50' };
    const forwarded = { ...header, 'x-forwarded-for': '203.0.113.9' };
    const short = await timed(() => register(forwarded));
    expect(short.reply.statusCode).toBe(503);
    const direct = await timed(() => register(header));
    expect(direct.tookMs).toBeGreaterThan(DEADLINE_MS / 2);
    const longer = await timed(() => register({ ...forwarded, 'x-deadline-ms': '600000' }));
    expect(longer.tookMs).toBeLessThan(LATEST_MS);
  });
}, 60_000);

const onPostgres = isTestingPostgres ? describe : describe.skip;

onPostgres('on PostgreSQL', () => {
  async function countRunning(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and application_name = 'tipmark-api'`.execute(api.database.db);
    return rows[0]?.count ?? 0;
  }

  test('the statement of a refused call is cancelled', async () => {
    await whileBlocked(async () => {
      expect((await register()).statusCode).toBe(503);
      const until = performance.now() + LATEST_MS;
      while ((await countRunning()) > 0 && performance.now() < until) await pause(50);
      expect(await countRunning()).toBe(0);
    });
  }, 60_000);

  test('a shared answer that takes too long is not begun again by every visitor', async () => {
    await whileBlocked(async () => {
      const first = await api.app.inject('/soccer/results/page');
      expect(first.statusCode).toBe(503);
      const builds = api.services.responses.countOfBuilds;
      for (let count = 0; count < 20; count += 1) {
        expect((await api.app.inject('/soccer/results/page')).statusCode).toBe(503);
      }
      expect(api.services.responses.countOfBuilds).toBe(builds);
    });
  }, 60_000);
});
