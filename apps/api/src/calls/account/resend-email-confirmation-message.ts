import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const resendEmailConfirmationMessage: PrivateHandler<
  Endpoints['resendEmailConfirmationMessage']
> = {
  statements: 2,
  async answer({ signedIn, services, locale, nowSeconds }) {
    const { db, limits, bus } = services;
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    const recipient = user.pending_email ?? user.email;
    if (recipient === null) throw new CallError('conflict', { message: { key: 'email_missing' } });
    if (user.pending_email === null && user.email_confirmed_at !== null) {
      throw new CallError('conflict', { message: { key: 'email_confirmed' } });
    }
    await limits.take(LIMITS.mailTo, `confirm:${user.pending_email_folded ?? user.email_folded}`);
    await enqueueMail(
      db,
      { kind: 'confirm_email', recipient, locale, payload: { userId: user.id } },
      nowSeconds,
    );
    wakeOutbox(bus);
    return {};
  },
};
