import type { Endpoints } from '@tipmark/contract';
import { parseTelegram } from '../../people/account/rules/profile-text.ts';
import { Refusal, refuseField } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** A name waits until its owner has proved it; none removes what is there. */
export const changeTelegram: PrivateHandler<Endpoints['changeTelegram']> = {
  statements: 1,
  async answer({ body, signedIn, services: { db } }) {
    const isRemoval = body.telegram.trim() === '';
    const telegram = parseTelegram(body.telegram);
    if (!isRemoval && telegram === undefined) throw refuseField('telegram', 'telegram_invalid');
    const changed = await db
      .updateTable('users')
      .set(
        telegram === undefined
          ? { telegram: null, telegram_moderation: null }
          : { telegram_moderation: telegram },
      )
      .where('id', '=', signedIn.user.id)
      .returning(['telegram', 'telegram_moderation'])
      .executeTakeFirst();
    if (changed === undefined) throw new Refusal('unauthorized');
    return { telegram: changed.telegram, telegramOnModeration: changed.telegram_moderation };
  },
};
