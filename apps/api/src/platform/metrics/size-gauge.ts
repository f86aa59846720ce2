import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/connect.ts';
import { withOwnDeadline } from '../database/deadline.ts';

const WITHIN_MS = 3_000;

/** Bytes of every table with its indexes; months of a partitioned table together. */
async function findSizes(db: Db): Promise<readonly { table: string; bytes: number }[]> {
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

/** Sizes of the tables, read when the collector scrapes; left out while the database is away. */
export function registerSizes(registry: Registry, db: Db): void {
  new Gauge({
    name: 'database_table_bytes',
    help: 'Size of a table with its indexes, in bytes.',
    labelNames: ['table'],
    registers: [registry],
    async collect() {
      this.reset();
      const sizes = await withOwnDeadline(WITHIN_MS, () => findSizes(db)).catch(() => []);
      for (const { table, bytes } of sizes) this.set({ table }, bytes);
    },
  });
}
