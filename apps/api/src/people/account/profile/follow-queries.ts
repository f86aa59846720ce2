import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Pair {
  readonly followerId: number;
  readonly tipsterId: number;
}

/** False when it already existed. */
export async function storeFollow(tx: Tx, pair: Pair, nowSeconds: number): Promise<boolean> {
  const stored = await tx
    .insertInto('follows')
    .values({
      follower_id: pair.followerId,
      tipster_id: pair.tipsterId,
      created_at: atSecond(nowSeconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('follower_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function deleteFollow(tx: Tx, pair: Pair): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where('follower_id', '=', pair.followerId)
    .where('tipster_id', '=', pair.tipsterId)
    .execute();
}

export interface FollowStatistics {
  readonly followers: number;
  readonly follows: number;
  /** The user follows the viewer. */
  readonly isFollower: boolean;
  readonly isFollowedByViewer: boolean;
}

/** Counted from the rows, so that no counter can drift. */
export async function readFollowStatistics(
  db: Db | Tx,
  userId: number,
  viewerId: number | undefined,
): Promise<FollowStatistics> {
  const viewer = viewerId ?? 0;
  const { rows } = await sql<FollowStatistics>`
    select
      (select count(*) from follows where tipster_id = ${userId}) as followers,
      (select count(*) from follows where follower_id = ${userId}) as follows,
      exists (select 1 from follows where follower_id = ${userId} and tipster_id = ${viewer})
        as "isFollower",
      exists (select 1 from follows where follower_id = ${viewer} and tipster_id = ${userId})
        as "isFollowedByViewer"
  `.execute(db);
  const [statistics] = rows;
  if (statistics === undefined) throw new Error('follow counts: the database returned no row');
  return statistics;
}

export interface FollowPage {
  readonly userId: number;
  readonly viewerId: number | undefined;
  readonly type: 'followers' | 'follows';
  readonly limit: number;
  readonly offset: number;
}

export async function readFollowPage(db: Db, page: FollowPage) {
  const [of, other] =
    page.type === 'followers'
      ? (['f.tipster_id', 'f.follower_id'] as const)
      : (['f.follower_id', 'f.tipster_id'] as const);
  return db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', other)
    .leftJoin('follows as mine', (join) =>
      join.onRef('mine.tipster_id', '=', 'u.id').on('mine.follower_id', '=', page.viewerId ?? 0),
    )
    .select(['u.id', 'mine.follower_id as viewer_id'])
    .where(of, '=', page.userId)
    .orderBy('f.created_at', 'desc')
    .orderBy('u.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
