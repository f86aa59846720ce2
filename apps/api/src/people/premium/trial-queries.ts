import { atSecond } from '../../platform/database/at-second.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** @returns false when it was stored before */
export async function storeTrialMailbox(
  tx: Tx,
  hash: string,
  nowSeconds: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('trial_mailboxes')
    .values({ mailbox_hash: hash, used_at: atSecond(nowSeconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mailbox_hash')
    .executeTakeFirst();
  return row !== undefined;
}
