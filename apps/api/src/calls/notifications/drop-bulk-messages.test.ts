import { sql } from 'kysely';
import { aPerson } from '../../people/account/testing/people.ts';
import { LANES } from '../../platform/outbox/lanes.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const EACH = 20_001;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

test('a backlog of bulk messages is given up by the operator alone, all others wait on', async () => {
  const { db, operatorKey, feedKey } = api.services;
  await aPerson(api);
  await sql`delete from outbox`.execute(db);
  for (const lane of LANES) {
    await sql`
      insert into outbox (id, kind, channel, lane, recipient, locale, payload, dedup_key, created_at, run_at)
      select gen_random_uuid(), 'followed_tip', 'mail', ${lane}::int, 'r' || n || '@example.com', 'ru',
        '{}'::jsonb, ${`of lane ${lane}`}::text || n, now(), now()
      from generate_series(1, ${lane === 4 ? EACH : 2}::int) n
    `.execute(db);
  }
  const drop = async (authorization: string, more: Record<string, string> = {}) => {
    const headers = { authorization, ...more };
    const url = '/moderation/messages/drop-bulk';
    const reply = await api.app.inject({ method: 'POST', url, headers });
    return [reply.statusCode, reply.json().data?.dropped];
  };
  expect(await drop(feedKey)).toEqual([401, undefined]);
  expect(await drop(operatorKey, { 'x-forwarded-for': '203.0.113.9' })).toEqual([404, undefined]);
  expect(await drop(operatorKey)).toEqual([200, EACH]);
  expect(await drop(operatorKey)).toEqual([200, 0]);
  const { rows } = await sql<{ lane: number; status: string; count: number }>`
    select lane, status, count(*)::int as count from outbox group by 1, 2 order by 1
  `.execute(db);
  expect(rows).toEqual([
    { lane: 1, status: 'pending', count: 2 },
    { lane: 2, status: 'pending', count: 2 },
    { lane: 3, status: 'pending', count: 2 },
    { lane: 4, status: 'dropped', count: EACH },
  ]);
});
