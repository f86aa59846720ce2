import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { UserRow } from '../users/user-queries.ts';

/**
 * Stores a description: shown at once, or waiting for a review while the former one stays.
 * @returns undefined when the user is gone
 */
export function storeDescription(
  db: Db,
  userId: number,
  { description, isOnModeration }: { description: string; isOnModeration: boolean },
) {
  return db
    .updateTable('users')
    .set(
      isOnModeration
        ? { description_moderation: description }
        : { description, description_moderation: null },
    )
    .where('id', '=', userId)
    .returning(['description', 'description_moderation'])
    .executeTakeFirst();
}

export async function storePrivacy(tx: Tx, userId: number, isPrivate: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_private: isPrivate }).where('id', '=', userId).execute();
}

export async function storeDelay(db: Db, userId: number, isDelaying: boolean): Promise<void> {
  await db.updateTable('users').set({ delays_tips: isDelaying }).where('id', '=', userId).execute();
}

/** Starts a record anew; false when a concurrent call has just done so. */
export async function storeReset(tx: Tx, user: UserRow, nowSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ reset_at: atSecond(nowSeconds) })
    .where('id', '=', user.id)
    .where('reset_at', 'is not distinct from', user.reset_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
