import type { Endpoints } from '@tipmark/contract';
import { beginSignIn } from '../../../people/account/sign-ins/begin-sign-in.ts';
import {
  findIdentities,
  unlinkIdentity,
} from '../../../people/account/sign-ins/sign-in-queries.ts';
import { lockUser } from '../../../people/account/users/user-queries.ts';
import { tx } from '../../../platform/database/tx.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

/** The account is linked when the provider sends this browser back, still signed in. */
export const linkSignIn: PrivateHandler<Endpoints['linkSignIn']> = {
  statements: 5,
  asksOthers: true,
  async answer({ body, signedIn, services, isLoopback, cookies, site, locale, signInSecret }) {
    const { provider } = body;
    if (!services.signIns.has(provider, isLoopback)) throw new CallError('not_found');
    const { id: userId } = signedIn.user;
    const linked = await findIdentities(services.db, userId);
    if (linked.some((one) => one.provider === provider)) {
      throw new CallError('conflict', { message: { key: 'sign_in_linked' } });
    }
    const start = { provider, site, browser: signInSecret, cookies, userId };
    return { url: await beginSignIn(services, { ...start, nextPage: '', locale }) };
  },
};

export const unlinkSignIn: PrivateHandler<Endpoints['unlinkSignIn']> = {
  statements: 8,
  async answer({ body: { provider }, signedIn, services }) {
    const { id } = signedIn.user;
    await tx(services.db, async (trx) => {
      // Concurrent calls must not remove the last two.
      const user = await lockUser(trx, id);
      const linked = await findIdentities(trx, id);
      if (linked.length === 1 && user?.password_hash === null) {
        throw new CallError('conflict', { message: { key: 'sign_in_last' } });
      }
      if (!(await unlinkIdentity(trx, id, provider))) throw new CallError('not_found');
    });
    return {};
  },
};
