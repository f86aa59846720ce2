import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startApiProcess } from '../testing/api-process.ts';
import { isTestingPostgres } from '../testing/create-test-database.ts';
import { createTestStore } from '../testing/test-store.ts';

jest.setTimeout(180_000);

/** A lock of another client needs a server. */
const onServer = isTestingPostgres ? test : test.skip;

/** Longer than a process once waited for calls under way. */
const LOCKED_MS = 11_000;
const DEADLINE_MS = '60000';

onServer('a call that takes as long as calls may is answered by a process that ends', async () => {
  const store = await createTestStore();
  const api = await startApiProcess({
    ...store.env,
    CALL_DEADLINE_MS: DEADLINE_MS,
    DATABASE_DEADLINE_MS: DEADLINE_MS,
  });
  const locker = new Client({ connectionString: store.env['DATABASE_URL'] ?? '' });
  await locker.connect();
  const isWaiting = async () => {
    const { rows } = await locker.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%"matches"%'`,
    );
    return rows.length > 0;
  };
  await locker.query('begin; lock table matches in access exclusive mode');
  const answered = fetch(`${api.url}/soccer/results/page`).then(
    ({ status }) => status,
    ({ message }: Error) => message,
  );
  while (!(await isWaiting())) await pause(50);
  const exitCode = api.stop();
  await pause(LOCKED_MS);
  await locker.query('rollback');
  const outcome = [await answered, await exitCode];
  await locker.end();
  await store.remove();
  expect(outcome).toEqual([200, 0]);
});
