import type { Endpoints } from '@tipmark/contract';
import { tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { addressKey, LIMITS } from './rate-limits.ts';
import { digestOf } from './sessions/session-token.ts';
import { answerSignIn, openSession } from './sessions/sign-in.ts';
import { findUserById } from './users/user-queries.ts';

export const userInfo: PrivateHandler<Endpoints['userInfo']> = {
  statements: 6,
  async answer(call) {
    const { segments, services, cookies } = call;
    const { db, limits } = services;
    await limits.take(LIMITS.userInfo, addressKey(call));
    cookies.expireOldAuth();
    const opened = await tx(db, async (transaction) => {
      const row = await transaction
        .deleteFrom('legacy_auth')
        .where('value_hash', '=', digestOf(segments.oldAuthCookie))
        .returning('user_id')
        .executeTakeFirst();
      const user = row && (await findUserById(transaction, row.user_id));
      if (user === undefined || user.blocked_at !== null) return undefined;
      return { user, session: await openSession(transaction, user.id, call) };
    });
    if (opened === undefined) throw new Refusal('not_found');
    return answerSignIn(services, opened.user, opened.session, call);
  },
};
