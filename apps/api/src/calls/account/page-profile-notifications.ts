import type { Endpoints } from '@tipmark/contract';
import { findNotificationSettings } from '../../people/account/profile/notification-queries.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const pageProfileNotifications: PrivateHandler<Endpoints['pageProfileNotifications']> = {
  statements: 3,
  async answer({ signedIn, services: { db } }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    return findNotificationSettings(db, user);
  },
};
