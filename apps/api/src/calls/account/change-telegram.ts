import type { Endpoints } from '@tipmark/contract';
import { parseTelegram } from '../../people/account/rules/profile-text.ts';
import { findChat } from '../../people/telegram/telegram-queries.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const isSameName = (known: string | null | undefined, name: string) =>
  known?.toLowerCase() === name.toLowerCase();

/** A name is pending until its owner has proved it; an empty one removes the current name. */
export const changeTelegram: PrivateHandler<Endpoints['changeTelegram']> = {
  statements: 2,
  async answer({ body, signedIn, services: { db } }) {
    const isRemoval = body.telegram.trim() === '';
    const telegram = parseTelegram(body.telegram);
    if (!isRemoval && telegram === undefined) throw fieldError('telegram', 'telegram_invalid');
    const chat = await findChat(db, signedIn.user.id);
    const isProved = telegram !== undefined && isSameName(chat?.username, telegram);
    const changed = await db
      .updateTable('users')
      .set(
        telegram === undefined
          ? { telegram: null, telegram_moderation: null }
          : isProved
            ? { telegram, telegram_moderation: null }
            : { telegram_moderation: telegram },
      )
      .where('id', '=', signedIn.user.id)
      .returning(['telegram', 'telegram_moderation'])
      .executeTakeFirst();
    if (changed === undefined) throw new CallError('unauthorized');
    return { telegram: changed.telegram, telegramOnModeration: changed.telegram_moderation };
  },
};
