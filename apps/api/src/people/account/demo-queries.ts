import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

export const DAY_SECONDS = 24 * 60 * 60;

const YEAR_SECONDS = 365 * DAY_SECONDS;

const YEARLY_PLAN = 4;

const SANDBOX = 1;

/** A running subscription that nobody paid for. */
export async function storeDemoSubscription(
  tx: Tx,
  userId: number,
  nowSeconds: number,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      subscription_type: YEARLY_PLAN,
      acquirer_type: SANDBOX,
      subscription_expires_at: atSecond(nowSeconds + YEAR_SECONDS),
    })
    .where('id', '=', userId)
    .execute();
}

/** A sign-in of the former site, unless it exists. */
export async function storeLegacySignIn(db: Db, userId: number, digest: string): Promise<void> {
  await db
    .insertInto('legacy_auth')
    .values({ value_hash: digest, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the password and every session from simulated users. @returns their ids */
export async function closeAccounts(tx: Tx, emails: readonly string[]): Promise<number[]> {
  const known = await tx
    .updateTable('users')
    .set({ password_hash: null })
    .where('is_simulated', '=', true)
    .where('email', 'in', emails)
    .returning('id')
    .execute();
  const ids = known.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx.deleteFrom('sessions').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('legacy_auth').where('user_id', 'in', ids).execute();
  return ids;
}
