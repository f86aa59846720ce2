import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { columnsAsTable, rowsAsTable } from './rows-as-table.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

const COLUMNS =
  'id int, "isHome" boolean, name text, price real, list int[], words text[], doc jsonb';

/** Values that repeat the one above, only look like it, or need escaping. */
const ROWS = [
  {
    id: 1,
    isHome: true,
    name: 'a',
    price: 1.5,
    list: [1, null],
    words: ['x, y'],
    doc: { a: 'q"' },
  },
  {
    id: 1,
    isHome: true,
    name: 'a',
    price: 1.5,
    list: [1, null],
    words: ['x, y'],
    doc: { a: 'q"' },
  },
  { id: 2, isHome: false, name: '1', price: null, list: null, words: null, doc: null },
  { id: 3, isHome: null, name: 'NULL', price: null, list: [], words: ['NULL'], doc: [1, 'NULL'] },
  { id: 4, isHome: null, name: '"\\,{}', price: -2, list: [7], words: ['"', '\\'], doc: '\\"' },
  { id: null, isHome: null, name: '', price: 0, list: [0], words: [''], doc: 0 },
];

async function read(table: ReturnType<typeof rowsAsTable>) {
  const { rows } = await sql`select * from ${table}`.execute(database.db);
  return rows;
}

test('rows arrive unchanged and in order', async () => {
  expect(await read(rowsAsTable(ROWS, COLUMNS))).toEqual(ROWS);
});

test('columns arrive as rows', async () => {
  const names = ['id', 'isHome', 'name', 'price', 'list', 'words', 'doc'] as const;
  const lists = Object.fromEntries(names.map((name) => [name, ROWS.map((row) => row[name])]));
  expect(await read(columnsAsTable(lists, COLUMNS))).toEqual(ROWS);
});

test('no rows give an empty table, and missing columns give nulls', async () => {
  expect(await read(rowsAsTable([], COLUMNS))).toEqual([]);
  expect(await read(rowsAsTable([{ id: 5 }, {}], 'id int, name text'))).toEqual([
    { id: 5, name: null },
    { id: null, name: null },
  ]);
});

test('an array in a row may be passed as text', async () => {
  const table = rowsAsTable([{ list: '{1,2}' }, { list: '{1,2}' }], 'list int[]');
  expect(await read(table)).toEqual([{ list: [1, 2] }, { list: [1, 2] }]);
});
