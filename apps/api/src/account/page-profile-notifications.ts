import type { Endpoints } from '@tipmark/contract';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { readChoices } from './profile/notification-queries.ts';
import { presentNotifications } from './profile/notification-types.ts';
import { findUserById } from './users/user-queries.ts';

export const pageProfileNotifications: PrivateHandler<Endpoints['pageProfileNotifications']> = {
  statements: 2,
  async answer({ signedIn, services: { db } }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    return presentNotifications(await readChoices(db, user.id), user);
  },
};
