import { LEAGUE_TYPE, SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PlayedGame } from '../../platform/database/match-tables.ts';
import { LAST_PREDICTION } from '../forecasts/stored/forecast-queries.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';
import { WITH_WINNER } from './match-of-player-queries.ts';

/** Columns of tennis match lists besides those of every sport. */
function selectTennisRows(db: Db, locale: Locale) {
  return selectMatchRows(db, locale)
    .innerJoin('seasons as s', 's.id', 'm.season_id')
    .select([
      'm.home_id',
      'm.away_id',
      'm.season_id',
      's.name as season_name',
      'm.best_of',
      'm.home_rank',
      'm.away_rank',
      'm.round',
      'm.draw_position',
      'm.home_entry',
      'm.away_entry',
      'h.slug as home_slug',
      'h.country_code as home_country',
      'a.slug as away_slug',
      'a.country_code as away_country',
    ])
    .where('m.sport', '=', SPORT.tennis);
}

export function findTennisMatch(db: Db, matchId: number, locale: Locale) {
  return selectTennisRows(db, locale).where('m.id', '=', matchId).executeTakeFirst();
}

/** With what was known before its start. */
export function findTennisMatchWithForecast(db: Db, matchId: number, locale: Locale) {
  return selectTennisRows(db, locale)
    .select(LAST_PREDICTION.as('prediction'))
    .where('m.id', '=', matchId)
    .executeTakeFirst();
}

export type ForecastTennisRow = NonNullable<
  Awaited<ReturnType<typeof findTennisMatchWithForecast>>
>;

export type TennisRow = NonNullable<Awaited<ReturnType<typeof findTennisMatch>>>;

/** Competitions of teams have several finals, and no champion among players. Of a league `l`. */
export const HAS_CHAMPIONS = sql<boolean>`l.league_type <> ${LEAGUE_TYPE.nationalTeams}`;

/** Decided finals, newest first; narrow them by where and limit. */
export const selectFinals = (db: Db, locale: Locale) =>
  selectTennisRows(db, locale)
    .where('m.round', '=', 'F')
    .where('m.status', 'in', WITH_WINNER)
    .where(HAS_CHAMPIONS)
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id', 'desc');

/** More than any knock-out with its qualification has. */
const MOST_DRAWN = 600;

/** Every match of a tournament, in the order reported. */
export function findMatchesOfTournament(
  db: Db,
  seasonId: number,
  locale: Locale,
): Promise<TennisRow[]> {
  return selectTennisRows(db, locale)
    .where('m.season_id', '=', seasonId)
    .orderBy('m.id')
    .limit(MOST_DRAWN)
    .execute();
}

export interface SetRow {
  readonly set_number: number;
  readonly games: readonly PlayedGame[];
}

/** Sets of a match point by point; each from the source with the most games. */
export async function findSets(db: Db, matchId: number): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select distinct on (set_number) set_number, games from match_sets
    where match_id = ${matchId}
    order by set_number, jsonb_array_length(games) desc, source
  `.execute(db);
  return rows;
}

export interface TennisDetails {
  readonly best_of: number | null;
  readonly home_rank: number | null;
  readonly away_rank: number | null;
  readonly sets: number;
  readonly drawn: number;
  readonly p1: number | null;
  readonly p2: number | null;
  readonly expected_home: number | null;
  readonly expected_away: number | null;
}

/** Ranks, the contents of the tabs, and the last prediction before the start. */
export async function findTennisDetails(
  db: Db,
  matchId: number,
  drawRounds: readonly string[],
): Promise<TennisDetails | undefined> {
  const { rows } = await sql<TennisDetails>`
    select m.best_of, m.home_rank, m.away_rank,
      (select count(distinct s.set_number)::int from match_sets s where s.match_id = m.id) as sets,
      (
        select count(*)::int from matches d
        where d.season_id = m.season_id and d.round = any(${[...drawRounds]}::text[])
      ) as drawn,
      p.p1, p.p2, p.expected_home, p.expected_away
    from matches m
    left join lateral (
      select * from predictions p
      where p.match_id = m.id and p.is_publishable and p.known_until <= m.starts_at
      order by p.known_until desc, p.made_at desc limit 1
    ) p on true
    where m.id = ${matchId} and m.sport = ${SPORT.tennis}
  `.execute(db);
  return rows[0];
}

export interface ServeCountsRow {
  readonly match_id: number;
  readonly is_home: boolean;
  readonly aces: number | null;
  readonly double_faults: number | null;
  readonly serve_points: number | null;
  readonly first_serves_in: number | null;
  readonly first_serves_won: number | null;
  readonly second_serves_won: number | null;
  readonly serve_games: number | null;
  readonly break_points_faced: number | null;
  readonly break_points_saved: number | null;
}

/** Serve statistics of both sides of some matches, in one statement. */
export function findServeCounts(db: Db, matchIds: readonly number[]): Promise<ServeCountsRow[]> {
  return db
    .selectFrom('match_stats')
    .select([
      ...(['match_id', 'is_home', 'aces', 'double_faults', 'serve_points'] as const),
      ...(['first_serves_in', 'first_serves_won', 'second_serves_won'] as const),
      ...(['serve_games', 'break_points_faced', 'break_points_saved'] as const),
    ])
    .where(sql<boolean>`match_id = any(${[...matchIds]}::int[])`)
    .execute();
}
