import type { Endpoints } from '@tipmark/contract';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { findLink } from '../../people/account/links/auth-hashes.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const confirmEmail: PrivateHandler<Endpoints['confirmEmail']> = {
  statements: 2,
  async answer(call) {
    const { segments, services, nowSeconds } = call;
    const { db, bus, limits, sessions } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const link = await findLink(db, 'confirm', segments.hash, nowSeconds);
    if (link === undefined) throw new CallError('not_found', { message: { key: 'link_dead' } });
    // The address may have changed since the mail was sent.
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set(({ fn, val }) => ({
        email_confirmed_at: fn.coalesce('email_confirmed_at', val(atSecond(nowSeconds))),
      }))
      .where('id', '=', link.userId)
      .where('email', '=', link.email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallError('not_found', { message: { key: 'link_dead' } });
    sessions.changed(link.userId);
    bus.publish([RATING_TOPIC]);
    return { isConfirmed: true };
  },
};
