import type { Endpoints } from '@tipmark/contract';
import { refuseField } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { enqueueMail, wakeOutbox } from '../outbox/enqueue.ts';
import { addressKey, LIMITS } from './rate-limits.ts';
import { parseEmail } from './rules/email.ts';

/** Does the same for every address: whether it has an account shows when the mail is made. */
export const sendPassRecoveryMessage: PrivateHandler<Endpoints['sendPassRecoveryMessage']> = {
  statements: 1,
  async answer(call) {
    const { body, services, locale, nowSeconds } = call;
    const { db, limits, bus } = services;
    await limits.take(LIMITS.recoveryOfAddress, addressKey(call));
    const email = parseEmail(body.userEmail);
    if (email === undefined) throw refuseField('userEmail', 'email_invalid');
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
