import type { Endpoints } from '@tipmark/contract';
import { findChat } from '../../people/telegram/telegram-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** A user is connected after opening the link in Telegram. */
export const checkTelegramConnection: PrivateHandler<Endpoints['checkTelegramConnection']> = {
  statements: 1,
  async answer({ signedIn, services: { db, messenger } }) {
    const chat = await findChat(db, signedIn.user.id);
    const isBotAvailable = (await messenger.linkOf('any')) !== undefined;
    return { isConnected: chat !== undefined, isBotAvailable };
  },
};
