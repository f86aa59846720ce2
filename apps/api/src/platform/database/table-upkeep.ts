import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';
import type { DatabaseConnection, Db } from './connect.ts';

const EVERY_MS = 300_000;
/** Growth since the last check after which a table is processed again. */
const GROWTH = 1.25;

/** Tables that have grown or were never analyzed, small ones first. */
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
 * Analyzes and vacuums tables that have grown, one after the other, so that pages are served in
 * between: without it the planner assumes a few rows for every table, and lists take several times
 * as long.
 * @returns the processed tables
 */
export async function maintainTables(
  db: Db,
  isStopped: () => boolean = () => false,
): Promise<string[]> {
  const cached: string[] = [];
  for (const name of await findGrownTables(db)) {
    if (isStopped()) break;
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
    cached.push(name);
  }
  return cached;
}

/** Maintains the tables of the embedded database; a server does that by itself. */
export const tableUpkeepJob: Job<{ readonly database: DatabaseConnection }> = {
  name: 'table upkeep',
  everyMs: EVERY_MS,
  needs: ['database'],
  async run({ database }, { isStopped }) {
    if (database.engine === 'pglite') await maintainTables(database.db, isStopped);
  },
};
