import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountReauth: PrivateHandler<Endpoints['accountReauth']> = {
  statements: 1,
  async answer({ signedIn: { user }, services: { db, limits, bus }, nowSeconds, locale }) {
    if (user.email === null) throw new CallError('conflict', { message: { key: 'email_missing' } });
    await limits.take(LIMITS.mailTo, `reauth:${user.id}`);
    const letter = { kind: 'reauth', recipient: user.email, locale } as const;
    await enqueueMail(db, { ...letter, payload: { userId: user.id } }, nowSeconds);
    wakeOutbox(bus);
    return {};
  },
};
