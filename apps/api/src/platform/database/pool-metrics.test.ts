import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import type { SqlClient } from './sql-pool.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

const valueOf = async (series: string) => {
  const { body } = await api.app.inject('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length));
};

test('connections are counted by what they do, and callers that wait for one', async () => {
  const { pool } = api.services.database;
  const opened: Promise<SqlClient>[] = [];
  while (pool.metricValues().database_waiting_callers < 3) {
    opened.push(pool.connect());
    await Promise.race([opened.at(-1), new Promise((resolve) => setTimeout(resolve, 200))]);
  }
  const { database_connections: connections } = pool.metricValues();
  expect(connections.values).toEqual({ busy: opened.length - 3, idle: 0 });
  for (const client of opened) (await client).release();
  expect(pool.metricValues()).toMatchObject({
    database_connections: { values: { busy: 0, idle: connections.values.busy } },
    database_waiting_callers: 0,
  });
  expect(await valueOf('database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await valueOf('database_waiting_callers')).toBe(0);
});
