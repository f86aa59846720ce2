import type { Endpoints } from '@tipmark/contract';
import { takeLink } from '../../people/account/links/auth-hashes.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { answerSignIn, openSession } from '../../people/account/sessions/sign-in.ts';
import { takeSecondStep } from '../../people/account/totp/second-step.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Of many at once with one hash, one gets in. */
export const socialLogin: PrivateHandler<Endpoints['socialLogin']> = {
  statements: 7,
  async answer(call) {
    const { body, services, nowSeconds } = call;
    const { db, limits } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const { user, session } = await tx(db, async (trx) => {
      const link = await takeLink(trx, 'social', body.authHash, nowSeconds);
      const found = link && (await findUserById(trx, link.userId));
      if (found === undefined) throw new Refusal('not_found', { message: { key: 'link_dead' } });
      if (found.blocked_at !== null) throw new Refusal('blocked');
      // A refusal takes the use of the hash back.
      await takeSecondStep(services, { userId: found.id, code: body.code, nowSeconds }, trx);
      return { user: found, session: await openSession(trx, found.id, call, body.deviceInfo) };
    });
    return answerSignIn(services, user, session, call);
  },
};
