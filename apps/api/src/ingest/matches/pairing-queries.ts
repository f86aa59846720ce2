import type { MatchRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { SIDES } from '../identity/sides-of-people.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
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

/** `source key` of records → the names of their two sides, where these are people. */
export async function loadSidesOfRecords(
  tx: Tx,
  records: readonly MatchRecord[],
): Promise<Map<string, readonly string[]>> {
  const wanted = records.map(({ source, key, homeKey, awayKey }) => {
    return { source, match: key, home: homeKey, away: awayKey };
  });
  const { rows } = await sql<{ match: string; names: string[] }>`
    select item.source || ' ' || item.match as match, array[h.name, a.name] as names
    from ${rowsAsTable(wanted, 'source text, match text, home text, away text')}
    join told_people h on h.source = item.source and h.key = item.home
    join told_people a on a.source = item.source and a.key = item.away
  `.execute(tx);
  return new Map(rows.map(({ match, names }) => [match, names]));
}

/** Matches of people → the names of the two by each source that reports them. */
export async function loadSidesOfMatches(
  tx: Tx,
  matches: readonly MatchState[],
): Promise<Map<number, readonly string[][]>> {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select s.match_id as id, array[h.name, a.name] as names from feed_sequences s
    join told_people h on h.source = s.source
      and h.key = split_part(s.heads -> ${SIDES}::text ->> 1, e'\n', 1)
    join told_people a on a.source = s.source
      and a.key = split_part(s.heads -> ${SIDES}::text ->> 1, e'\n', 2)
    where s.match_id = any(${matches.map(({ id }) => id)}::int[]) and s.heads ? ${SIDES}::text
  `.execute(tx);
  const reported = Map.groupBy(rows, ({ id }) => id);
  return new Map([...reported].map(([id, all]) => [id, all.map(({ names }) => names)]));
}
