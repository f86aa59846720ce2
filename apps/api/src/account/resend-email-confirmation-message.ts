import type { Endpoints } from '@tipmark/contract';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { enqueueMail, wakeOutbox } from '../outbox/enqueue.ts';
import { LIMITS } from './rate-limits.ts';
import { findUserById } from './users/user-queries.ts';

export const resendEmailConfirmationMessage: PrivateHandler<
  Endpoints['resendEmailConfirmationMessage']
> = {
  statements: 2,
  async answer({ signedIn, services, locale, nowSeconds }) {
    const { db, limits, bus } = services;
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    if (user.email === null) throw new Refusal('conflict', { message: { key: 'email_missing' } });
    if (user.email_confirmed_at !== null) {
      throw new Refusal('conflict', { message: { key: 'email_confirmed' } });
    }
    await limits.take(LIMITS.mailTo, `confirm:${user.email_folded}`);
    await enqueueMail(
      db,
      { kind: 'confirm_email', recipient: user.email, locale, payload: { userId: user.id } },
      nowSeconds,
    );
    wakeOutbox(bus);
    return {};
  },
};
