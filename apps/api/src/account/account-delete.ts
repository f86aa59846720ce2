import type { Endpoints } from '@tipmark/contract';
import { capperTopic } from '../cache/topics.ts';
import { tx } from '../database/tx.ts';
import { Refusal, refuseFaults } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { RATING_TOPIC } from '../rating/rating-job.ts';
import { ownerProofFault } from './owner-proof.ts';
import { deleteUser } from './personal-data/personal-data-queries.ts';
import { LIMITS } from './rate-limits.ts';
import { findUserById } from './users/user-queries.ts';

export const accountDelete: PrivateHandler<Endpoints['accountDelete']> = {
  statements: 7,
  async answer({ body, signedIn, services, cookies, nowSeconds }) {
    const { db, limits, sessions, bus } = services;
    await limits.take(LIMITS.changePassword, `user:${signedIn.user.id}`);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    const { password = '', authHash = '' } = body;
    refuseFaults({
      ...(await ownerProofFault(services, user, {
        field: 'password',
        password,
        authHash,
        nowSeconds,
      })),
    });
    await tx(db, (transaction) => deleteUser(transaction, user.id));
    sessions.changed(user.id);
    cookies.signOut();
    bus.publish([RATING_TOPIC, capperTopic(user.id)]);
    return {};
  },
};
