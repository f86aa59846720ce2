import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Bytes of every table with its indexes; months of a partitioned table together. */
export async function findSizes(db: Db): Promise<readonly { table: string; bytes: number }[]> {
  const { rows } = await sql<{ table: string; bytes: number }>`
    select coalesce(parent.relname, c.relname) as table,
      sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid
    left join pg_class parent on parent.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1
  `.execute(db);
  return rows;
}
