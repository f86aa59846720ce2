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

/** Those of the keys whose matches are in this database, and whether they have prices. */
export async function findKnown(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { readonly hasPrices: boolean }>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('source_keys as k')
    .innerJoin('matches as m', 'm.id', 'k.id')
    .select(['k.key', sql<boolean>`m.odds_current is not null`.as('hasPrices')])
    .where('k.source', '=', SOURCE)
    .where('k.kind', '=', 'match')
    .where(sql<boolean>`k.key = any(${[...keys]}::text[])`)
    .execute();
  return new Map(rows.map(({ key, hasPrices }) => [key, { hasPrices }]));
}
