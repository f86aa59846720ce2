import type { Endpoints } from '@tipmark/contract';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** A name counts once its owner has proved it to the bot. */
export const checkTelegramConnection: PrivateHandler<Endpoints['checkTelegramConnection']> = {
  statements: 1,
  async answer({ signedIn, services: { db } }) {
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    return { isConnected: user.telegram !== null, isBotAvailable: false };
  },
};
