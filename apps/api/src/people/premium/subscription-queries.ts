import { atSecond } from '../../platform/database/at-second.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { UserRow } from '../account/users/user-queries.ts';

export type NewSubscription = {
  readonly subscriptionType: number;
  /** Unix seconds; absent = as it was. */
  readonly until?: number;
  /** Unix seconds; absent = as it was. */
  readonly trialUsedAt?: number;
};

export function saveSubscription(
  tx: Tx,
  userId: number,
  { subscriptionType, until, trialUsedAt }: NewSubscription,
): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({
      subscription_type: subscriptionType,
      ...(until === undefined ? {} : { subscription_expires_at: atSecond(until) }),
      ...(trialUsedAt === undefined ? {} : { trial_used_at: atSecond(trialUsedAt) }),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
