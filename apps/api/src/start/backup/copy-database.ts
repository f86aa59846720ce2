import { tableOf } from '@tipmark/domain';
import type { DatabaseConnection } from '../../platform/database/connect.ts';
import { longTransaction } from '../../platform/database/long-transaction.ts';
import { migrate, SCHEMA_MIGRATIONS } from '../../platform/database/migrate.ts';
import { readMigrations } from '../../platform/database/migration-files.ts';
import type { SqlClient } from '../../platform/database/sql-pool.ts';
import { BackupRefused } from './backup-refused.ts';
import {
  closeRows,
  copyRows,
  countRows,
  emptyTables,
  enableTriggers,
  findPartitions,
  findReferences,
  findSequences,
  findTables,
  nextRows,
  openRows,
  type StoredTable,
} from './copy-database-queries.ts';

const ROWS_AT_ONCE = 5_000;
const WIDE_ROWS_AT_ONCE = 100;

export interface CopiedDatabase {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Copies a database, brought up to date with this build, into an empty one of PostgreSQL: every
 * row of every table, counted, and every sequence. References are checked again at the end. All of
 * it is one transaction: after a failure the target is as empty as before.
 * @throws BackupRefused when a table has not as many rows as were copied
 */
export async function copyDatabase(
  source: DatabaseConnection,
  target: DatabaseConnection,
): Promise<CopiedDatabase> {
  await migrate(source.pool);
  const from = await source.pool.connect();
  try {
    const to = await target.pool.connect();
    try {
      return await longTransaction(from, () => longTransaction(to, () => copyAll(from, to)));
    } finally {
      to.release();
    }
  } finally {
    from.release();
  }
}

async function copyAll(from: SqlClient, to: SqlClient): Promise<CopiedDatabase> {
  await runAll(to, [SCHEMA_MIGRATIONS, ...readMigrations().map(({ sql }) => sql)]);
  await runAll(to, await findPartitions(from));
  const references = await findReferences(to);
  await runAll(to, references.end);
  const tables = await findTables(from);
  await emptyTables(to, tables);
  let rows = 0;
  for (const table of tables) rows += await copyTable(from, to, table);
  await runAll(to, await findSequences(from));
  await runAll(to, references.make);
  await enableTriggers(to, tables);
  return { tables: tables.length, rows };
}

async function runAll(to: SqlClient, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await to.query(statement);
}

async function copyTable(from: SqlClient, to: SqlClient, table: StoredTable): Promise<number> {
  const most = table.isWide ? WIDE_ROWS_AT_ONCE : ROWS_AT_ONCE;
  let copied = 0;
  await openRows(from, table);
  for (;;) {
    const rows = await nextRows(from, most);
    if (rows.length === 0) break;
    await copyRows(to, table, rows.map((row) => lineOf(Object.values(row))).join(''));
    copied += rows.length;
  }
  await closeRows(from);
  const stored = await countRows(to, table);
  const expected = await countRows(from, table);
  if (stored === expected && copied === expected) return copied;
  throw new BackupRefused(
    `${table.name}: ${expected} rows in the backup, ${stored} in the new database. Nothing was restored.`,
  );
}

const ESCAPED = tableOf<string>({
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
});

/** A line of the text format of `copy`. */
const lineOf = (values: readonly (string | null)[]): string =>
  `${values
    .map((value) =>
      value === null ? '\\N' : value.replaceAll(/[\\\n\r\t]/g, (one) => ESCAPED[one] ?? one),
    )
    .join('\t')}\n`;
