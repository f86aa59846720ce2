import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

const MAX_LISTED = 100;

export async function findNotices(db: Db, userId: number) {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'type', 'subject', 'text', 'link', 'at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ at, read_at: readAt, ...notice }) => ({
    ...notice,
    at: Math.floor(at.getTime() / 1_000),
    isRead: readAt !== null,
  }));
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts of many users; those without notifications are missing. */
export async function countUnreadOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('notices')
    .select(({ fn }) => ['user_id', fn.countAll<string>().as('count')])
    .where('user_id', 'in', [...userIds])
    .where('read_at', 'is', null)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id: id, count }) => [id, Number(count)]));
}

/** @param ids all of the user's when absent */
export async function markRead(
  db: Db,
  userId: number,
  ids: readonly string[] | undefined,
  nowSeconds: number,
): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .updateTable('notices')
    .set({ read_at: atSecond(nowSeconds) })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute();
}
