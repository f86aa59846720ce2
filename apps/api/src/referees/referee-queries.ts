import {
  ENOUGH_REFEREED_MATCHES,
  MATCH_STATUS,
  REFEREES_SORT,
  type RefereesSort,
  type Sport,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { nameColumn } from '../database/name-column.ts';
import { atSecond } from '../matches/match-rows.ts';

export function findReferee(db: Db, refereeId: number, sport: Sport, locale: Locale) {
  return db
    .selectFrom('referees as r')
    .select([
      'r.id',
      'r.slug',
      `r.${nameColumn(locale)} as name`,
      'r.country_code',
      'r.is_simulated',
    ])
    .where('r.id', '=', refereeId)
    .where('r.sport', '=', sport)
    .executeTakeFirst();
}

export type RefereesFilter = {
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
};

export type RefereeListRow = {
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
};

/** Referees with the means of their chosen matches, in one statement. */
export async function findRefereeList(
  db: Db,
  filter: RefereesFilter,
  locale: Locale,
): Promise<RefereeListRow[]> {
  const { since, leagueId, limit, offset } = filter;
  const name = sql.raw(nameColumn(locale));
  const { rows } = await sql<RefereeListRow>`
    select r.id, r.slug, r.${name} as name, r.country_code, f.*, c.next_at
    from referees r
    cross join lateral (
      select count(*)::int as count, avg(p.yellow_cards)::float as yellow_cards,
        avg(p.red_cards)::float as red_cards, avg(p.penalties)::float as penalties,
        avg(p.fouls)::float as fouls
      from (
        select s.yellow_cards, s.red_cards, s.fouls, e.penalties
        from matches m
        left join lateral (
          select sum(yellow_cards) as yellow_cards, sum(red_cards) as red_cards, sum(fouls) as fouls
          from match_stats s where s.match_id = m.id
        ) s on true
        left join lateral (
          select case when count(*) > 0
            then count(*) filter (where type in ('penalty_goal', 'missed_penalty')) end as penalties
          from match_events e where e.match_id = m.id
        ) e on true
        where m.referee_id = r.id and m.status = ${MATCH_STATUS.finished}
          and m.home_score is not null
          ${since === undefined ? sql`` : sql`and m.starts_at >= ${atSecond(since)}`}
          ${leagueId === 0 ? sql`` : sql`and m.league_id = ${leagueId}`}
          ${
            filter.isCurrentSeason
              ? sql`and exists (select from leagues l where l.current_season_id = m.season_id)`
              : sql``
          }
        order by m.starts_at desc, m.id desc
        limit ${filter.countOfMatches === 0 ? null : filter.countOfMatches}
      ) p
    ) f
    cross join lateral (
      select extract(epoch from min(n.starts_at))::int as next_at from matches n
      where n.referee_id = r.id and n.status = ${MATCH_STATUS.scheduled}
        and n.starts_at >= ${atSecond(filter.nowSeconds)}
        ${leagueId === 0 ? sql`` : sql`and n.league_id = ${leagueId}`}
    ) c
    where r.sport = ${filter.sport}
      ${filter.areOnlyAssigned ? sql`and c.next_at is not null` : sql``}
      ${leagueId === 0 ? sql`` : sql`and (f.count > 0 or c.next_at is not null)`}
    order by ${orderOf(filter.sort)} r.${name}, r.id
    limit ${limit} offset ${offset}
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
    .orderBy('name')
    .orderBy('l.id')
    .limit(MOST_LEAGUES)
    .execute();
}

const byMean = (mean: string) =>
  sql`f.count >= ${ENOUGH_REFEREED_MATCHES} desc, ${sql.ref(`f.${mean}`)} desc nulls last,`;

/** What comes before the name. */
function orderOf(sort: RefereesSort) {
  switch (sort) {
    case REFEREES_SORT.countOfMatches:
      return sql`f.count desc,`;
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
