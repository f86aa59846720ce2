import type { ProfileNotifications } from '@tipmark/contract';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { UserRow } from '../users/user-queries.ts';
import { type Choices, presentNotifications } from './notification-types.ts';
import { presentTime } from './quiet-hours.ts';

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

export async function storeChannels(
  db: Db | Tx,
  userId: number,
  type: number,
  channels: number,
): Promise<void> {
  await db
    .updateTable('user_notifications')
    .set({ channels })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .execute();
}

export async function storeQuietHours(
  db: Db,
  userId: number,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ quiet_from: from, quiet_to: to })
    .where('id', '=', userId)
    .execute();
}

type Owner = Pick<UserRow, 'id' | 'email' | 'quiet_from' | 'quiet_to'>;

/** The owner's view of the settings. */
export async function findNotificationSettings(db: Db, user: Owner): Promise<ProfileNotifications> {
  const rows = await db
    .selectFrom('user_notifications')
    .select(['type', 'is_active', 'channels'])
    .where('user_id', '=', user.id)
    .execute();
  const chat = await db
    .selectFrom('telegram_chats')
    .select('user_id')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return presentNotifications(
    new Map(rows.map((row) => [row.type, row.is_active])),
    new Map(rows.map((row) => [row.type, row.channels])),
    {
      email: user.email,
      isTelegramConnected: chat !== undefined,
      quietFrom: presentTime(user.quiet_from),
      quietTo: presentTime(user.quiet_to),
    },
  );
}
