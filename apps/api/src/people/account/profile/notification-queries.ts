import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Choices } from './notification-types.ts';

export async function readChoices(db: Db | Tx, userId: number): Promise<Choices> {
  const rows = await db
    .selectFrom('user_notifications')
    .select(['type', 'is_active'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.type, row.is_active]));
}

export async function storeChoices(
  db: Db | Tx,
  userId: number,
  types: readonly number[],
  isActive: boolean,
): Promise<void> {
  if (types.length === 0) return;
  await db
    .insertInto('user_notifications')
    .values(types.map((type) => ({ user_id: userId, type, is_active: isActive })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({ is_active: isActive }),
    )
    .execute();
}
