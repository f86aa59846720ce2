import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { MilliOddsRow } from '../../database/schema.ts';

/** What the models may know of a match, and what is needed to judge them. */
export type HistoryRow = {
  readonly id: number;
  readonly league_id: number;
  readonly home_id: number;
  readonly away_id: number;
  /** Unix seconds. */
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly status: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly odds_first: MilliOddsRow | null;
  readonly odds_closing: MilliOddsRow | null;
  readonly home_shots: number | null;
  readonly away_shots: number | null;
  readonly home_on_target: number | null;
  readonly away_on_target: number | null;
};

export type Span = {
  readonly leagueIds: readonly number[];
  /** Unix seconds, inclusive. */
  readonly fromSeconds?: number | undefined;
  /** Unix seconds, exclusive. */
  readonly untilSeconds?: number | undefined;
};

/** The last match of the page before. */
export type Position = { readonly starts_at: number; readonly id: number };

/** Beyond any match. */
const END_SECONDS = 32_503_680_000;
/** Nobody is asked about matches that will not be played as planned. */
const LEFT_OUT = [MATCH_STATUS.moved, MATCH_STATUS.canceled];

/** The next matches of some leagues by start, then id: one statement a page, whatever the leagues. */
export async function findHistoryPage(
  db: Db,
  { leagueIds, fromSeconds = 0, untilSeconds = END_SECONDS }: Span,
  after: Position | undefined,
  limit: number,
): Promise<HistoryRow[]> {
  const { starts_at: startsAt, id } = after ?? { starts_at: fromSeconds, id: -1 };
  const { rows } = await sql<HistoryRow>`
    select m.id, m.league_id, m.home_id, m.away_id,
      extract(epoch from m.starts_at)::float8 as starts_at, m.is_time_known, m.status,
      m.home_score, m.away_score, m.odds_first, m.odds_closing,
      h.shots as home_shots, h.shots_on_target as home_on_target,
      a.shots as away_shots, a.shots_on_target as away_on_target
    from matches m
    left join match_stats h on h.match_id = m.id and h.is_home
    left join match_stats a on a.match_id = m.id and not a.is_home
    where m.sport = ${SPORT.soccer}
      and m.starts_at >= to_timestamp(${startsAt}::float8)
      and (m.starts_at, m.id) > (to_timestamp(${startsAt}::float8), ${id}::int)
      and m.starts_at < to_timestamp(${untilSeconds}::float8)
      and m.league_id = any(${[...leagueIds]}::int[])
      and m.status <> all(${LEFT_OUT}::int[])
    order by m.starts_at, m.id
    limit ${limit}
  `.execute(db);
  return rows;
}
