import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

const register = (userName: string) =>
  api.app.inject({
    method: 'POST',
    url: '/register',
    payload: {
      userName,
      userEmail: `${userName}@example.com`,
      userPassword: 'a quiet harbour at noon',
    },
  });

const countOfUsers = async () =>
  (await api.database.db.selectFrom('users').select('id').execute()).length;

/** PostgreSQL's error once a table cannot grow any more, in the last statement of a change. */
async function fillDisk(): Promise<void> {
  await sql`
    create function disk_is_full() returns trigger language plpgsql as $$
    begin
      raise exception using errcode = 'disk_full',
        message = 'could not extend file: No space left on device';
    end $$
  `.execute(api.database.db);
  await sql`
    create trigger full_disk before insert on outbox
    for each row execute function disk_is_full()
  `.execute(api.database.db);
}

test('with a full disk a write is rolled back and refused with Retry-After, and pages are served', async () => {
  await fillDisk();
  const refused = await register('olga');
  expect(refused.statusCode).toBe(503);
  expect(refused.json().error.code).toBe('unavailable');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).not.toMatch(/space|file|disk/i);
  expect(await countOfUsers()).toBe(0);
  expect((await api.app.inject('/soccer/results/page')).statusCode).toBe(200);

  await sql`drop function disk_is_full() cascade`.execute(api.database.db);
  expect((await register('olga')).statusCode).toBe(200);
  expect(await countOfUsers()).toBe(1);
});
