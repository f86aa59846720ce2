import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

const FILES = [
  'schema.ts',
  ...readdirSync(import.meta.dirname).filter((file) => file.endsWith('-tables.ts')),
];

/** Tables that only the migrations themselves look at. */
const INTERNAL = new Set(['schema_migrations']);

interface Column {
  isNullable: boolean;
  hasDefault: boolean;
}

type Tables = Record<string, Record<string, Column>>;

function bodyOf(source: string, name: string): string[] {
  const [, body] = new RegExp(`interface ${name} \\{\\n([^]*?)\\n\\}`).exec(source) ?? [];
  if (body === undefined) throw new Error(`${FILES.join(' and ')} have no interface ${name}`);
  return body.split('\n').map((line) => line.trim());
}

/** Types are erased when this runs, so the text is read. */
function declaredTables(): Tables {
  const source = FILES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join(
    '\n',
  );
  const property = /^(\w+): (.+);$/;
  const pairs = (name: string) =>
    bodyOf(source, name).flatMap((line) => {
      const [, key, type] = property.exec(line) ?? [];
      return key === undefined || type === undefined ? [] : [[key, type] as const];
    });
  return Object.fromEntries(
    pairs('Database').map(([table, type]) => [
      table,
      Object.fromEntries(
        pairs(type).map(([column, of]) => [
          column,
          { isNullable: of.endsWith(' | null'), hasDefault: of.startsWith('Generated<') },
        ]),
      ),
    ]),
  );
}

async function storedTables(): Promise<Tables> {
  const { rows } = await sql<{ table: string; column: string } & Column>`
    select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
    from information_schema.columns c
    where c.table_schema = 'public'
      and c.table_name not in (select relname from pg_class where relispartition or relkind = 'v')
  `.execute(database.db);
  const tables: Tables = {};
  for (const { table, column, isNullable, hasDefault } of rows) {
    if (INTERNAL.has(table)) continue;
    tables[table] = { ...tables[table], [column]: { isNullable, hasDefault } };
  }
  return tables;
}

test('schema.ts describes every table and column of the migrations', async () => {
  expect(declaredTables()).toEqual(await storedTables());
});
