import { SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { selectFinals, type TennisRow } from './tennis-queries.ts';
import { TOURS_OF_PLAYERS } from './tour-queries.ts';

interface RankRow {
  readonly place: number;
  readonly at: number;
}

export interface Ranks {
  readonly newest: RankRow | undefined;
  readonly best: RankRow | undefined;
  /** The newest of each week, oldest first. */
  readonly weekly: readonly RankRow[];
}

/** About four years of a player with a match every other week. */
const MOST_WEEKS = 120;

const rankOf = (playerId: number) =>
  sql<number>`case when home_id = ${playerId} then home_rank else away_rank end`;

/** Ranks in the ranking stated with a player's matches: the best one, and those of the weeks. */
export async function findRanks(db: Db, playerId: number): Promise<Ranks> {
  const { rows } = await sql<RankRow & { readonly is_best: boolean }>`
    with reported as (
      select ${rankOf(playerId)} as place, extract(epoch from starts_at)::int as at,
        date_trunc('week', starts_at at time zone 'UTC') as week
      from matches where (home_id = ${playerId} or away_id = ${playerId}) and sport = ${SPORT.tennis}
    ), weekly as (
      select distinct on (week) place, at from reported where place is not null
      order by week desc, at desc, place limit ${MOST_WEEKS}
    )
    (select place, at, true as is_best from reported where place is not null
      order by place, at desc limit 1)
    union all
    (select place, at, false from weekly)
    order by is_best, at
  `.execute(db);
  const weekly = rows.flatMap(({ is_best: isBest, place, at }) => (isBest ? [] : [{ place, at }]));
  return { newest: weekly.at(-1), best: rows.find(({ is_best: isBest }) => isBest), weekly };
}

/** The tour of a player. */
export async function findTourOf(db: Db, playerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ tour: string }>`
    select o.tour from ${TOURS_OF_PLAYERS} o where o.id = ${playerId} order by o.tour limit 1
  `.execute(db);
  return rows[0]?.tour;
}

const MOST_FINALS = 300;

/** Decided finals of a player or a pair, newest first. */
export function findFinalsOf(db: Db, playerId: number, locale: Locale): Promise<TennisRow[]> {
  return selectFinals(db, locale)
    .where((where) =>
      where.or([where('m.home_id', '=', playerId), where('m.away_id', '=', playerId)]),
    )
    .limit(MOST_FINALS)
    .execute();
}

export interface PlayerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string;
}

/** Players by their ids. */
export function findPlayers(db: Db, ids: readonly number[], locale: Locale): Promise<PlayerRow[]> {
  return db
    .selectFrom('teams as t')
    .select(['t.id', 't.slug', `t.${nameColumn(locale)} as name`, 't.country_code'])
    .where(sql<boolean>`t.id = any(${[...ids]}::int[])`)
    .execute();
}
