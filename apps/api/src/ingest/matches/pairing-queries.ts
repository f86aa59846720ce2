import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import type { Pairing } from './match-queries.ts';
import type { MatchState } from './match-state.ts';

/** `source id` of matches that a source already has a key for. */
export async function claimsOn(tx: Tx, matches: readonly MatchState[]): Promise<Set<string>> {
  if (matches.length === 0) return new Set();
  const { rows } = await sql<{ source: string; id: number }>`
    select source, id from source_keys
    where kind = 'match' and id = any(${matches.map(({ id }) => id)}::int[])
  `.execute(tx);
  return new Set(rows.map(({ source, id }) => `${source} ${id}`));
}

/** League and sport of the seasons of pairings. */
export async function loadSeasons(
  tx: Tx,
  pairings: readonly Pairing[],
): Promise<Map<number, { leagueId: number; sport: number }>> {
  const rows = await tx
    .selectFrom('seasons')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select(['seasons.id', 'leagues.id as leagueId', 'leagues.sport'])
    .where(
      sql<boolean>`seasons.id = any(${[...new Set(pairings.map(({ seasonId }) => seasonId))]}::int[])`,
    )
    .execute();
  return new Map(rows.map(({ id, leagueId, sport }) => [id, { leagueId, sport }]));
}

/** Slugs of the teams of pairings. */
export async function loadSlugs(
  tx: Tx,
  pairings: readonly Pairing[],
): Promise<Map<number, string>> {
  const ids = new Set(pairings.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const rows = await tx
    .selectFrom('teams')
    .select(['id', 'slug'])
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
