import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../../people/account/rate-limits.ts';
import {
  CODE_SECONDS,
  disconnectUser,
  issueCode,
} from '../../../people/telegram/telegram-queries.ts';
import { tx } from '../../../platform/database/tx.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const connectTelegram: PrivateHandler<Endpoints['connectTelegram']> = {
  statements: 7,
  async answer({ signedIn, services, nowSeconds, locale }) {
    const { db, limits, messenger } = services;
    const userId = signedIn.user.id;
    await limits.take(LIMITS.connect, `user:${userId}`);
    const code = await tx(db, (trx) => issueCode(trx, { userId, locale }, nowSeconds));
    const link = await messenger.linkOf(code);
    if (link === undefined) throw new CallError('unavailable', { retryAfterSeconds: 60 });
    return { link, code, expiresAt: nowSeconds + CODE_SECONDS };
  },
};

export const disconnectTelegram: PrivateHandler<Endpoints['disconnectTelegram']> = {
  statements: 4,
  async answer({ signedIn, services: { db } }) {
    await disconnectUser(db, signedIn.user.id);
    return {};
  },
};
