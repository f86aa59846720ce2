import type { Endpoints } from '@tipmark/contract';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { takeLegacySignIn } from '../../people/account/sessions/session-queries.ts';
import { digestOf } from '../../people/account/sessions/session-token.ts';
import { answerSignIn, openSession } from '../../people/account/sign-in.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const userInfo: PrivateHandler<Endpoints['userInfo']> = {
  statements: 6,
  async answer(call) {
    const { segments, services, cookies } = call;
    const { db, limits } = services;
    await limits.take(LIMITS.userInfo, addressKey(call));
    cookies.expireOldAuth();
    const opened = await tx(db, async (transaction) => {
      const id = await takeLegacySignIn(transaction, digestOf(segments.oldAuthCookie));
      const user = id === undefined ? undefined : await findUserById(transaction, id);
      if (user === undefined || user.blocked_at !== null) return undefined;
      return { user, session: await openSession(transaction, user.id, call) };
    });
    if (opened === undefined) throw new CallError('not_found');
    return answerSignIn(services, opened.user, opened.session, call);
  },
};
