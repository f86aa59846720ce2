import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { type TeamColumns, teamColumns } from '../teams/team-column-queries.ts';
import {
  type LastColumns,
  lastOfPlayer,
  matchAsJson,
  type NextColumns,
  nextOfPlayer,
} from './match-of-player-queries.ts';
import { newestRanks, type StatedIn, TOURS_OF_PLAYERS } from './tour-queries.ts';

export interface RankingRow extends TeamColumns {
  readonly place: number;
  readonly at: number;
  readonly before_place: number | null;
  readonly before_at: number | null;
  readonly best_place: number;
  readonly best_at: number;
  readonly last: LastColumns | null;
  readonly next: NextColumns | null;
  /** Players of the whole ranking. */
  readonly total: number;
}

export interface RankingFilter extends StatedIn {
  readonly tour: string;
  readonly nowSeconds: number;
  readonly limit: number;
  readonly offset: number;
}

/** Ranks stated with matches of a player `t` before a time. */
const statedOf = (until: number | undefined) => {
  const before = until === undefined ? sql`` : sql`and m.starts_at < ${atSecond(until)}`;
  return sql`(
    select m.home_rank as place, m.starts_at from matches m
    where m.home_id = t.id and m.home_rank is not null ${before}
    union all
    select m.away_rank, m.starts_at from matches m
    where m.away_id = t.id and m.away_rank is not null ${before}
  )`;
};

/**
 * Players of a tour by their newest stated ranks, each with the one before, the best one, the last
 * match and, in the present, the next one. Only matches of those on the page are read in full.
 */
export async function findRanking(
  db: Db,
  filter: RankingFilter,
  locale: Locale,
): Promise<RankingRow[]> {
  const { tour, until, nowSeconds, limit, offset } = filter;
  const name = sql.raw(nameColumn(locale));
  const next =
    until === undefined
      ? {
          match: matchAsJson('n', sql`no.${name}`),
          joins: sql`left join lateral (${nextOfPlayer(nowSeconds)}) n on true
            left join teams no on no.id = n.opponent_id`,
        }
      : { match: sql`null::jsonb`, joins: sql`` };
  const { rows } = await sql<RankingRow>`
    with page as (
      select n.player_id, n.place, n.starts_at, count(*) over ()::int as total,
        row_number() over (order by n.place, n.starts_at desc, n.player_id) as nth
      from ${newestRanks(filter)} n
      where n.player_id in (select o.id from ${TOURS_OF_PLAYERS} o where o.tour = ${tour})
      order by nth limit ${limit} offset ${offset}
    )
    select ${teamColumns(locale)}, p.place, extract(epoch from p.starts_at)::int as at, p.total,
      b.place as before_place, extract(epoch from b.starts_at)::int as before_at,
      best.place as best_place, extract(epoch from best.starts_at)::int as best_at,
      ${matchAsJson('l', sql`lo.${name}`)} as last,
      ${next.match} as next
    from page p
    join teams t on t.id = p.player_id
    left join lateral (
      select * from ${statedOf(until)} s
      where s.starts_at < date_trunc('week', p.starts_at at time zone 'UTC') at time zone 'UTC'
      order by s.starts_at desc, s.place limit 1
    ) b on true
    cross join lateral (
      select * from ${statedOf(until)} s order by s.place, s.starts_at desc limit 1
    ) best
    left join lateral (${lastOfPlayer(until ?? nowSeconds)}) l on true
    left join teams lo on lo.id = l.opponent_id
    ${next.joins}
    order by p.nth
  `.execute(db);
  return rows;
}
