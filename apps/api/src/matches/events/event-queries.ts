import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { LAST_PREDICTION } from '../forecasts/stored/forecast-queries.ts';
import { attributionOfMatch } from '../lists/attribution-queries.ts';
import { closesAt } from '../lists/closes-at-queries.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';
import { positionOfRound } from '../lists/round-order-queries.ts';

/**
 * A match with everything the head of its page shows; by the id of a row that was joined to it,
 * too, so that old links are redirected to its own.
 */
export function findEvent(db: Db, matchId: number, sport: number, locale: Locale) {
  const name = nameColumn(locale);
  return selectMatchRows(db, locale)
    .innerJoin('seasons as s', 's.id', 'm.season_id')
    .leftJoin('referees as r', 'r.id', 'm.referee_id')
    .select([
      'm.home_id',
      'm.away_id',
      'm.season_id',
      'm.is_friendly',
      'm.is_time_known',
      'm.is_day_known',
      'm.bucket',
      'm.best_of',
      's.name as season_name',
      'l.is_simulated',
      attributionOfMatch().as('attribution'),
      'h.slug as home_slug',
      'h.country_code as home_country',
      'a.slug as away_slug',
      'a.country_code as away_country',
      'r.id as referee_id',
      'r.slug as referee_slug',
      `r.${name} as referee_name`,
      'r.country_code as referee_country',
      sql<number>`extract(epoch from ${closesAt})::int`.as('closes_at'),
      LAST_PREDICTION.as('prediction'),
    ])
    .where(
      'm.id',
      '=',
      sql<number>`coalesce(
        (select match_id from joined_matches where gone_id = ${matchId}), ${matchId}::int)`,
    )
    .where('m.sport', '=', sport)
    .executeTakeFirst();
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** Codes of the markets a match has a site line in. */
export async function findMarkets(
  db: Db,
  { id, bucket }: Pick<EventRow, 'id' | 'bucket'>,
): Promise<string[]> {
  // A separate statement, so that the planner reads only one month.
  const { rows } = await sql<{ market: string }>`
    select distinct split_part(odd_type, '.', 1) as market from site_lines
    where match_id = ${id} and bucket = ${bucket}
  `.execute(db);
  return rows.map(({ market }) => market);
}

/** The data every call about a match needs first. */
export function findEventKey(db: Db, matchId: number, sport: number) {
  return db
    .selectFrom('matches as m')
    .select([
      'm.id',
      'm.slug',
      'm.sport',
      'm.status',
      'm.bucket',
      'm.league_id',
      'm.home_id',
      'm.away_id',
      'm.is_time_known',
      'm.is_day_known',
      sql<number>`extract(epoch from m.starts_at)::int`.as('starts_at'),
      sql<number>`extract(epoch from ${closesAt})::int`.as('closes_at'),
    ])
    .where('m.id', '=', matchId)
    .where('m.sport', '=', sport)
    .executeTakeFirst();
}

export type EventKey = NonNullable<Awaited<ReturnType<typeof findEventKey>>>;

export interface MatchFilter {
  /** Only matches before it, unix seconds. */
  readonly before: number;
  readonly since: number | undefined;
  readonly leagueId: number | undefined;
  /** Day inside the requested season, unix seconds. */
  readonly seasonAt: number | undefined;
  readonly isExcludeFriendlies: boolean;
  /** Tennis: only matches on this kind of court. */
  readonly court?: number | undefined;
  readonly limit: number;
  /** By default those whose results the records of both sides count. */
  readonly statuses?: readonly MatchStatus[];
}

export type Sides =
  /** Home and away matches, or those at one venue. */
  | { readonly teamId: number; readonly venue: 'any' | 'home' | 'away' }
  | { readonly homeId: number; readonly awayId: number; readonly isSwapAllowed: boolean }
  | { readonly refereeId: number }
  /** `teamId` 0 = all teams. */
  | { readonly seasonId: number; readonly teamId: number };

/** With a result that both sides' records count. */
export const PLAYED: readonly MatchStatus[] = [MATCH_STATUS.finished, MATCH_STATUS.finishedRetired];

/**
 * Finished matches of a team, of two against each other, of a referee or a season, newest first.
 */
export function findPlayedMatches(db: Db, locale: Locale, sides: Sides, filter: MatchFilter) {
  const { before, since, leagueId, seasonAt, isExcludeFriendlies, court, limit } = filter;
  const { statuses = PLAYED } = filter;
  return selectMatchRows(db, locale)
    .select(['m.home_id', 'm.away_id', 'm.referee_id', 'm.best_of', 'm.bucket'])
    .where('m.status', 'in', [...statuses])
    .where('m.home_score', 'is not', null)
    .where('m.starts_at', '<', atSecond(before))
    .where((where) => {
      const played = (home: number, away: number) =>
        where.and([where('m.home_id', '=', home), where('m.away_id', '=', away)]);
      if ('refereeId' in sides) return where('m.referee_id', '=', sides.refereeId);
      if ('seasonId' in sides) {
        const { seasonId, teamId } = sides;
        const inSeason = where('m.season_id', '=', seasonId);
        if (teamId === 0) return inSeason;
        const ofTeam = where.or([where('m.home_id', '=', teamId), where('m.away_id', '=', teamId)]);
        return where.and([inSeason, ofTeam]);
      }
      if ('homeId' in sides) {
        const { homeId, awayId, isSwapAllowed } = sides;
        const straight = played(homeId, awayId);
        return isSwapAllowed ? where.or([straight, played(awayId, homeId)]) : straight;
      }
      const atHome = where('m.home_id', '=', sides.teamId);
      const away = where('m.away_id', '=', sides.teamId);
      return { any: where.or([atHome, away]), home: atHome, away }[sides.venue];
    })
    .$if(since !== undefined, (query) => query.where('m.starts_at', '>=', atSecond(since ?? 0)))
    .$if(leagueId !== undefined, (query) => query.where('m.league_id', '=', leagueId ?? 0))
    .$if(court !== undefined, (query) => query.where('m.court', '=', court ?? 0))
    .$if(isExcludeFriendlies, (query) => query.where('m.is_friendly', '=', false))
    .$if(seasonAt !== undefined, (query) =>
      query.where('m.season_id', 'in', (from) => {
        const day = atSecond(seasonAt ?? 0)
          .toISOString()
          .slice(0, 10);
        return from
          .selectFrom('seasons')
          .select('id')
          .where('starts_on', '<=', day)
          .where('ends_on', '>=', day);
      }),
    )
    .orderBy('m.starts_at', 'desc')
    .orderBy(positionOfRound('m'), 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
}

export type PlayedRow = Awaited<ReturnType<typeof findPlayedMatches>>[number];

const FORM_LENGTH = 5;

/** The last matches of two teams, in one statement. `team_id` is whose form it is. */
export async function findForm(
  db: Db,
  locale: Locale,
  teamIds: readonly [number, number],
  beforeSeconds: number,
) {
  const name = sql.raw(nameColumn(locale));
  const { rows } = await sql<FormRow>`
    select w.team_id, m.id, m.slug, m.status, m.home_id, m.home_score, m.away_score, m.advancing, m.court,
      extract(epoch from m.starts_at)::int as starts_at, m.is_time_known, m.is_day_known, o.${name} as opponent
    from unnest(${[...teamIds]}::int[]) as w(team_id)
    cross join lateral (
      select * from matches p
      where (p.home_id = w.team_id or p.away_id = w.team_id)
        and p.status = any(${[...PLAYED]}::int[]) and p.home_score is not null
        and p.starts_at < ${atSecond(beforeSeconds)}
      order by p.starts_at desc, p.id desc
      limit ${FORM_LENGTH}
    ) m
    join teams o on o.id = case when m.home_id = w.team_id then m.away_id else m.home_id end
    order by w.team_id, m.starts_at desc, m.id desc
  `.execute(db);
  return rows;
}

export interface FormRow {
  readonly team_id: number;
  readonly id: number;
  readonly slug: string;
  readonly status: number;
  readonly home_id: number;
  readonly home_score: number;
  readonly away_score: number;
  /** 1 home, 2 away, where the score does not show it. */
  readonly advancing: number | null;
  readonly court: number | null;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
  readonly opponent: string;
}
