import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';

const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';
const CONNECTED_MS = 300;
const SEARCH = '/search-users-tips/parameters/users';
const BUSY = { code: 'rate_limited', retryAfterSeconds: 1 } as const;

(isTestingPostgres ? test : test.skip)(
  'a caller who holds all slots at one API process gets a retry time from another',
  async () => {
    const config = { REDIS_URL };
    const one: TestApi = await createTestApi({ config });
    const two: TestApi = await createTestApi({ config, database: one.database });
    await pause(CONNECTED_MS);
    // other tests at this Redis have different callers, all counted from 1
    const first = 1_000 + Math.floor(Math.random() * 1_000_000_000);
    await sql`select setval(pg_get_serial_sequence('users', 'id'), ${first}::int)`.execute(
      one.database.db,
    );
    const { headers, token } = await aPerson(one, { name: `Vera ${randomUUID().slice(0, 8)}` });
    const request = () =>
      two.app.inject({ method: 'POST', url: SEARCH, headers: { ...headers }, payload: {} });
    const signedIn = await one.services.sessions.resolve(token);
    // as the handler returns it
    const queue = one.services.queues.open('usersSearch', {
      running: 2,
      waiting: 0,
      refusal: BUSY,
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = [1, 2].map(() => queue.run(`user:${signedIn?.user.id}`, () => promise));
    await pause(CONNECTED_MS);
    const waiting = [1, 2, 3, 4].map(request);
    await pause(CONNECTED_MS);
    const refused = await request();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    resolve();
    await Promise.all(held);
    const answers = await Promise.all(waiting);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await request()).statusCode).toBe(200);
    await two.close();
    await one.close();
  },
  60_000,
);
