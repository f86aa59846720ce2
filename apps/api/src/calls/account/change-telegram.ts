import type { Endpoints } from '@tipmark/contract';
import { parseTelegram } from '../../people/account/rules/profile-text.ts';
import { changeTelegramName } from '../../people/telegram/change-telegram-name.ts';
import { fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** An empty name removes the current one. */
export const changeTelegram: PrivateHandler<Endpoints['changeTelegram']> = {
  statements: 2,
  async answer({ body, signedIn, services: { db } }) {
    const isRemoval = body.telegram.trim() === '';
    const telegram = parseTelegram(body.telegram);
    if (!isRemoval && telegram === undefined) throw fieldError('telegram', 'telegram_invalid');
    const changed = await changeTelegramName(db, signedIn.user.id, telegram);
    return { telegram: changed.telegram, telegramOnModeration: changed.telegram_moderation };
  },
};
