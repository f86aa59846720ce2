import type { MatchStatus, SeasonDates, Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

/** What is stored of a match before its new records. */
export interface KnownMatch {
  sport: Sport;
  startsAt: number;
  bestOf: number | null;
  status: MatchStatus;
}

export interface KnownSeason extends SeasonDates {
  sport: Sport;
}

/** Stored matches by id. */
export async function findKnownMatches(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, KnownMatch>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KnownMatch & { id: number }>`
    select id, sport, extract(epoch from starts_at)::int as "startsAt", best_of as "bestOf", status
    from matches where id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, ...match }) => [id, match]));
}

/** Sport and dates of seasons by id. */
export async function findKnownSeasons(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, KnownSeason>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KnownSeason & { id: number }>`
    select s.id, l.sport, extract(epoch from s.starts_on)::int as "startsAt",
      extract(epoch from s.ends_on)::int as "endsAt"
    from seasons s join leagues l on l.id = s.league_id where s.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(rows.map(({ id, ...season }) => [id, season]));
}
