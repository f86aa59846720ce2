import type { Endpoints } from '@tipmark/contract';
import { moderateUser } from '../../people/account/profile/moderate-user.ts';
import { findOnModeration } from '../../people/account/profile/moderation-queries.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the key of the feed. */
export const profilesOnModeration: PrivateHandler<Endpoints['profilesOnModeration']> = {
  statements: 1,
  async answer({ authorization, services: { db, operatorKey } }) {
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    return { profiles: await findOnModeration(db) };
  },
};

/** For the operator on this machine. Idempotent. */
export const moderateProfile: PrivateHandler<Endpoints['moderateProfile']> = {
  statements: 9,
  async answer({ segments, authorization, services, nowSeconds }) {
    const { db, operatorKey, sessions } = services;
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new CallError('not_found');
    const moderated = await moderateUser(db, user, segments.decision, nowSeconds);
    sessions.changed(user.id);
    return { ...moderated };
  },
};
