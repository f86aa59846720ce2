import { LEAGUE_TYPE, MATCH_STATUS, TYPE_OF_MATCHES, type TypeOfMatches } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

import { nameColumn, originalName } from '../../platform/database/name-column.ts';
import { attributionOfLeague } from '../lists/attribution-queries.ts';

import { selectMatchRows } from '../lists/match-row-queries.ts';
import { COUNTED } from '../statistics/table-queries.ts';
import { mergedLeagueId, mergedSeasonId } from './merged-id-queries.ts';

/** A league as its page shows it; by the id of a row that was merged into it, too. */
export function findLeague(db: Db, leagueId: number, sport: number, locale: Locale) {
  const name = nameColumn(locale);
  return db
    .selectFrom('leagues as l')
    .select([
      'l.id as league_id',
      'l.slug as league_slug',
      'l.crest as league_crest',
      `l.${name} as league_name`,
      'l.country_code',
      'l.league_type',
      'l.current_season_id',
      attributionOfLeague().as('attribution'),
      'l.twitter',
      'l.is_simulated',
      originalName('l', locale).as('original_name'),
    ])
    .where('l.id', '=', mergedLeagueId(leagueId))
    .where('l.sport', '=', sport)
    .executeTakeFirst();
}

export type LeagueRecord = NonNullable<Awaited<ReturnType<typeof findLeague>>>;

/** Seasons of a league with matches, newest first, with the number of teams in the table. */
export async function findSeasons(db: Db, leagueId: number) {
  const { rows } = await sql<SeasonRow>`
    select s.id, s.name, extract(epoch from s.starts_on)::int as first_day,
      extract(epoch from s.ends_on)::int as last_day, count(m.id)::int as count_of_matches,
      (count(m.id) filter (where m.status in (${sql.join(COUNTED)}) and m.home_score is not null))::int
        as count_of_played,
      array(select gone_id from merged_seasons g where g.season_id = s.id) as gone_ids
    from seasons s left join matches m on m.season_id = s.id
    where s.league_id = ${leagueId}
    group by s.id order by s.starts_on desc, s.id desc limit 200
  `.execute(db);
  return rows;
}

export interface SeasonRow {
  readonly id: number;
  readonly name: string;
  /** Midnight UTC of the days it is announced for, unix seconds. */
  readonly first_day: number;
  readonly last_day: number;
  readonly count_of_matches: number;
  readonly count_of_played: number;
  /** Of seasons of merged leagues that became it. */
  readonly gone_ids: readonly number[];
}

/** The season of an id, which may be that of one that became it. */
export const seasonOfId = (seasons: readonly SeasonRow[], wanted: number): SeasonRow | undefined =>
  seasons.find(({ id, gone_ids }) => id === wanted || gone_ids.includes(wanted));

/** A season by only its id, or that of one that became it, with its league. */
export function findSeason(db: Db, seasonId: number, sport: number) {
  return db
    .selectFrom('seasons as s')
    .innerJoin('leagues as l', 'l.id', 's.league_id')
    .select(['s.id', 's.name', 's.league_id'])
    .where('s.id', '=', mergedSeasonId(seasonId))
    .where('l.sport', '=', sport)
    .executeTakeFirst();
}

export interface LeagueMatchesFilter {
  readonly type: TypeOfMatches;
  readonly seasonId: number;
  /** 0 = all teams. */
  readonly teamId: number;
  /** 0 = from the first. */
  readonly lastMatchId: number;
  readonly limit: number;
}

/**
 * Results newest first, or fixtures soonest first (live ones among them), after a match. Order is
 * by start and id, so matches of one minute are neither lost nor repeated between two pages.
 */
export function findLeagueMatches(db: Db, filter: LeagueMatchesFilter, locale: Locale) {
  const { type, seasonId, teamId, lastMatchId, limit } = filter;
  const isResults = type === TYPE_OF_MATCHES.results;
  const direction = isResults ? 'desc' : 'asc';
  return selectMatchRows(db, locale)
    .select(['m.home_id', 'm.away_id', 'm.bucket'])
    .where('m.season_id', '=', seasonId)
    .where('m.status', isResults ? '>=' : '<', MATCH_STATUS.finished)
    .$if(teamId > 0, (query) =>
      query.where((where) =>
        where.or([where('m.home_id', '=', teamId), where('m.away_id', '=', teamId)]),
      ),
    )
    .$if(lastMatchId > 0, (query) =>
      query.where(
        sql<boolean>`(m.starts_at, m.id) ${sql.raw(isResults ? '<' : '>')}
          (select p.starts_at, p.id from matches p where p.id = ${lastMatchId})`,
      ),
    )
    .orderBy('m.starts_at', direction)
    .orderBy('m.id', direction)
    .limit(limit + 1)
    .execute();
}

/**
 * The next match of every team of a season at home and away, soonest first: a team has up to two.
 */
export function findNextOfTeams(db: Db, seasonId: number, nowSeconds: number, locale: Locale) {
  const nextBy = (side: 'home_id' | 'away_id') => sql`
    select distinct on (n.${sql.ref(side)}) n.id from matches n
    where n.season_id = ${seasonId} and n.status = ${MATCH_STATUS.scheduled}
      and n.starts_at >= ${atSecond(nowSeconds)}
    order by n.${sql.ref(side)}, n.starts_at, n.id`;
  return selectMatchRows(db, locale)
    .select(['m.home_id', 'm.away_id', 'm.bucket'])
    .where(sql<boolean>`m.id in ((${nextBy('home_id')}) union (${nextBy('away_id')}))`)
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}

export type NextRow = Awaited<ReturnType<typeof findNextOfTeams>>[number];

/** Competitions whose only knock-out matches are those a source marks as play-offs. */
const WITHOUT_KNOCK_OUT = [LEAGUE_TYPE.nationalLeague, LEAGUE_TYPE.friendly];

/**
 * Matches of a season that may eliminate a side, however they ended: played, awarded, given up,
 * broken off or still to come. Those that are called off for good are left out.
 */
export function findKnockOutMatches(
  db: Db,
  { seasonId, teamId }: Pick<LeagueMatchesFilter, 'seasonId' | 'teamId'>,
  locale: Locale,
) {
  return selectMatchRows(db, locale)
    .where('m.season_id', '=', seasonId)
    .where('m.status', '!=', MATCH_STATUS.canceled)
    .where((where) =>
      where.or([
        where('m.is_play_off', '=', true),
        where('l.league_type', 'not in', WITHOUT_KNOCK_OUT),
      ]),
    )
    .$if(teamId > 0, (query) =>
      query.where((where) =>
        where.or([where('m.home_id', '=', teamId), where('m.away_id', '=', teamId)]),
      ),
    )
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}

const BANNER_SECONDS = 7 * 86_400;

/** The running match of a league or of a team, or else the most watched of the next seven days. */
export function findBanner(
  db: Db,
  of: { readonly leagueId: number } | { readonly teamId: number },
  nowSeconds: number,
  locale: Locale,
) {
  return selectMatchRows(db, locale)
    .where((where) =>
      'leagueId' in of
        ? where('m.league_id', '=', of.leagueId)
        : where.or([where('m.home_id', '=', of.teamId), where('m.away_id', '=', of.teamId)]),
    )
    .where((where) =>
      where.or([
        where('m.status', '=', MATCH_STATUS.live),
        where.and([
          where('m.status', '=', MATCH_STATUS.scheduled),
          where('m.starts_at', '>=', atSecond(nowSeconds)),
          where('m.starts_at', '<', atSecond(nowSeconds + BANNER_SECONDS)),
        ]),
      ]),
    )
    .orderBy('m.status', 'desc')
    .orderBy('m.views', 'desc')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
}

/** Names of referees by their ids. */
export function findReferees(db: Db, ids: readonly number[], locale: Locale) {
  const name = nameColumn(locale);
  return db
    .selectFrom('referees as r')
    .select(['r.id', 'r.slug', `r.${name} as name`, 'r.country_code'])
    .where('r.id', 'in', ids.length > 0 ? [...ids] : [0])
    .execute();
}
