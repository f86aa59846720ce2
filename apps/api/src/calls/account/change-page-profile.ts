import type { Endpoints } from '@tipmark/contract';
import { LEDGER_KIND } from '@tipmark/domain';
import { appendEntries } from '../../betting/ledger/append-entries.ts';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { markOutdated } from '../../betting/rating/rating-queries.ts';
import { isPremiumCapper } from '../../betting/tips/tip-queries.ts';
import { canResetAtSeconds, DAYS_BETWEEN_RESETS } from '../../people/account/profile/reset-rule.ts';
import { findUserByUrl, type UserRow } from '../../people/account/users/user-queries.ts';
import { capperTopic } from '../../platform/cache/topics.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { readProfile } from './present-profile.ts';

async function setPrivacy(db: Db, user: UserRow, isPrivate: boolean): Promise<void> {
  await tx(db, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ is_private: isPrivate })
      .where('id', '=', user.id)
      .execute();
    await markOutdated(transaction, [user.id]);
  });
}

/** Only the leading cappers delay tips; all others can only stop doing so. */
async function setDelay(db: Db, user: UserRow, isDelaying: boolean): Promise<void> {
  if (isDelaying && !(await isPremiumCapper(db, user.id))) {
    throw new CallError('forbidden', {
      details: { is_delay_enabled: { key: 'tip_delay_premium' } },
    });
  }
  await db
    .updateTable('users')
    .set({ delays_tips: isDelaying })
    .where('id', '=', user.id)
    .execute();
}

async function reset(db: Db, user: UserRow, nowSeconds: number): Promise<void> {
  const tooSoon = new CallError('limit_reached', {
    message: { key: 'reset_too_soon', values: { days: DAYS_BETWEEN_RESETS } },
  });
  if (canResetAtSeconds(user, nowSeconds) !== null) throw tooSoon;
  await tx(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ reset_at: atSecond(nowSeconds) })
      .where('id', '=', user.id)
      .where('reset_at', 'is not distinct from', user.reset_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw tooSoon;
    await markOutdated(transaction, [user.id]);
    const content = { t: LEDGER_KIND.reset };
    await appendEntries(transaction, nowSeconds, [{ ledgerId: user.ledger_id, content }]);
  });
}

export const changePageProfile: PrivateHandler<Endpoints['changePageProfile']> = {
  statements: 17,
  async answer({ segments, body, signedIn, services: { db, bus, responses }, nowSeconds, locale }) {
    const isPrivacy = body.is_privacy === true && body.is_privacy_enabled !== undefined;
    const isDelay = body.is_delay === true && body.is_delay_enabled !== undefined;
    const changes = [isPrivacy, isDelay, body.is_reset === true].filter(Boolean);
    if (changes.length !== 1) throw fieldError('is_privacy', 'one_change');
    const user = await findUserByUrl(db, segments.userUrl);
    // Somebody else's profile is treated as missing.
    if (user?.id !== signedIn.user.id) throw new CallError('not_found');
    if (isPrivacy) await setPrivacy(db, user, body.is_privacy_enabled === true);
    else if (isDelay) await setDelay(db, user, body.is_delay_enabled === true);
    else await reset(db, user, nowSeconds);
    bus.publish([RATING_TOPIC, capperTopic(user.id)]);
    const changed = await findUserByUrl(db, user.url);
    return readProfile({ db, responses }, changed ?? user, { signedIn, nowSeconds, locale });
  },
};
