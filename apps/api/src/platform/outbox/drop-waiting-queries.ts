import type { Db } from '../database/connect.ts';

/**
 * Gives up every message that has not been sent.
 * @returns how many there were
 */
export async function dropWaiting(db: Db, reason: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'dropped', finished_at: new Date(), locked_until: null, last_error: reason })
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
