import { LEDGER_KIND } from '@tipmark/domain';
import {
  storeDelay,
  storePrivacy,
  storeReset,
} from '../../people/account/profile/profile-queries.ts';
import { canResetAtSeconds, DAYS_BETWEEN_RESETS } from '../../people/account/profile/reset-rule.ts';
import type { UserRow } from '../../people/account/users/user-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { markOutdated } from '../rating/rating-queries.ts';
import { isPremiumCapper } from '../tips/tip-queries.ts';

/** Hides a profile from everybody else, which also takes it out of the rating, or shows it. */
export async function setPrivacy(db: Db, user: UserRow, isPrivate: boolean): Promise<void> {
  await tx(db, async (transaction) => {
    await storePrivacy(transaction, user.id, isPrivate);
    await markOutdated(transaction, [user.id]);
  });
}

/** Only the leading cappers delay tips; all others can only stop doing so. */
export async function setDelay(db: Db, user: UserRow, isDelaying: boolean): Promise<void> {
  if (isDelaying && !(await isPremiumCapper(db, user.id))) {
    throw new CallError('forbidden', {
      details: { is_delay_enabled: { key: 'tip_delay_premium' } },
    });
  }
  await storeDelay(db, user.id, isDelaying);
}

/** Starts the record anew, as the ledger states. @throws CallError when it is too soon */
export async function resetRecord(db: Db, user: UserRow, nowSeconds: number): Promise<void> {
  const tooSoon = new CallError('limit_reached', {
    message: { key: 'reset_too_soon', values: { days: DAYS_BETWEEN_RESETS } },
  });
  if (canResetAtSeconds(user, nowSeconds) !== null) throw tooSoon;
  await tx(db, async (transaction) => {
    if (!(await storeReset(transaction, user, nowSeconds))) throw tooSoon;
    await markOutdated(transaction, [user.id]);
    const content = { t: LEDGER_KIND.reset };
    await appendEntries(transaction, nowSeconds, [{ ledgerId: user.ledger_id, content }]);
  });
}
