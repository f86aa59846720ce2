import type { Endpoints } from '@tipmark/contract';
import {
  findNotificationSettings,
  storeQuietHours,
} from '../../people/account/profile/notification-queries.ts';
import { readTime } from '../../people/account/profile/quiet-hours.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changeQuietHours: PrivateHandler<Endpoints['changeQuietHours']> = {
  statements: 4,
  async answer({ body, signedIn, services: { db } }) {
    const [from, to] = [readTime(body.quietFrom), readTime(body.quietTo)];
    if (from === null && to !== null) throw fieldError('quietFrom', 'missing');
    if (to === null && from !== null) throw fieldError('quietTo', 'missing');
    if (from !== null && from === to) throw fieldError('quietTo', 'same_time');
    await storeQuietHours(db, signedIn.user.id, { from, to });
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    return findNotificationSettings(db, user);
  },
};
