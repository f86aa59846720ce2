import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
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

/** A call of which the server confirms that it has arrived. */
function send(url: string) {
  const call = request(url, { headers: { expect: '100-continue' } }).end();
  return {
    arrived: once(call, 'continue'),
    answered: once(call, 'response').then(([reply]: IncomingMessage[]) => reply?.statusCode),
  };
}

onServer('a call that takes as long as calls may is answered by a process that ends', async () => {
  const store = await createTestStore();
  // jobs would wait for the lock, too, and keep every connection from the call
  const api = await startApiProcess({
    ...store.env,
    ROLE: 'web',
    REDIS_URL: process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15',
    CALL_DEADLINE_MS: DEADLINE_MS,
    DATABASE_DEADLINE_MS: DEADLINE_MS,
  });
  const locker = new Client({ connectionString: store.env['DATABASE_URL'] ?? '' });
  await locker.connect();
  await locker.query('begin; lock table matches in access exclusive mode');
  const { arrived, answered } = send(`${api.url}/soccer/results/page`);
  await arrived;
  const exitCode = api.stop();
  await pause(LOCKED_MS);
  await locker.query('rollback');
  const outcome = [await answered, await exitCode];
  await locker.end();
  await store.remove();
  expect(outcome).toEqual([200, 0]);
});
