import type { Endpoints } from '@tipmark/contract';
import {
  findNotificationSettings,
  storeChannels,
  storeChoices,
} from '../../people/account/profile/notification-queries.ts';
import { LOCKED_TYPE } from '../../people/account/profile/notification-types.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changePageProfileNotification: PrivateHandler<
  Endpoints['changePageProfileNotification']
> = {
  statements: 5,
  async answer({ body, signedIn, services: { db } }) {
    if (body.type === LOCKED_TYPE && !body.isActive) throw fieldError('isActive', 'always_on');
    await storeChoices(db, signedIn.user.id, [body.type], body.isActive);
    if (body.channels !== undefined) {
      const channels = [...new Set(body.channels)].reduce((sum, one) => sum + one, 0);
      await storeChannels(db, signedIn.user.id, body.type, channels);
    }
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    return findNotificationSettings(db, user);
  },
};
