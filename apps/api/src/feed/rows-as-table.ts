import { type RawBuilder, sql } from 'kysely';

/**
 * Many rows as one parameter: `select … from ${rowsAsTable(rows, 'id int, name text')}`, a table
 * named `item`. One statement a batch, whatever its size; missing properties are null.
 */
export function rowsAsTable(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item(${sql.raw(columns)})`;
}
