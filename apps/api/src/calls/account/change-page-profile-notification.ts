import type { Endpoints } from '@tipmark/contract';
import { readChoices, storeChoices } from '../../people/account/profile/notification-queries.ts';
import {
  LOCKED_TYPE,
  presentNotifications,
} from '../../people/account/profile/notification-types.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { Refusal, refuseField } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changePageProfileNotification: PrivateHandler<
  Endpoints['changePageProfileNotification']
> = {
  statements: 3,
  async answer({ body, signedIn, services: { db } }) {
    if (body.type === LOCKED_TYPE && !body.isActive) throw refuseField('isActive', 'always_on');
    await storeChoices(db, signedIn.user.id, [body.type], body.isActive);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    return presentNotifications(await readChoices(db, user.id), user);
  },
};
