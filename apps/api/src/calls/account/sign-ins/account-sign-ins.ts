import type { Endpoints } from '@tipmark/contract';
import { findIdentities } from '../../../people/account/sign-ins/sign-in-queries.ts';
import { findUserById } from '../../../people/account/users/user-queries.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

/** The sign-ins on offer, and linked ones that are no longer offered. */
export const accountSignIns: PrivateHandler<Endpoints['accountSignIns']> = {
  statements: 2,
  async answer({ signedIn, isLoopback, services: { db, signIns } }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    const linked = await findIdentities(db, user.id);
    const hasPassword = user.password_hash !== null;
    const known = new Map(signIns.offered(isLoopback).map(({ id, title }) => [id, title]));
    for (const { provider } of linked) known.set(provider, known.get(provider) ?? provider);
    return {
      hasPassword,
      signIns: [...known].map(([provider, title]) => {
        const identity = linked.find((one) => one.provider === provider);
        return {
          provider,
          title,
          linkedAt: Math.floor((identity?.linked_at.getTime() ?? 0) / 1_000),
          email: identity?.email ?? '',
          isRemovable: identity !== undefined && (hasPassword || linked.length > 1),
        };
      }),
    };
  },
};
