import type { Endpoints } from '@tipmark/contract';
import { readChoices } from '../../people/account/profile/notification-queries.ts';
import { presentNotifications } from '../../people/account/profile/notification-types.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const pageProfileNotifications: PrivateHandler<Endpoints['pageProfileNotifications']> = {
  statements: 2,
  async answer({ signedIn, services: { db } }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    return presentNotifications(await readChoices(db, user.id), user);
  },
};
