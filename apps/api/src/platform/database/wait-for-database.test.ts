import { DatabaseUnavailable } from '../errors/database-errors.ts';
import { explainDatabase } from '../errors/explain-database.ts';
import type { SqlClient } from './sql-pool.ts';
import { waitForDatabase } from './wait-for-database.ts';

const failure = (code: string) =>
  new DatabaseUnavailable(code, { cause: Object.assign(new Error(code), { code }) });

/** Fails with these codes in order, then connects. */
function poolThatFails(...codes: readonly string[]) {
  const waiting = [...codes];
  let connects = 0;
  return {
    get connects() {
      return connects;
    },
    async connect() {
      connects += 1;
      const code = waiting.shift();
      if (code !== undefined) throw failure(code);
      return { release() {} } as SqlClient;
    },
  };
}

test('a database that is starting up is waited for, and the wait is reported once', async () => {
  const pool = poolThatFails('57P03', '57P03', '57P03');
  const reasons: string[] = [];
  await waitForDatabase(pool, { onWaiting: (reason) => reasons.push(reason), awayForMs: 0 });
  expect(pool.connects).toBe(4);
  expect(reasons).toEqual(['it is starting up']);
}, 30_000);

test('a server that is not there is waited for a while only', async () => {
  const codes = Array.from({ length: 100 }, () => 'ECONNREFUSED');
  const reasons: string[] = [];
  const wait = waitForDatabase(poolThatFails(...codes), {
    onWaiting: (reason) => reasons.push(reason),
    awayForMs: 600,
  });
  await expect(wait).rejects.toThrow('ECONNREFUSED');
  expect(reasons).toEqual(['nothing answers at its address']);
}, 30_000);

test('a refused user or an unknown database is not waited for', async () => {
  for (const code of ['28P01', '3D000']) {
    const pool = poolThatFails(code);
    await expect(waitForDatabase(pool, { onWaiting() {} })).rejects.toThrow(code);
    expect(pool.connects).toBe(1);
  }
});

test.each([
  ['ECONNREFUSED', /^The database on db\.example:6432 does not answer/],
  ['ENOTFOUND', /^The database on db\.example:6432 does not answer/],
  ['28P01', /^db\.example:6432 does not accept the user "tip" with this password/],
  ['3D000', /^There is no database "site" on db\.example:6432/],
  ['42501', /may not use the database "site"/],
  ['53300', /accepts no more connections/],
  ['57P03', /is starting up/],
])('%s is explained without the password', (code, expected) => {
  const location = {
    DATABASE_URL: 'postgres://tip:hidden@db.example:6432/site',
    DATA_DIR: '.data',
  };
  for (const error of [failure(code), Object.assign(new Error(code), { code })]) {
    const explanation = explainDatabase(error, location);
    expect(explanation).toMatch(expected);
    expect(explanation).not.toContain('hidden');
  }
});
