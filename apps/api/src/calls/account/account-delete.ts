import type { Endpoints } from '@tipmark/contract';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { ownerProofFault } from '../../people/account/owner-proof.ts';
import { deleteUser } from '../../people/account/personal-data/personal-data-queries.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { proveOwner } from '../../people/account/sign-ins/prove-owner.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { endBilling } from '../../people/billing/end-subscriptions.ts';
import { capperTopic } from '../../platform/cache/topics.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, rejectFaults } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountDelete: PrivateHandler<Endpoints['accountDelete']> = {
  statements: 13,
  asksOthers: true,
  async answer({ body, signedIn, services, cookies, nowSeconds }) {
    const { db, limits, sessions, bus } = services;
    await limits.take(LIMITS.changePassword, `user:${signedIn.user.id}`);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    const { password = '', authHash = '' } = body;
    if (user.password_hash === null && authHash === '') await proveOwner(services, signedIn, '');
    else {
      const proof = { field: 'password', password, authHash, nowSeconds };
      rejectFaults({ ...(await ownerProofFault(services, user, proof)) });
    }
    await endBilling(services, user.id, () =>
      tx(db, (transaction) => deleteUser(transaction, user.id)),
    );
    sessions.changed(user.id);
    cookies.signOut();
    bus.publish([RATING_TOPIC, capperTopic(user.id)]);
    return {};
  },
};
