import { randomUUID } from 'node:crypto';
import type { ProfileNotifications } from '@tipmark/contract';
import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { type Tx, tx } from '../../../platform/database/tx.ts';
import { HAS_BROWSER } from '../../../platform/outbox/push-queries.ts';
import type { UserRow } from '../users/user-queries.ts';
import { type Choices, presentNotifications, type Ways } from './notification-types.ts';
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

/** Absent fields are unchanged. One statement. */
export async function storeWays(
  db: Db | Tx,
  userId: number,
  type: number,
  { channels, isPushed }: { readonly [Way in keyof Ways]?: Ways[Way] | undefined },
): Promise<void> {
  if (channels === undefined && isPushed === undefined) return;
  await db
    .updateTable('user_notifications')
    .set({
      ...(channels !== undefined && { channels }),
      ...(isPushed !== undefined && { is_pushed: isPushed }),
    })
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
    .select(['type', 'is_active', 'channels', 'is_pushed'])
    .where('user_id', '=', user.id)
    .execute();
  const reached = await db
    .selectFrom('users as u')
    .select([
      sql<boolean>`exists (select 1 from telegram_chats c where c.user_id = u.id)`.as('has_chat'),
      HAS_BROWSER.as('has_browser'),
    ])
    .where('u.id', '=', user.id)
    .executeTakeFirst();
  return presentNotifications(
    new Map(rows.map((row) => [row.type, row.is_active])),
    new Map(
      rows.map((row) => [row.type, { channels: row.channels, isPushed: row.is_pushed }] as const),
    ),
    {
      email: user.email,
      isTelegramConnected: reached?.has_chat ?? false,
      hasBrowser: reached?.has_browser ?? false,
      quietFrom: presentTime(user.quiet_from),
      quietTo: presentTime(user.quiet_to),
    },
  );
}

interface Unsubscription {
  readonly userId: number;
  readonly options: readonly number[];
  /** Why the user wants no more of them. */
  readonly explanation: string;
}

/** Turns kinds of notifications off and stores what the user gave as the reason. */
export function unsubscribeFrom(
  db: Db,
  { userId, options, explanation }: Unsubscription,
  nowSeconds: number,
): Promise<void> {
  return tx(db, async (transaction) => {
    await storeChoices(transaction, userId, options, false);
    await transaction
      .insertInto('unsubscribes')
      .values({
        id: randomUUID(),
        user_id: userId,
        at: atSecond(nowSeconds),
        options: [...options],
        explanation,
      })
      .execute();
  });
}
