import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { enterStatementScope } from '../database/statement-count.ts';

let dataDir: string;
let database: DatabaseConnection;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tipmark-turns-'));
  database = connectDatabase({ dataDir });
  await sql`create table told (who text)`.execute(database.db);
}, 60_000);

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const emit = (who: string) => sql`insert into told values (${who})`.execute(database.db);

/** Runs work on behalf of a visitor, as in a request. */
function asVisitor<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  enterStatementScope(() => void work().then(resolve, reject));
  return promise;
}

async function order(): Promise<string[]> {
  const { rows } = await sql<{ who: string }>`select who from told`.execute(database.db);
  await sql`truncate told`.execute(database.db);
  return rows.map(({ who }) => who);
}

test('a request with many statements does not wait for background work between them', async () => {
  let isOver = false;
  const background = async () => {
    while (!isOver)
      await database.db
        .transaction()
        .execute((trx) => sql`insert into told values ('house')`.execute(trx));
  };
  const working = background();
  await asVisitor(async () => {
    for (let one = 0; one < 8; one += 1) await emit('visitor');
  });
  isOver = true;
  await working;
  const reported = await order();
  const [first, last] = [reported.indexOf('visitor'), reported.lastIndexOf('visitor')];
  expect(reported.filter((who) => who === 'visitor')).toHaveLength(8);
  // Taking turns would give seven; on a starved machine a gap may grow too long.
  expect(reported.slice(first, last + 1).filter((who) => who === 'house').length).toBeLessThan(4);
});

test('a steady stream of visitors does not stop background work', async () => {
  let isOver = false;
  const visiting = asVisitor(async () => {
    while (!isOver) await emit('visitor');
  });
  await emit('house');
  await emit('house');
  isOver = true;
  await visiting;
  const reported = await order();
  expect(reported.filter((who) => who === 'house')).toHaveLength(2);
  expect(reported.lastIndexOf('visitor')).toBeGreaterThan(reported.indexOf('house'));
});

test('background work does not wait for a visitor whose statement failed', async () => {
  await expect(asVisitor(() => sql`select nonsense`.execute(database.db))).rejects.toThrow(
    /nonsense/,
  );
  await emit('house');
  expect(await order()).toEqual(['house']);
});
