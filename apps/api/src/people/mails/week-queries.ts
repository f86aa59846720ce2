import { DAY_SECONDS } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface Week {
  readonly settled: number;
  readonly profit_milli: number;
  readonly followers: number;
  readonly followed_tips: number;
}

const WEEK_SECONDS = 7 * DAY_SECONDS;

/** The weekly summaries of users, by id. */
export async function findWeeks(
  db: Db | Tx,
  userIds: readonly number[],
  endSeconds: number,
): Promise<ReadonlyMap<number, Week>> {
  const end = atSecond(endSeconds);
  const start = atSecond(endSeconds - WEEK_SECONDS);
  const { rows } = await sql<Week & { readonly user_id: number }>`
    select u.user_id,
      (select count(*)::int from tips t where t.user_id = u.user_id
        and t.settled_at > ${start} and t.settled_at <= ${end}) as settled,
      (select coalesce(sum(t.profit_milli), 0)::int from tips t where t.user_id = u.user_id
        and t.settled_at > ${start} and t.settled_at <= ${end}) as profit_milli,
      (select count(*)::int from follows f where f.tipster_id = u.user_id
        and f.created_at > ${start} and f.created_at <= ${end}) as followers,
      (select count(*)::int from tips t join follows f on f.tipster_id = t.user_id
        where f.follower_id = u.user_id and t.created_at > ${start} and t.created_at <= ${end}
          and t.delay_salt is null) as followed_tips
    from unnest(${[...userIds]}::int[]) as u(user_id)
  `.execute(db);
  return new Map(rows.map(({ user_id: id, ...week }) => [id, week]));
}
