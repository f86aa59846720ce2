import type { Endpoints } from '@tipmark/contract';
import {
  approveDescription,
  approveTelegram,
  findOnModeration,
  rejectTexts,
} from '../../people/account/profile/moderation-queries.ts';
import { renameUser } from '../../people/account/users/rename-user.ts';
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
    const {
      name_moderation: name,
      description_moderation: description,
      telegram_moderation: telegram,
    } = user;
    let { url } = user;
    if (segments.decision === 'reject') await rejectTexts(db, user.id);
    else {
      if (description !== null) await approveDescription(db, user.id, description);
      if (telegram !== null) await approveTelegram(db, user.id, telegram);
      if (name !== null) url = await renameUser(db, user, name, nowSeconds);
    }
    sessions.changed(user.id);
    const isApproved = segments.decision === 'approve';
    return {
      name: isApproved ? (name ?? user.name) : user.name,
      url,
      isDecidedNow: name !== null || description !== null || telegram !== null,
    };
  },
};
