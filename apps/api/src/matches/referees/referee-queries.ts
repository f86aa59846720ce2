import {
  ENOUGH_REFEREED_MATCHES,
  MATCH_STATUS,
  REFEREES_SORT,
  type RefereesSort,
  type Sport,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { byName } from '../../platform/database/by-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';

/** Also by the id of a former name: the link has the canonical address. */
export function findReferee(db: Db, refereeId: number, sport: Sport, locale: Locale) {
  return db
    .selectFrom('referees as r')
    .select([
      'r.id',
      'r.slug',
      `r.${nameColumn(locale)} as name`,
      'r.country_code',
      'r.is_simulated',
      originalName('r', locale).as('original_name'),
    ])
    .where(
      'r.id',
      '=',
      sql<number>`(select coalesce(same_as, id) from referees where id = ${refereeId})`,
    )
    .where('r.sport', '=', sport)
    .executeTakeFirst();
}

export interface RefereesFilter {
  readonly sport: Sport;
  readonly nowSeconds: number;
  /** Newest N of each; 0 = all. */
  readonly countOfMatches: number;
  readonly since: number | undefined;
  /** 0 = all. */
  readonly leagueId: number;
  readonly isCurrentSeason: boolean;
  readonly areOnlyAssigned: boolean;
  readonly sort: RefereesSort;
  readonly limit: number;
  readonly offset: number;
}

export interface RefereeListRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string | null;
  readonly count: number;
  readonly yellow_cards: number | null;
  readonly red_cards: number | null;
  readonly penalties: number | null;
  readonly fouls: number | null;
  readonly next_at: number | null;
}

/** Finished matches `m` that count. */
function isPlayed({ sport, since, leagueId }: RefereesFilter) {
  return sql`
    m.sport = ${sport} and m.status = ${MATCH_STATUS.finished} and m.home_score is not null
    ${since === undefined ? sql`` : sql`and m.starts_at >= ${atSecond(since)}`}
    ${leagueId === 0 ? sql`` : sql`and m.league_id = ${leagueId}`}`;
}

const MEANS = sql`,
  avg(p.yellow_cards)::float as yellow_cards, avg(p.red_cards)::float as red_cards,
  avg(p.penalties)::float as penalties, avg(p.fouls)::float as fouls`;
const SUMMED = sql`
  sum(yellow_cards) as yellow_cards, sum(red_cards) as red_cards, sum(fouls) as fouls`;
const PENALTIES = sql`
  case when count(*) > 0
    then count(*) filter (where type in ('penalty_goal', 'missed_penalty')) end as penalties`;

/** Totals of the chosen matches of a referee `r`, the newest first from its index. */
function statisticsOfReferee(filter: RefereesFilter, areMeansRequested: boolean) {
  const season = filter.isCurrentSeason
    ? sql`and exists (select from leagues l where l.current_season_id = m.season_id)`
    : sql``;
  const limit = filter.countOfMatches === 0 ? null : filter.countOfMatches;
  const chosen = sql`
    select m.id from matches m
    where m.referee_id = r.id and ${isPlayed(filter)} ${season}
    order by m.starts_at desc, m.id desc limit ${limit}`;
  if (!areMeansRequested) return sql`select count(*)::int as count from (${chosen}) c`;
  return sql`
    select count(*)::int as count ${MEANS} from (
      select s.yellow_cards, s.red_cards, s.fouls, e.penalties
      from (${chosen}) c
      left join lateral (select ${SUMMED} from match_stats where match_id = c.id) s on true
      left join lateral (
        select ${PENALTIES} from match_events where match_id = c.id and is_counted
      ) e on true
    ) p`;
}

/**
 * The same for all referees together, where all matches count, or those of a league or of the
 * current seasons: every row is read once.
 */
function statisticsOfAll(filter: RefereesFilter, areMeansRequested: boolean) {
  const { countOfMatches, isCurrentSeason } = filter;
  const current = sql`leagues l join matches m on m.season_id = l.current_season_id`;
  const played = sql`
    from ${isCurrentSeason ? current : sql`matches m`}
    where m.referee_id is not null and ${isPlayed(filter)}`;
  const chosen =
    countOfMatches === 0
      ? sql`select m.id, m.referee_id ${played}`
      : sql`
        select id, referee_id from (
          select m.id, m.referee_id, row_number() over (
            partition by m.referee_id order by m.starts_at desc, m.id desc) as nth ${played}
        ) every where nth <= ${countOfMatches}`;
  if (!areMeansRequested) {
    return sql`select referee_id, count(*)::int as count from (${chosen}) c group by referee_id`;
  }
  return sql`
    select p.referee_id, count(*)::int as count ${MEANS} from (
      select c.referee_id, s.yellow_cards, s.red_cards, s.fouls, e.penalties
      from (${chosen}) c
      left join (select match_id, ${SUMMED} from match_stats group by match_id) s
        on s.match_id = c.id
      left join (
        select match_id, ${PENALTIES} from match_events where is_counted group by match_id
      ) e on e.match_id = c.id
    ) p group by p.referee_id`;
}

/**
 * Statistics that order and filter the list, of all its referees; empty when it is ordered by name.
 */
function orderedStatistics(filter: RefereesFilter) {
  const { sort, leagueId, countOfMatches, isCurrentSeason } = filter;
  const isByCount = sort === REFEREES_SORT.countOfMatches || sort === REFEREES_SORT.name;
  if (sort === REFEREES_SORT.name && leagueId === 0) return sql``;
  return countOfMatches === 0 || isCurrentSeason || leagueId !== 0
    ? sql`left join (${statisticsOfAll(filter, !isByCount)}) f on f.referee_id = r.id`
    : sql`cross join lateral (${statisticsOfReferee(filter, !isByCount)}) f`;
}

/**
 * Referees with the means of their chosen matches, in one statement. Cards and fouls are only read
 * for those on the page, except for an order by them.
 */
export async function findRefereeList(
  db: Db,
  filter: RefereesFilter,
  locale: Locale,
): Promise<RefereeListRow[]> {
  const { leagueId, limit, offset } = filter;
  const name = sql.raw(nameColumn(locale));
  const { rows } = await sql<RefereeListRow>`
    with page as (
      select r.id, c.next_at,
        row_number() over (order by ${orderOf(filter.sort)} ${byName(sql`r.${name}`, locale)}, r.id) as place
      from referees r
      ${orderedStatistics(filter)}
      cross join lateral (
        select extract(epoch from min(n.starts_at))::int as next_at from matches n
        where n.referee_id = r.id and n.status = ${MATCH_STATUS.scheduled}
          and n.starts_at >= ${atSecond(filter.nowSeconds)}
          ${leagueId === 0 ? sql`` : sql`and n.league_id = ${leagueId}`}
      ) c
      where r.sport = ${filter.sport} and r.same_as is null
        ${filter.areOnlyAssigned ? sql`and c.next_at is not null` : sql``}
        ${leagueId === 0 ? sql`` : sql`and (f.count > 0 or c.next_at is not null)`}
      order by place
      limit ${limit} offset ${offset}
    )
    select r.id, r.slug, r.${name} as name, r.country_code, f.*, page.next_at
    from page
    join referees r on r.id = page.id
    cross join lateral (${statisticsOfReferee(filter, true)}) f
    order by page.place
  `.execute(db);
  return rows;
}

const MOST_LEAGUES = 500;

/** Leagues of a sport with a referee named for any of their matches. */
export function findLeaguesWithReferees(db: Db, sport: Sport, locale: Locale) {
  return db
    .selectFrom('leagues as l')
    .select([`l.${nameColumn(locale)} as name`, 'l.id', 'l.country_code'])
    .where('l.sport', '=', sport)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('matches as m')
          .select('m.id')
          .whereRef('m.league_id', '=', 'l.id')
          .where('m.referee_id', 'is not', null),
      ),
    )
    .orderBy('l.tier')
    .orderBy(byName(sql.ref(`l.${nameColumn(locale)}`), locale))
    .orderBy('l.id')
    .limit(MOST_LEAGUES)
    .execute();
}

const byMean = (mean: string) =>
  sql`coalesce(f.count, 0) >= ${ENOUGH_REFEREED_MATCHES} desc, ${sql.ref(`f.${mean}`)} desc nulls last,`;

/** Sort keys before the name. */
function orderOf(sort: RefereesSort) {
  switch (sort) {
    case REFEREES_SORT.countOfMatches:
      return sql`coalesce(f.count, 0) desc,`;
    case REFEREES_SORT.yellowCards:
      return byMean('yellow_cards');
    case REFEREES_SORT.redCards:
      return byMean('red_cards');
    case REFEREES_SORT.penalties:
      return byMean('penalties');
    case REFEREES_SORT.fouls:
      return byMean('fouls');
    case REFEREES_SORT.name:
      return sql``;
  }
}
