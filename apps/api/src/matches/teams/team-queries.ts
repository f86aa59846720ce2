import { LEAGUE_TYPE, MATCH_STATUS, type Sport, TEAMS_SORT, type TeamsSort } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { byName } from '../../platform/database/by-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../platform/database/name-column.ts';
import { attributionOfTeam } from '../lists/attribution-queries.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';
import { regularGoals } from '../play/regular-goals-queries.ts';
import { type TeamColumns, teamColumns } from './team-column-queries.ts';

/** A team or player; by the id of a row that was merged into it, too. */
export function findTeam(db: Db, teamId: number, sport: Sport, locale: Locale) {
  return db
    .selectFrom('teams as t')
    .select(['t.id', 't.slug', `t.${nameColumn(locale)} as name`, 't.crest', 't.country_code'])
    .select(['t.is_simulated', 't.twitter', attributionOfTeam().as('attribution')])
    .select(originalName('t', locale).as('original_name'))
    .where(
      't.id',
      '=',
      sql<number>`coalesce(
        (select team_id from merged_teams where gone_id = ${teamId}), ${teamId}::int)`,
    )
    .where('t.sport', '=', sport)
    .executeTakeFirst();
}

/** Leagues of the matches a query of match ids is about, the latest first. */
export function findLeaguesOf(
  db: Db,
  of: { readonly teamId: number } | { readonly refereeId: number },
  locale: Locale,
) {
  return db
    .selectFrom('leagues as l')
    .innerJoin('matches as m', 'm.league_id', 'l.id')
    .select([
      'l.id as league_id',
      'l.slug as league_slug',
      'l.crest as league_crest',
      `l.${nameColumn(locale)} as league_name`,
      'l.country_code',
    ])
    .where((where) =>
      'refereeId' in of
        ? where('m.referee_id', '=', of.refereeId)
        : where.or([where('m.home_id', '=', of.teamId), where('m.away_id', '=', of.teamId)]),
    )
    .groupBy('l.id')
    .orderBy((at) => at.fn.max('m.starts_at'), 'desc')
    .orderBy('l.id')
    .limit(50)
    .execute();
}

/** Matches to come of a team or a referee, live ones first. */
export function findUpcomingOf(
  db: Db,
  of: { readonly teamId: number } | { readonly refereeId: number },
  limit: number,
  locale: Locale,
) {
  return selectMatchRows(db, locale)
    .select(['m.home_id', 'm.away_id', 'm.bucket'])
    .where('m.status', '<', MATCH_STATUS.finished)
    .where((where) =>
      'refereeId' in of
        ? where('m.referee_id', '=', of.refereeId)
        : where.or([where('m.home_id', '=', of.teamId), where('m.away_id', '=', of.teamId)]),
    )
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(limit)
    .execute();
}

export interface TeamsFilter {
  readonly sport: Sport;
  readonly nowSeconds: number;
  /** Newest N of each team; 0 = all. */
  readonly countOfMatches: number;
  /** 0 = all. */
  readonly leagueId: number;
  readonly isCurrentSeason: boolean;
  readonly isExcludeFriendlies: boolean;
  /** Only teams with a match within this many hours; 0 = any. */
  readonly nextMatchesHours: number;
  readonly sort: TeamsSort;
  readonly limit: number;
  readonly offset: number;
}

export interface TeamListRow extends TeamColumns {
  readonly count: number;
  readonly goals: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly next_id: number | null;
  readonly next_slug: string | null;
  readonly next_at: number | null;
  readonly is_next_time_known: boolean | null;
  readonly is_next_day_known: boolean | null;
  readonly opponent: string | null;
}

const HOUR_SECONDS = 3_600;

/** Orders that need the statistics of every team, not only of those on the page. */
const BY_STATISTICS: ReadonlySet<TeamsSort> = new Set([
  TEAMS_SORT.averageTotalDescending,
  TEAMS_SORT.averageTotalAscending,
  TEAMS_SORT.winShare,
]);

/** Conditions on the matches `m` that count. */
function narrowed({ leagueId, isExcludeFriendlies, isCurrentSeason }: TeamsFilter) {
  const inLeague = leagueId === 0 ? sql`` : sql`and m.league_id = ${leagueId}`;
  const friendly = isExcludeFriendlies ? sql`and not m.is_friendly` : sql``;
  const season = isCurrentSeason
    ? sql`and exists (select from leagues l where l.current_season_id = m.season_id)`
    : sql``;
  return { coming: sql`${inLeague} ${friendly}`, played: sql`${inLeague} ${friendly} ${season}` };
}

/** Finished matches that count. */
const isPlayed = (filter: TeamsFilter) => sql`
  m.sport = ${filter.sport} and m.status = ${MATCH_STATUS.finished} and m.home_score is not null
  ${narrowed(filter).played}`;

const ADDED_UP = sql`
  count(*)::int as count, coalesce(sum(goals), 0)::int as goals,
  (count(*) filter (where own > other))::int as won,
  (count(*) filter (where own = other))::int as drawn,
  (count(*) filter (where own < other))::int as lost`;

/** Totals of the chosen matches of a team `t`: the newest at home and away, each from its index. */
function statisticsOfTeam(filter: TeamsFilter) {
  const limit = filter.countOfMatches === 0 ? null : filter.countOfMatches;
  const side = (own: 'home' | 'away', other: 'home' | 'away') => sql`(
    select m.starts_at, m.id, m.${sql.raw(own)}_score as own, m.${sql.raw(other)}_score as other,
      ${regularGoals(filter.sport, 'home')} + ${regularGoals(filter.sport, 'away')} as goals
    from matches m
    where m.${sql.raw(own)}_id = t.id and ${isPlayed(filter)}
    order by m.starts_at desc, m.id desc limit ${limit}
  )`;
  return sql`
    select ${ADDED_UP} from (
      select * from (${side('home', 'away')} union all ${side('away', 'home')}) sides
      order by starts_at desc, id desc limit ${limit}
    ) p`;
}

/**
 * The same for all teams together, where a large part of all matches counts or those of the current
 * seasons: every row is read once.
 */
function statisticsOfAll(filter: TeamsFilter) {
  const { countOfMatches, isCurrentSeason } = filter;
  const current = isCurrentSeason
    ? sql`leagues l join matches m on m.season_id = l.current_season_id`
    : sql`matches m`;
  const side = (own: 'home' | 'away', other: 'home' | 'away') => sql`
    select m.${sql.raw(own)}_id as team_id, m.starts_at, m.id, m.${sql.raw(own)}_score as own,
      m.${sql.raw(other)}_score as other,
      ${regularGoals(filter.sport, 'home')} + ${regularGoals(filter.sport, 'away')} as goals
    from ${current} where ${isPlayed({ ...filter, isCurrentSeason: false })}`;
  const sides = sql`${side('home', 'away')} union all ${side('away', 'home')}`;
  if (countOfMatches === 0) {
    return sql`select team_id, ${ADDED_UP} from (${sides}) p group by team_id`;
  }
  return sql`
    select team_id, ${ADDED_UP} from (
      select sides.*, row_number() over (
        partition by team_id order by starts_at desc, id desc) as nth
      from (${sides}) sides
    ) p where nth <= ${countOfMatches} group by team_id`;
}

/** Statistics to order by, of all teams of the list. */
function orderedStatistics(filter: TeamsFilter) {
  if (!BY_STATISTICS.has(filter.sort)) return sql``;
  return filter.countOfMatches === 0 || filter.isCurrentSeason
    ? sql`left join (${statisticsOfAll(filter)}) f on f.team_id = t.id`
    : sql`cross join lateral (${statisticsOfTeam(filter)}) f`;
}

/**
 * Teams with the totals of their chosen matches and the next one, in one statement. Won and lost
 * include overtime, goals are those of regular time. Only the matches of those on the page are
 * read, except for an order by statistics.
 */
export async function findTeams(
  db: Db,
  filter: TeamsFilter,
  locale: Locale,
): Promise<TeamListRow[]> {
  const { nowSeconds, leagueId, nextMatchesHours, limit, offset } = filter;
  const name = sql.raw(nameColumn(locale));
  const until = nowSeconds + nextMatchesHours * HOUR_SECONDS;
  // Separately, as planners assume two rows for a combination and join teams one by one.
  const comingOf = (own: 'home' | 'away', other: 'home' | 'away') => sql`
    select m.${sql.raw(own)}_id as team_id, m.id, m.slug, m.starts_at, m.is_time_known, m.is_day_known,
      m.${sql.raw(other)}_id as opponent_id
    from matches m
    where m.sport = ${filter.sport} and m.status = ${MATCH_STATUS.scheduled}
      and m.starts_at >= ${atSecond(nowSeconds)} ${narrowed(filter).coming}
      ${nextMatchesHours === 0 ? sql`` : sql`and m.starts_at < ${atSecond(until)}`}`;
  const { rows } = await sql<TeamListRow>`
    with coming as (
      select distinct on (team_id) * from (${comingOf('home', 'away')} union all ${comingOf('away', 'home')}) m
      order by team_id, starts_at, id
    ), page as (
      select t.id, c.id as next_id, c.slug as next_slug, c.starts_at, c.is_time_known, c.is_day_known,
        c.opponent_id,
        row_number() over (order by ${orderOf(filter.sort)} ${byName(sql`t.${name}`, locale)}, t.id) as place
      from teams t
      ${nextMatchesHours === 0 ? sql`left join` : sql`join`} coming c on c.team_id = t.id
      ${orderedStatistics(filter)}
      where t.sport = ${filter.sport} ${leagueId === 0 ? sql`` : inTheLeague(filter)}
      order by place
      limit ${limit} offset ${offset}
    )
    select ${teamColumns(locale)}, f.count, f.goals, f.won, f.drawn, f.lost,
      p.next_id, p.next_slug, extract(epoch from p.starts_at)::int as next_at,
      p.is_time_known as is_next_time_known, p.is_day_known as is_next_day_known,
      o.${name} as opponent
    from page p
    join teams t on t.id = p.id
    left join teams o on o.id = p.opponent_id
    cross join lateral (${statisticsOfTeam(filter)}) f
    order by p.place
  `.execute(db);
  return rows;
}

/** Whether a team `t` has played or will play matches that count in the league. */
function inTheLeague(filter: TeamsFilter) {
  return sql`and (c.id is not null or t.id in (
    select side.team_id
    from matches m cross join lateral (values (m.home_id), (m.away_id)) as side(team_id)
    where ${isPlayed(filter)}
  ))`;
}

/** Sort keys before the name. */
function orderOf(sort: TeamsSort) {
  switch (sort) {
    case TEAMS_SORT.nextMatch:
      return sql`c.starts_at nulls last,`;
    case TEAMS_SORT.name:
      return sql``;
    case TEAMS_SORT.averageTotalDescending:
      return sql`f.goals::float / nullif(f.count, 0) desc nulls last,`;
    case TEAMS_SORT.averageTotalAscending:
      return sql`f.goals::float / nullif(f.count, 0) asc nulls last,`;
    case TEAMS_SORT.winShare:
      return sql`f.won::float / nullif(f.count, 0) desc nulls last,`;
  }
}

/** The running season a team has most matches in, one with a table first. */
export function findTeamSeason(db: Db, teamId: number) {
  return db
    .selectFrom('matches as m')
    .innerJoin('leagues as l', 'l.current_season_id', 'm.season_id')
    .select(['l.id as league_id', 'm.season_id'])
    .where((where) => where.or([where('m.home_id', '=', teamId), where('m.away_id', '=', teamId)]))
    .groupBy(['l.id', 'm.season_id'])
    .orderBy((at) => at('l.league_type', '=', LEAGUE_TYPE.nationalLeague), 'desc')
    .orderBy((at) => at.fn.countAll(), 'desc')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
}

/** The match a squad is shown for: the next one of the season in which the team plays most. */
export async function findSquadMatch(
  db: Db,
  teamId: number,
  seasonId: number | undefined,
): Promise<{ readonly id: number; readonly season_id: number } | undefined> {
  const { rows } = await sql<{ id: number; season_id: number }>`
    select m.id, m.season_id
    from matches m
    where ${teamId} in (m.home_id, m.away_id) and m.status <= ${MATCH_STATUS.finished}
    order by m.season_id = ${seasonId ?? 0} desc, m.status < ${MATCH_STATUS.finished} desc,
      case when m.status < ${MATCH_STATUS.finished} then m.starts_at end, m.starts_at desc, m.id
    limit 1
  `.execute(db);
  return rows[0];
}
