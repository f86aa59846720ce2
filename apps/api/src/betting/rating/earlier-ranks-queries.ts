import type { RatedWindow } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Whether this is the first refresh of a day, in UTC+3 as seasons are; noted. */
export async function beginDay(tx: Tx, nowSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    with day as (
      select ((${atSecond(nowSeconds)} at time zone 'UTC') + interval '3 hours')::date as today
    )
    update rating_runs r set placed_on = day.today from day
    where r.id = 1 and r.placed_on is distinct from day.today returning 1
  `.execute(tx);
  return rows.length > 0;
}

/** Cappers with a rated tip settled after the first and not after the second instant. */
export async function findRatedBetween(
  tx: Tx,
  afterSeconds: number,
  untilSeconds: number,
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from tips
    where is_rated and settled_at > ${atSecond(afterSeconds)}
      and settled_at <= ${atSecond(untilSeconds)}
  `.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

export type EarlierStanding = Pick<RatedWindow, 'score' | 'tips' | 'drawdownPercent'> & {
  readonly userId: number;
};

/** Ranks these, in the order of `compareRated`, as the earlier ones; others have none. */
export async function saveEarlierRanks(
  tx: Tx,
  standings: readonly EarlierStanding[],
): Promise<void> {
  await sql`
    with placed as (
      select u.id as user_id, row_number() over (
        order by item.score desc, item.tips desc, item.drawdown, u.created_at, u.id
      )::int as position
      from unnest(
        ${standings.map(({ userId }) => userId)}::int[],
        ${standings.map(({ score }) => score)}::float8[],
        ${standings.map(({ tips }) => tips)}::int[],
        ${standings.map(({ drawdownPercent }) => drawdownPercent)}::float8[]
      ) as item(user_id, score, tips, drawdown)
      join users u on u.id = item.user_id
      where u.email_confirmed_at is not null and not u.is_private and u.blocked_at is null
    )
    update ratings r set earlier_position = p.position
    from ratings o left join placed p on p.user_id = o.user_id
    where o.user_id = r.user_id and r.earlier_position is distinct from p.position
  `.execute(tx);
}
