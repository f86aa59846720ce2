import { sql } from 'kysely';
import { canCopy } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { insertRows } from './insert-rows.ts';
import { withWrites } from './writes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table things (id int primary key, name text, at timestamptz, is_home boolean,
    price real, list int[], doc jsonb)`.execute(database.db);
}, 60_000);

afterEach(() => sql`delete from things`.execute(database.db));
afterAll(() => database.close());

const COLUMNS =
  'id int, name text, at timestamptz, is_home boolean, price real, list int[], doc jsonb';
const BLANK = { name: null, at: null, is_home: null, price: null, list: null, doc: null };

/** Characters with a meaning in COPY, and values an empty text could be confused with. */
const ROWS = [
  { id: 1, name: 'a', at: 1_705_147_200, is_home: true, price: 1.5, list: [1, null], doc: {} },
  { ...BLANK, id: 2, name: 'tab\tline\nreturn\rback\\slash \\N \\.' },
  { ...BLANK, id: 3, name: 'Кёльн', is_home: false, price: 0, list: [], doc: { a: '"\\\t' } },
  { ...BLANK, id: 4, doc: [1, null] },
];

const insert = (...deliveries: object[][]) =>
  tx(database.db, (trx) =>
    withWrites(
      trx,
      async (writes) => {
        for (const rows of deliveries) insertRows(writes, 'things', rows, COLUMNS);
        return writes.send(sql`select count(*)::int as count from things`);
      },
      canCopy(database.db),
    ),
  );

async function stored(): Promise<unknown[]> {
  const { rows } = await sql`
    select id, name, extract(epoch from at)::int as at, is_home, price, list, doc
    from things order by id
  `.execute(database.db);
  return rows;
}

test('rows arrive unchanged, before the next statement', async () => {
  const [first, ...others] = ROWS;
  expect(await insert([first as object], others, [])).toEqual([{ count: 4 }]);
  expect(await stored()).toEqual(ROWS);
});

test('an empty text is stored as such, a missing value as null', async () => {
  const rows = [{ ...BLANK, id: 1, name: '' }, { id: 2 }];
  await insert(rows);
  expect(await stored()).toEqual([rows[0], { ...BLANK, id: 2 }]);
});

test('a refused row rolls back all, and the connection stays usable', async () => {
  await expect(insert(ROWS, [{ id: 5 }, { id: 5 }], [{ id: 6 }])).rejects.toMatchObject({
    code: '23505',
  });
  await expect(insert([{ id: 2 ** 40 }])).rejects.toMatchObject({ code: '22003' });
  expect(await stored()).toEqual([]);
  expect(await insert(ROWS)).toEqual([{ count: 4 }]);
});
