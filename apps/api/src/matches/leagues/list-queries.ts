import {
  DAY_SECONDS,
  LEAGUES_SORT,
  type LeaguesSort,
  MATCH_STATUS,
  type Sport,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { byName } from '../../platform/database/by-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';
import type { Crest } from '../../platform/database/reference-tables.ts';
import { regularGoals } from '../play/regular-goals-queries.ts';

const ACTIVE_SECONDS = 30 * DAY_SECONDS;

export interface LeaguesFilter {
  readonly sport: Sport;
  readonly nowSeconds: number;
  /** Newest N of each league; 0 = all. */
  readonly countOfMatches: number;
  readonly since: number | undefined;
  readonly isCurrentSeason: boolean;
  /** 0 = all. */
  readonly leagueType: number;
  readonly areOnlyActive: boolean;
  readonly sort: LeaguesSort;
  readonly limit: number;
  readonly offset: number;
}

export interface LeagueListRow {
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly original_name: string | null;
  readonly country_code: string;
  readonly league_crest: Crest | null;
  readonly played: number;
  readonly goals: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly next_at: number | null;
  readonly is_next_time_known: boolean | null;
  readonly is_next_day_known: boolean | null;
}

/** Orders that need the statistics of every league, not only of those on the page. */
const BY_STATISTICS: ReadonlySet<LeaguesSort> = new Set([
  LEAGUES_SORT.averageTotalDescending,
  LEAGUES_SORT.averageTotalAscending,
  LEAGUES_SORT.countOfMatches,
]);

const ADDED_UP = sql`
  count(*)::int as played, coalesce(sum(p.home + p.away), 0)::int as goals,
  (count(*) filter (where p.home > p.away))::int as home,
  (count(*) filter (where p.home = p.away))::int as draw,
  (count(*) filter (where p.home < p.away))::int as away`;

/** Regular time of the matches of a league `l` that count. */
function played({ sport, since, isCurrentSeason }: LeaguesFilter) {
  return sql`
    select ${regularGoals(sport, 'home')} as home, ${regularGoals(sport, 'away')} as away
    from matches m
    where m.league_id = l.id and m.sport = ${sport} and m.status = ${MATCH_STATUS.finished}
      and m.home_score is not null
      ${since === undefined ? sql`` : sql`and m.starts_at >= ${atSecond(since)}`}
      ${isCurrentSeason ? sql`and m.season_id = l.current_season_id` : sql``}`;
}

/** Where all matches count, they are read once for all leagues. */
function isWhole({ countOfMatches, isCurrentSeason, since }: LeaguesFilter): boolean {
  return countOfMatches === 0 && !isCurrentSeason && since === undefined;
}

/**
 * What all matches of every league add up to; separate, so that the planner does not do it row by
 * row.
 */
function wholeStatistics({ sport }: LeaguesFilter) {
  return sql`whole as materialized (
    select p.league_id, ${ADDED_UP} from (
      select m.league_id, ${regularGoals(sport, 'home')} as home,
        ${regularGoals(sport, 'away')} as away
      from matches m
      where m.sport = ${sport} and m.status = ${MATCH_STATUS.finished} and m.home_score is not null
    ) p group by p.league_id
  ),`;
}

/** A join of leagues `l` with the totals of their chosen matches. */
function withStatistics(filter: LeaguesFilter) {
  if (isWhole(filter)) return sql`left join whole f on f.league_id = l.id`;
  const { countOfMatches } = filter;
  return sql`cross join lateral (
    select ${ADDED_UP} from (
      ${played(filter)} order by m.starts_at desc, m.id desc
      limit ${countOfMatches === 0 ? null : countOfMatches}
    ) p
  ) f`;
}

const TOTALS = sql.raw(
  ['played', 'goals', 'home', 'draw', 'away']
    .map((column) => `coalesce(f.${column}, 0) as ${column}`)
    .join(', '),
);

/**
 * Leagues with the totals of the regular time of their chosen matches, in one statement. Only the
 * matches of those on the page are read, except for an order by statistics.
 */
export async function findLeagues(
  db: Db,
  filter: LeaguesFilter,
  locale: Locale,
): Promise<LeagueListRow[]> {
  const { nowSeconds, limit, offset } = filter;
  const name = sql.ref(`l.${nameColumn(locale)}`);
  const isByStatistics = BY_STATISTICS.has(filter.sort);
  const { rows } = await sql<LeagueListRow>`
    with ${isWhole(filter) ? wholeStatistics(filter) : sql``} page as (
      select l.*, ${isByStatistics ? sql`${TOTALS},` : sql``}
        row_number() over (order by ${orderOf(filter.sort, nowSeconds)} ${byName(name, locale)}, l.tier, l.id) as place
      from leagues l ${isByStatistics ? withStatistics(filter) : sql``}
      where l.sport = ${filter.sport}
        ${filter.leagueType === 0 ? sql`` : sql`and l.league_type = ${filter.leagueType}`}
        ${filter.areOnlyActive ? activeAt(nowSeconds) : sql``}
      order by place
      limit ${limit} offset ${offset}
    )
    select l.id as league_id, l.slug as league_slug, ${name} as league_name, l.country_code,
      ${originalName('l', locale)} as original_name, l.crest as league_crest,
      ${isByStatistics ? sql`l.played, l.goals, l.home, l.draw, l.away` : TOTALS},
      extract(epoch from c.starts_at)::int as next_at, c.is_time_known as is_next_time_known,
      c.is_day_known as is_next_day_known
    from page l ${isByStatistics ? sql`` : withStatistics(filter)}
    left join lateral (
      select n.starts_at, n.is_time_known, n.is_day_known from matches n
      where n.league_id = l.id and n.status = ${MATCH_STATUS.scheduled}
        and n.starts_at >= ${atSecond(nowSeconds)}
      order by n.starts_at
      limit 1
    ) c on true
    order by l.place
  `.execute(db);
  return rows;
}

/** Of a knock-out of single matches, where a source writes its last round in one of these ways. */
const FINALS = ['F', 'Final'];
const DECIDED = [
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.walkover,
  MATCH_STATUS.awarded,
];

/**
 * A match is to come soon, or was played recently in a season that goes on: one that is neither
 * past its last day nor has had its final.
 */
function activeAt(nowSeconds: number) {
  const now = atSecond(nowSeconds);
  return sql`and exists (
    select from matches a join seasons s on s.id = a.season_id
    where a.league_id = l.id
      and a.starts_at between ${atSecond(nowSeconds - ACTIVE_SECONDS)}
      and ${atSecond(nowSeconds + ACTIVE_SECONDS)}
      and (a.status = ${MATCH_STATUS.live}
        or a.status = ${MATCH_STATUS.scheduled} and a.starts_at >= ${now}
        or s.ends_on >= ${now}::date and not exists (
          select from matches f where f.season_id = s.id and not f.is_play_off
            and f.round = any(${FINALS}::text[]) and f.status = any(${DECIDED}::int[])
        ))
  )`;
}

/** Sort keys before the name. */
function orderOf(sort: LeaguesSort, nowSeconds: number) {
  switch (sort) {
    case LEAGUES_SORT.popular:
      return sql`(4 - l.tier) * (
        select count(*) from page_views v join matches m on m.id = v.match_id
        where m.league_id = l.id and v.viewed_at >= ${atSecond(nowSeconds - DAY_SECONDS)}
      ) desc, l.tier, l.league_type, `;
    case LEAGUES_SORT.name:
      return sql``;
    case LEAGUES_SORT.averageTotalDescending:
      return sql`f.goals::float / nullif(f.played, 0) desc nulls last, `;
    case LEAGUES_SORT.averageTotalAscending:
      return sql`f.goals::float / nullif(f.played, 0) asc nulls last, `;
    case LEAGUES_SORT.countOfMatches:
      return sql`coalesce(f.played, 0) desc, `;
  }
}
