import { MATCH_STATUS, type Sport, sportRules } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { MilliOddsRow } from '../../../platform/database/match-tables.ts';

/** The input of the models for a match, and the data to evaluate them. */
export interface HistoryRow {
  readonly id: number;
  /** Names of the league and the two sides: the same whatever order files were imported in. */
  readonly order_key: string;
  readonly league_id: number;
  readonly home_id: number;
  readonly away_id: number;
  /** Unix seconds. */
  readonly starts_at: number;
  readonly is_time_known: boolean;
  /** 1 where the day is known; a tournament's length where a source reports only its first day. */
  readonly played_within_days: number;
  readonly status: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly odds_first: MilliOddsRow | null;
  readonly odds_closing: MilliOddsRow | null;
  readonly home_shots: number | null;
  readonly away_shots: number | null;
  readonly home_on_target: number | null;
  readonly away_on_target: number | null;
  readonly sport: number;
  readonly home_periods: readonly number[] | null;
  readonly away_periods: readonly number[] | null;
  readonly home_extra: number | null;
  readonly away_extra: number | null;
  readonly home_penalties: number | null;
  readonly away_penalties: number | null;
  readonly court: number | null;
  readonly best_of: number | null;
  readonly home_rank: number | null;
  readonly away_rank: number | null;
  /** 1 home, 2 away. */
  readonly advancing: number | null;
  /** Hockey: first and last milli-odds of the winner including overtime, before the start. */
  readonly home_wins_first: number | null;
  readonly away_wins_first: number | null;
  readonly home_wins_closing: number | null;
  readonly away_wins_closing: number | null;
}

export interface Span {
  readonly sport: Sport;
  readonly leagueIds: readonly number[];
  /** Unix seconds, inclusive. */
  readonly fromSeconds?: number | undefined;
  /** Unix seconds, exclusive. */
  readonly untilSeconds?: number | undefined;
}

/** The last match of the page before. */
export interface Position {
  readonly starts_at: number;
  readonly id: number;
}

/** Beyond any match. */
const END_SECONDS = 32_503_680_000;
/** No prediction is made for matches that will not be played as planned. */
const LEFT_OUT = [MATCH_STATUS.moved, MATCH_STATUS.canceled];

/**
 * The next matches of some leagues by start, then id: one statement a page, for any number of
 * leagues.
 */
export async function findHistoryPage(
  db: Db,
  { sport, leagueIds, fromSeconds = 0, untilSeconds = END_SECONDS }: Span,
  after: Position | undefined,
  limit: number,
): Promise<HistoryRow[]> {
  const { starts_at: startsAt, id } = after ?? { starts_at: fromSeconds, id: -1 };
  const { rows } = await sql<HistoryRow>`
    select m.id, concat_ws(e'\n', l.country_code, l.slug, h_team.slug, a_team.slug) as order_key,
      m.league_id, m.home_id, m.away_id,
      extract(epoch from m.starts_at)::float8 as starts_at, m.is_time_known,
      ${playedWithinDays()} as played_within_days, m.status,
      m.home_score, m.away_score, m.odds_first, m.odds_closing,
      h.shots as home_shots, h.shots_on_target as home_on_target,
      a.shots as away_shots, a.shots_on_target as away_on_target, m.sport,
      m.home_periods, m.away_periods, m.home_extra, m.away_extra, m.home_penalties,
      m.away_penalties, m.court, m.best_of, m.home_rank, m.away_rank, m.advancing, w.*
    from matches m
    join leagues l on l.id = m.league_id
    left join teams h_team on h_team.id = m.home_id
    left join teams a_team on a_team.id = m.away_id
    left join match_stats h on h.match_id = m.id and h.is_home
    left join match_stats a on a.match_id = m.id and not a.is_home
    cross join lateral (${winnerLines(sport)}) w
    where m.sport = ${sport}
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

/** From this many matches on a tournament takes two weeks: draws of 96 and 128. */
const MATCHES_OF_TWO_WEEKS = 90;

/** A source without days dates the matches of a tournament by its first one. */
function playedWithinDays() {
  return sql`case
    when m.is_day_known then 1
    when (
      select count(*) from matches s
      where s.league_id = m.league_id and s.season_id = m.season_id
    ) < ${MATCHES_OF_TWO_WEEKS} then 8
    else 15
  end`;
}

/**
 * Site lines of the winner of a match `m`, where that is a separate market; elsewhere they are on
 * the match itself.
 */
function winnerLines(sport: Sport) {
  if (!sportRules(sport).score.includesOvertime) {
    return sql`select null::int as home_wins_first, null::int as away_wins_first,
      null::int as home_wins_closing, null::int as away_wins_closing`;
  }
  const priceOf = (oddType: string, order: 'asc' | 'desc') => sql`(
    array_agg(s.milli order by s.at ${sql.raw(order)}) filter (where s.odd_type = ${oddType})
  )[1]`;
  return sql`
    select ${priceOf('win.1', 'asc')} as home_wins_first,
      ${priceOf('win.2', 'asc')} as away_wins_first,
      ${priceOf('win.1', 'desc')} as home_wins_closing,
      ${priceOf('win.2', 'desc')} as away_wins_closing
    from site_lines s
    where s.match_id = m.id and s.bucket = m.bucket and s.odd_type in ('win.1', 'win.2')
      and s.at <= m.starts_at
  `;
}
