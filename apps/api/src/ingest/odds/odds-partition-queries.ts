import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Ensures that the months of the buckets (year * 12 + month) have their partitions. Site lines of
 * files may have been stored before, and move there.
 */
export async function ensurePartitions(tx: Tx, buckets: Iterable<number>): Promise<void> {
  const names = new Map([...buckets].map((bucket) => [`odds_points_${bucket}`, bucket]));
  if (names.size === 0) return;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname = any(${[...names.keys()]}::text[])
  `.execute(tx);
  for (const { name } of rows) names.delete(name);
  for (const bucket of names.values()) await makePartitions(tx, bucket);
}

async function makePartitions(tx: Tx, bucket: number): Promise<void> {
  const month = sql`for values from (${sql.lit(bucket)}) to (${sql.lit(bucket + 1)})`;
  await sql`
    create table if not exists ${sql.table(`odds_points_${bucket}`)}
    partition of odds_points ${month}
  `.execute(tx);
  const lines = sql.table(`site_lines_${bucket}`);
  await sql`create table ${lines} (like site_lines including defaults)`.execute(tx);
  await sql`
    with moved as (delete from site_lines_rest where bucket = ${bucket} returning *)
    insert into ${lines} select * from moved
  `.execute(tx);
  await sql`alter table site_lines attach partition ${lines} ${month}`.execute(tx);
}
