import type { Endpoints } from '@tipmark/contract';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { fieldError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Handles all addresses alike: whether one has an account is checked when the mail is built. */
export const sendPassRecoveryMessage: PrivateHandler<Endpoints['sendPassRecoveryMessage']> = {
  statements: 1,
  async answer(call) {
    const { body, services, locale, nowSeconds } = call;
    const { db, limits, bus } = services;
    await limits.take(LIMITS.recoveryOfAddress, addressKey(call));
    const email = parseEmail(body.userEmail);
    if (email === undefined) throw fieldError('userEmail', 'email_invalid');
    await limits.take(LIMITS.mailTo, `recover:${email.folded}`);
    await enqueueMail(
      db,
      { kind: 'recover_password', recipient: email.folded, locale },
      nowSeconds,
    );
    wakeOutbox(bus);
    return {};
  },
};
