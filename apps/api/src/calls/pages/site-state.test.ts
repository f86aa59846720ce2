import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;
/** The clock of the API, unix seconds. */
let now = 1_800_000_000;

beforeAll(async () => {
  api = await createTestApi({ now });
});
afterAll(() => api.close());

async function filling() {
  // what is cached may be two seconds old
  now += 3;
  api.setNow(now);
  api.services.responses.purge(['*']);
  const reply = await api.app.inject('/site-state');
  expect(reply.statusCode).toBe(200);
  return reply.json().data.filling;
}

const changed = (change: string) => sql.raw(change).execute(api.database.db);

test('a simulated world is being filled until results, tips and all past seasons are there', async () => {
  Object.assign(api.services.config, { WORLD: 'simulated' });
  expect(await filling()).toEqual({ stage: 'results', percent: null });
  await changed('insert into simulated_history (id, began_at) values (1, now())');
  await changed(`update simulated_history set sports_with_results = '{1,2}'`);
  expect(await filling()).toEqual({ stage: 'results', percent: null });
  await changed(`update simulated_history set sports_with_results = '{1,2,3}'`);
  expect(await filling()).toEqual({ stage: 'tips', percent: null });
  await changed('update simulated_history set is_done = true');
  expect(await filling()).toEqual({ stage: 'seasons', percent: 0 });
  await changed('update simulated_history set seasons_percent = 41');
  expect(await filling()).toEqual({ stage: 'seasons', percent: 41 });
  await changed('update simulated_history set seasons_percent = 100');
  expect(await filling()).toBeNull();
});

test('a site with matches of its own is never being filled', async () => {
  await changed('update simulated_history set seasons_percent = 3');
  Object.assign(api.services.config, { WORLD: 'empty' });
  expect(await filling()).toBeNull();
});
