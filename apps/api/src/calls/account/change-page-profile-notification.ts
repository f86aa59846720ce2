import type { Endpoints } from '@tipmark/contract';
import {
  findNotificationSettings,
  storeChoices,
  storeWays,
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
    const { channels, isPushed } = body;
    // without channels and push the type could not be sent at all
    if (channels?.length === 0 && isPushed !== true) throw fieldError('channels', 'missing');
    await storeChoices(db, signedIn.user.id, [body.type], body.isActive);
    await storeWays(db, signedIn.user.id, body.type, {
      channels: channels && [...new Set(channels)].reduce((sum, one) => sum + one, 0),
      isPushed,
    });
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    return findNotificationSettings(db, user);
  },
};
