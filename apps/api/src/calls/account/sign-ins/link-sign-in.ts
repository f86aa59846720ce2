import type { Endpoints } from '@tipmark/contract';
import { beginSignIn } from '../../../people/account/sign-ins/begin-sign-in.ts';
import { proveOwner } from '../../../people/account/sign-ins/prove-owner.ts';
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
  statements: 3,
  asksOthers: true,
  async answer({ body, signedIn, services, isLoopback, cookies, site, locale, signInSecret }) {
    const { provider } = body;
    if (!services.signIns.has(provider, isLoopback)) throw new CallError('not_found');
    const user = await proveOwner(services, signedIn, body.password);
    const linked = await findIdentities(services.db, user.id);
    if (linked.some((one) => one.provider === provider)) {
      throw new CallError('conflict', { message: { key: 'sign_in_linked' } });
    }
    const start = { provider, site, browser: signInSecret, cookies, userId: user.id };
    return { url: await beginSignIn(services, { ...start, nextPage: '', locale }) };
  },
};

export const unlinkSignIn: PrivateHandler<Endpoints['unlinkSignIn']> = {
  statements: 6,
  async answer({ body: { provider, password }, signedIn, services }) {
    const { id } = await proveOwner(services, signedIn, password);
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
