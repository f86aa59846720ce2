import { DAY_SECONDS, MATCH_STATUS } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';

const COLUMNS = sql`m.id, m.slug, m.starts_at, m.is_time_known, m.is_day_known, m.status,
  m.home_score, m.away_score, m.advancing`;

/** Matches of a team `t` on both sides, each side from its index. */
const ofBothSides = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  select * from (
    (select ${COLUMNS}, m.away_id as opponent_id, true as is_home from matches m
      where m.home_id = t.id and ${where} order by ${order} limit 1)
    union all
    (select ${COLUMNS}, m.home_id, false from matches m
      where m.away_id = t.id and ${where} order by ${order} limit 1)
  ) m order by ${order} limit 1`;

/** The running or next match of a player `t`. */
export const nextOfPlayer = (nowSeconds: number) =>
  ofBothSides(
    sql`m.starts_at >= ${atSecond(nowSeconds - DAY_SECONDS)} and (m.status = ${MATCH_STATUS.live}
      or m.status = ${MATCH_STATUS.scheduled} and m.starts_at >= ${atSecond(nowSeconds)})`,
    sql`m.starts_at, m.id`,
  );

/** How a match ends from which one side advances. */
export const WITH_WINNER: number[] = [
  MATCH_STATUS.finished,
  MATCH_STATUS.walkover,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
];

/** The last match of a player `t` with a winner before a time. */
export const lastOfPlayer = (until: number) =>
  ofBothSides(
    sql`m.starts_at < ${atSecond(until)} and m.status = any(${WITH_WINNER}::int[])`,
    sql`m.starts_at desc, m.id desc`,
  );

interface MatchColumns {
  readonly id: number;
  readonly slug: string;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
  readonly opponent: string;
}

export type NextColumns = MatchColumns;
export interface LastColumns extends MatchColumns {
  readonly status: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly advancing: number | null;
  readonly is_home: boolean;
}

/** A match of the alias as one value, null where there is none. */
export const matchAsJson = (alias: 'n' | 'l', opponentName: RawBuilder<unknown>) => {
  const match = sql.table(alias);
  return sql`case when ${match}.id is not null then jsonb_build_object(
    'id', ${match}.id, 'slug', ${match}.slug, 'starts_at', extract(epoch from ${match}.starts_at)::int,
    'is_time_known', ${match}.is_time_known, 'is_day_known', ${match}.is_day_known,
    'status', ${match}.status, 'home_score', ${match}.home_score, 'away_score', ${match}.away_score,
    'advancing', ${match}.advancing, 'is_home', ${match}.is_home, 'opponent', ${opponentName}
  ) end`;
};
