import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { tx } from './tx.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

test('values come back as the same JavaScript on both engines', async () => {
  const { rows } = await sql`
    select count(*) as count, 1.5::numeric as numeric, '2026-11-21'::date as day,
      array[1, null, 3]::int[] as ints, '{}'::int[] as no_ints,
      array[array[1, 2], array[3, null]]::int[] as tables, '[2:3]={4,5}'::int[] as shifted,
      array[1, 2]::bigint[] as bigints,
      array[1.25]::numeric[] as numerics, '{"a":[1]}'::jsonb as json, true as flag,
      ${new Date('2026-11-21T10:00:00Z')}::timestamptz as at, ${[1, 2]}::int[] as given,
      ${['a"b', 'c,d']}::text[] as texts, ${JSON.stringify({ a: 'я' })}::jsonb as given_json,
      ${null}::int as nothing, ${7}::text as text
  `.execute(database.db);
  expect(rows).toEqual([
    {
      count: 1,
      numeric: 1.5,
      day: '2026-11-21',
      ints: [1, null, 3],
      no_ints: [],
      tables: [
        [1, 2],
        [3, null],
      ],
      shifted: [4, 5],
      bigints: [1, 2],
      numerics: [1.25],
      json: { a: [1] },
      flag: true,
      at: new Date('2026-11-21T10:00:00Z'),
      given: [1, 2],
      texts: ['a"b', 'c,d'],
      given_json: { a: 'я' },
      nothing: null,
      text: '7',
    },
  ]);
});

test('a failing transaction leaves no trace and the next one works', async () => {
  await sql`create table marks (id int primary key)`.execute(database.db);
  await expect(
    tx(database.db, async (trx) => {
      await sql`insert into marks values (1)`.execute(trx);
      await sql`insert into marks values (1)`.execute(trx);
    }),
  ).rejects.toMatchObject({ code: '23505' });
  await tx(database.db, (trx) => sql`insert into marks values (2)`.execute(trx));
  const { rows } = await sql`select id from marks`.execute(database.db);
  expect(rows).toEqual([{ id: 2 }]);
});
