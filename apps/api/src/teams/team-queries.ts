import { MATCH_STATUS, type Sport, TEAMS_SORT, type TeamsSort } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { nameColumn } from '../database/name-column.ts';
import type { Crest } from '../database/reference-tables.ts';
import { atSecond, selectMatchRows } from '../matches/match-rows.ts';
import { regularGoals } from '../statistics/regular-score.ts';

export function findTeam(db: Db, teamId: number, sport: Sport, locale: Locale) {
  return db
    .selectFrom('teams as t')
    .select(['t.id', 't.slug', `t.${nameColumn(locale)} as name`, 't.crest', 't.country_code'])
    .select(['t.is_simulated', 't.twitter'])
    .where('t.id', '=', teamId)
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
export function findComing(
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

export type TeamsFilter = {
  readonly sport: Sport;
  readonly nowSeconds: number;
  /** Newest N of each team; 0 = all. */
  readonly countOfMatches: number;
  /** 0 = all. */
  readonly leagueId: number;
  readonly isCurrentSeason: boolean;
  readonly isExcludeFriendlies: boolean;
  /** Only teams with a match within so many hours; 0 = any. */
  readonly nextMatchesHours: number;
  readonly sort: TeamsSort;
  readonly limit: number;
  readonly offset: number;
};

export type TeamListRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly crest: Crest | null;
  readonly country_code: string;
  readonly count: number;
  readonly goals: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly next_id: number | null;
  readonly next_slug: string | null;
  readonly next_at: number | null;
  readonly opponent: string | null;
};

const HOUR_SECONDS = 3_600;

/**
 * Teams with what their chosen matches add up to and the next one, in one statement. Won and lost
 * is in the end, goals are those of regular time.
 */
export async function findTeams(
  db: Db,
  filter: TeamsFilter,
  locale: Locale,
): Promise<TeamListRow[]> {
  const { nowSeconds, leagueId, nextMatchesHours, limit, offset } = filter;
  const name = sql.raw(nameColumn(locale));
  const until = nowSeconds + nextMatchesHours * HOUR_SECONDS;
  const inLeague = leagueId === 0 ? sql`` : sql`and m.league_id = ${leagueId}`;
  const friendly = filter.isExcludeFriendlies ? sql`and not m.is_friendly` : sql``;
  const season = filter.isCurrentSeason
    ? sql`and exists (select from leagues l where l.current_season_id = m.season_id)`
    : sql``;
  const { rows } = await sql<TeamListRow>`
    with coming as (
      select distinct on (side.team_id) side.team_id, m.id, m.slug, m.starts_at,
        case when side.team_id = m.home_id then m.away_id else m.home_id end as opponent_id
      from matches m cross join lateral (values (m.home_id), (m.away_id)) as side(team_id)
      where m.sport = ${filter.sport} and m.status = ${MATCH_STATUS.scheduled}
        and m.starts_at >= ${atSecond(nowSeconds)} ${inLeague} ${friendly}
        ${nextMatchesHours === 0 ? sql`` : sql`and m.starts_at < ${atSecond(until)}`}
      order by side.team_id, m.starts_at, m.id
    )
    select t.id, t.slug, t.${name} as name, t.crest, t.country_code,
      f.count, f.goals, f.won, f.drawn, f.lost,
      c.id as next_id, c.slug as next_slug, extract(epoch from c.starts_at)::int as next_at,
      o.${name} as opponent
    from teams t
    ${nextMatchesHours === 0 ? sql`left join` : sql`join`} coming c on c.team_id = t.id
    left join teams o on o.id = c.opponent_id
    cross join lateral (
      select count(*)::int as count, coalesce(sum(goals), 0)::int as goals,
        (count(*) filter (where own > other))::int as won,
        (count(*) filter (where own = other))::int as drawn,
        (count(*) filter (where own < other))::int as lost
      from (
        select case when m.home_id = t.id then m.home_score else m.away_score end as own,
          case when m.home_id = t.id then m.away_score else m.home_score end as other,
          ${regularGoals(filter.sport, 'home')} + ${regularGoals(filter.sport, 'away')} as goals
        from matches m
        where t.id in (m.home_id, m.away_id) and m.status = ${MATCH_STATUS.finished}
          and m.home_score is not null ${inLeague} ${friendly} ${season}
        order by m.starts_at desc, m.id desc
        limit ${filter.countOfMatches === 0 ? null : filter.countOfMatches}
      ) p
    ) f
    where t.sport = ${filter.sport}
      ${leagueId === 0 ? sql`` : sql`and (f.count > 0 or c.id is not null)`}
    order by ${orderOf(filter.sort)} t.${name}, t.id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

/** What comes before the name. */
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
