import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';
import type { DatabaseConnection, Db } from './connect.ts';

const EVERY_MS = 300_000;
/** So much more than when it was looked at last, and a table has become another one. */
const GROWTH = 1.25;

/** Tables nobody has looked at since they became what they are, small ones first. */
async function findGrownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select relname as name, relpages, reltuples,
        pg_relation_size(oid) / current_setting('block_size')::int as pages
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    ) as known
    where pages > 0 and (reltuples < 0 or pages > relpages * ${GROWTH}::float8)
    order by pages, name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Counts what stands in tables that have grown and frees what was left in them, one after the
 * other, so that pages are answered between two: without it the planner takes every table for one
 * of a few rows, and lists take several times as long.
 * @returns the tables it looked at
 */
export async function keepTables(
  db: Db,
  isStopped: () => boolean = () => false,
): Promise<string[]> {
  const kept: string[] = [];
  for (const name of await findGrownTables(db)) {
    if (isStopped()) break;
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
    kept.push(name);
  }
  return kept;
}

/** Keeps the tables of the embedded database; a server does that by itself. */
export const tableUpkeepJob: Job<{ readonly database: DatabaseConnection }> = {
  name: 'table upkeep',
  everyMs: EVERY_MS,
  needs: ['database'],
  async run({ database }, { isStopped }) {
    if (database.engine === 'pglite') await keepTables(database.db, isStopped);
  },
};
