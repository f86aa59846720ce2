import { sql } from 'kysely';
import { copyText } from './copy-text.ts';
import { columnsOf, rowsAsTable } from './rows-as-table.ts';
import type { Writes } from './writes.ts';

/**
 * Inserts rows without conflicts; times in them are unix seconds. Uses COPY where the database
 * supports it, which is half the work for both sides.
 * @param columns names and types, as for `rowsAsTable`
 */
export function insertRows(
  writes: Writes,
  table: string,
  rows: readonly object[],
  columns: string,
): void {
  if (rows.length === 0) return;
  const names = columnsOf(columns).map(({ quoted }) => quoted);
  const text = writes.canCopy ? copyText(rows, columns) : undefined;
  if (text !== undefined) writes.copy(copyInto(table, names), text);
  else {
    const list = sql.raw(names.join(', '));
    void writes.send(sql`
      insert into ${sql.table(table)} (${list}) select ${list} from ${rowsAsTable(rows, columns)}
    `);
  }
}

/** @param names columns in the order in which the text has them */
export function copyInto(table: string, names: readonly string[]): string {
  return `copy ${table} (${names.join(', ')}) from stdin (null '')`;
}
