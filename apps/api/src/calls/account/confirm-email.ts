import type { Endpoints } from '@tipmark/contract';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { findLink } from '../../people/account/links/auth-hashes.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { confirmPending } from '../../people/account/users/change-address.ts';
import { raceForFields } from '../../people/account/users/taken.ts';
import { lockUser } from '../../people/account/users/user-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Somebody else may have confirmed the address first. */
const FIELDS = { email: 'email', name: 'userName' } as const;
const dead = () => new CallError('not_found', { message: { key: 'link_dead' } });

export const confirmEmail: PrivateHandler<Endpoints['confirmEmail']> = {
  statements: 5,
  async answer(call) {
    const { segments, services, nowSeconds, locale } = call;
    const { db, bus, limits, sessions } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const link = await findLink(db, 'confirm', segments.hash, nowSeconds);
    if (link === undefined) throw dead();
    await raceForFields(
      () =>
        tx(db, async (transaction) => {
          const user = await lockUser(transaction, link.userId);
          // The address may have changed since the mail was sent.
          if (user === undefined || link.email === null) throw dead();
          if (user.email === link.email) {
            await transaction
              .updateTable('users')
              .set(({ fn, val }) => ({
                email_confirmed_at: fn.coalesce('email_confirmed_at', val(atSecond(nowSeconds))),
              }))
              .where('id', '=', user.id)
              .execute();
            return;
          }
          const email = parseEmail(link.email);
          if (email === undefined || user.pending_email !== link.email) throw dead();
          await confirmPending(transaction, { user, email, locale }, nowSeconds);
        }),
      FIELDS,
    );
    sessions.changed(link.userId);
    bus.publish([RATING_TOPIC]);
    wakeOutbox(bus);
    return { isConfirmed: true };
  },
};
