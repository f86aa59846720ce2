import type { Endpoints } from '@tipmark/contract';
import { readProofWays } from '../../people/account/proof/proof-ways.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** The link works only in the session that requests it. */
export const accountReauth: PrivateHandler<Endpoints['accountReauth']> = {
  statements: 2,
  async answer({ body, signedIn, services: { db, limits, bus }, nowSeconds, locale }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    if (user.email === null) throw new CallError('conflict', { message: { key: 'email_missing' } });
    if (user.email_confirmed_at === null) {
      throw new CallError('conflict', { message: { key: 'email_unconfirmed' } });
    }
    await limits.take(LIMITS.mailTo, `reauth:${user.id}`);
    const { edit = 'password' } = body;
    const payload = { userId: user.id, sessionHash: signedIn.tokenHash, edit };
    const letter = { kind: 'reauth', recipient: user.email, locale, payload } as const;
    await enqueueMail(db, letter, nowSeconds);
    wakeOutbox(bus);
    return {};
  },
};

export const accountProof: PrivateHandler<Endpoints['accountProof']> = {
  statements: 2,
  async answer({ signedIn, services: { db }, nowSeconds }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    return readProofWays(db, user, signedIn.tokenHash, nowSeconds);
  },
};
