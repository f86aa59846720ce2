import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { replaceEmail, requestEmail } from '../../people/account/users/change-address.ts';
import { raceForFields, refuseTaken } from '../../people/account/users/taken.ts';
import { findTaken, findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const FIELDS = { email: 'email', name: 'userName' } as const;

/** The new address waits until it is confirmed; the one in force is notified. */
export const changeEmail: PrivateHandler<Endpoints['changeEmail']> = {
  statements: 10,
  async answer({ body, signedIn, services, nowSeconds, locale }) {
    const { db, limits, sessions, bus } = services;
    const email = parseEmail(body.email);
    if (email === undefined) throw fieldError('email', 'email_invalid');
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    if (user.email_folded === email.folded) throw fieldError('email', 'email_same');
    await limits.take(LIMITS.changeEmail, `user:${user.id}`);
    await limits.take(LIMITS.mailTo, `confirm:${email.folded}`);
    refuseTaken(await findTaken(db, { emailFolded: email.folded }, user.id), FIELDS);
    const isInForce = user.email === null;
    await raceForFields(
      () =>
        tx(db, async (transaction) => {
          if (isInForce) {
            await replaceEmail(transaction, user.id, { email, confirmedAtSeconds: undefined });
          } else await requestEmail(transaction, { user, email, locale }, nowSeconds);
          const payload = { userId: user.id };
          await enqueueMail(
            transaction,
            { kind: 'confirm_email', recipient: email.address, locale, payload },
            nowSeconds,
          );
        }),
      FIELDS,
    );
    sessions.changed(user.id);
    wakeOutbox(bus);
    return { isInForce };
  },
};
