import { SOURCE } from '@tipmark/simulator';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

/** Whether this database has ever contained a simulated world. */
export async function hasSimulatedMatches(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('leagues', 'leagues.id', 'matches.league_id')
    .select('matches.id')
    .where('leagues.is_simulated', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the keys whose matches are in this database. */
export async function findKnown(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('source_keys')
    .select('key')
    .where('source', '=', SOURCE)
    .where('kind', '=', 'match')
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
