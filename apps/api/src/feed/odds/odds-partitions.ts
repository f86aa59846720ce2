import { sql } from 'kysely';
import type { Tx } from '../../database/tx.ts';

/** Makes sure that the months named by the buckets (year * 12 + month) have their partitions. */
export async function ensurePartitions(tx: Tx, buckets: Iterable<number>): Promise<void> {
  const names = new Map([...buckets].map((bucket) => [`odds_points_${bucket}`, bucket]));
  if (names.size === 0) return;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname = any(${[...names.keys()]}::text[])
  `.execute(tx);
  for (const { name } of rows) names.delete(name);
  for (const bucket of names.values()) {
    for (const table of ['odds_points', 'site_lines']) {
      await sql`
        create table if not exists ${sql.table(`${table}_${bucket}`)}
        partition of ${sql.table(table)}
        for values from (${sql.lit(bucket)}) to (${sql.lit(bucket + 1)})
      `.execute(tx);
    }
  }
}
