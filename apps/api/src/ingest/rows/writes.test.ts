import { sql } from 'kysely';
import { tx } from '../../platform/database/tx.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { withWrites } from './writes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table notes (id int primary key)`.execute(database.db);
}, 60_000);

afterEach(() => sql`delete from notes`.execute(database.db));
afterAll(() => database.close());

const note = (id: number) => sql<{ id: number }>`insert into notes values (${id}) returning id`;

async function noted(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}

test('unawaited writes are done when the transaction is over', async () => {
  const answer = await tx(database.db, (trx) =>
    withWrites(trx, async (writes) => {
      for (const id of [1, 2, 3]) void writes.send(note(id));
      return writes.send(note(4));
    }),
  );
  expect(answer).toEqual([{ id: 4 }]);
  expect(await noted()).toEqual([1, 2, 3, 4]);
});

test('a failed write rolls back all, whatever is queried after it', async () => {
  const work = tx(database.db, (trx) =>
    withWrites(trx, async (writes) => {
      for (const id of [1, 1, 2]) void writes.send(note(id));
      await note(3).execute(trx);
      await note(4).execute(trx);
    }),
  );
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await noted()).toEqual([]);
});

test('nothing is written when the work around the writes fails', async () => {
  const work = tx(database.db, (trx) =>
    withWrites(trx, async (writes) => {
      for (const id of [1, 2, 3, 4, 5]) void writes.send(note(id));
      throw new Error('of its own');
    }),
  );
  await expect(work).rejects.toThrow('of its own');
  expect(await noted()).toEqual([]);
});

test('a failed query is reported with its own error', async () => {
  const work = tx(database.db, (trx) =>
    withWrites(trx, async (writes) => {
      const question = sql`select 1 / 0`.execute(trx);
      void writes.send(note(1));
      void writes.send(note(2));
      await question;
    }),
  );
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(await noted()).toEqual([]);
});
