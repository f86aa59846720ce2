import {
  MATCH_STATUS,
  PLAYERS_SORT,
  type PlayersSort,
  RANKING_WEEKS,
  rankingWeekAfter,
  rankingWeekAt,
  SPORT,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { byName } from '../../platform/database/by-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { type TeamColumns, teamColumns } from '../teams/team-column-queries.ts';
import { matchAsJson, type NextColumns, nextOfPlayer } from './match-of-player-queries.ts';
import { startOfYear } from './tennis-filters.ts';
import { newestRanks, TOURS_OF_PLAYERS } from './tour-queries.ts';

export interface PlayerListRow extends TeamColumns {
  readonly tour: string | null;
  readonly place: number | null;
  readonly at: number | null;
  readonly won: number;
  readonly lost: number;
  readonly next: NextColumns | null;
  /** Players under the same conditions. */
  readonly total: number;
}

export interface PlayerFilter {
  /** Those whose names were found; undefined = all. */
  readonly ids: readonly number[] | undefined;
  readonly tour: string | undefined;
  readonly country: string | undefined;
  readonly sort: PlayersSort;
  readonly nowSeconds: number;
  readonly limit: number;
  readonly offset: number;
}

/** Players `t`: pairs have names of two. */
const IS_PLAYER = sql`t.sport = ${SPORT.tennis} and t.name_en not like '% / %'`;

function conditionsOf({ ids, tour, country }: PlayerFilter) {
  const conditions: RawBuilder<unknown>[] = [IS_PLAYER];
  if (ids !== undefined) conditions.push(sql`t.id = any(${[...ids]}::int[])`);
  if (country !== undefined) conditions.push(sql`t.country_code = ${country}`);
  if (tour !== undefined) {
    conditions.push(sql`t.id in (select o.id from ${TOURS_OF_PLAYERS} o where o.tour = ${tour})`);
  }
  return sql.join(conditions, sql` and `);
}

/** Matches of a player `t` in the calendar year that were played to a winner. */
function recordOfYear(nowSeconds: number) {
  const side = (own: 'home' | 'away', number: 1 | 2) => sql`
    select case
      when m.advancing is not null then m.advancing = ${number}
      when m.home_score <> m.away_score then (m.home_score > m.away_score) = ${number === 1}
      end as is_won
    from matches m
    where m.${sql.raw(own)}_id = t.id and m.status in (${MATCH_STATUS.finished}, ${MATCH_STATUS.finishedRetired})
      and m.starts_at >= ${atSecond(startOfYear(nowSeconds))}`;
  return sql`
    select (count(*) filter (where is_won))::int as won,
      (count(*) filter (where not is_won))::int as lost
    from (${side('home', 1)} union all ${side('away', 2)}) played`;
}

/** Players with rank, tour, the year's record and the next match. */
export async function findPlayerList(
  db: Db,
  filter: PlayerFilter,
  locale: Locale,
): Promise<PlayerListRow[]> {
  const { sort, nowSeconds, limit, offset } = filter;
  const name = sql.raw(nameColumn(locale));
  const since = rankingWeekAfter(rankingWeekAt(nowSeconds), 1 - RANKING_WEEKS);
  const byRank = sort === PLAYERS_SORT.rank ? sql`r.place nulls last,` : sql``;
  const { rows } = await sql<PlayerListRow>`
    with page as (
      select t.id, r.place, r.starts_at, count(*) over ()::int as total,
        row_number() over (order by ${byRank} ${byName(sql`t.${name}`, locale)}, t.id) as nth
      from teams t
      left join ${newestRanks({ since, until: undefined })} r on r.player_id = t.id
      where ${conditionsOf(filter)}
      order by nth limit ${limit} offset ${offset}
    )
    select ${teamColumns(locale)}, p.place, extract(epoch from p.starts_at)::int as at, p.total, o.tour,
      w.won, w.lost, ${matchAsJson('n', sql`no.${name}`)} as next
    from page p
    join teams t on t.id = p.id
    left join (select id, min(tour) as tour from ${TOURS_OF_PLAYERS} all_tours group by id) o
      on o.id = t.id
    cross join lateral (${recordOfYear(nowSeconds)}) w
    left join lateral (${nextOfPlayer(nowSeconds)}) n on true
    left join teams no on no.id = n.opponent_id
    order by p.nth
  `.execute(db);
  return rows;
}

export interface ConditionRow {
  readonly tour: string | null;
  readonly country: string | null;
}

/** Tours and countries that players have: one of the two in each row. */
export async function findPlayerConditions(db: Db): Promise<ConditionRow[]> {
  const { rows } = await sql<ConditionRow>`
    select distinct o.tour, null as country from ${TOURS_OF_PLAYERS} o
    join teams t on t.id = o.id where ${IS_PLAYER}
    union all
    select distinct null, t.country_code from teams t where ${IS_PLAYER}
  `.execute(db);
  return rows;
}
