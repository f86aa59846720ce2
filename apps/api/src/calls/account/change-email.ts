import type { Endpoints } from '@tipmark/contract';
import { endLinks } from '../../people/account/links/auth-hashes.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { raceForFields, refuseTaken } from '../../people/account/users/taken.ts';
import { findTaken, findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const FIELDS = { email: 'email', name: 'userName' } as const;

/** The new address has to be confirmed; the former one is notified. */
export const changeEmail: PrivateHandler<Endpoints['changeEmail']> = {
  statements: 8,
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
    const letter = { locale, payload: { userId: user.id } };
    await raceForFields(
      () =>
        tx(db, async (transaction) => {
          await transaction
            .updateTable('users')
            .set({ email: email.address, email_folded: email.folded, email_confirmed_at: null })
            .where('id', '=', user.id)
            .execute();
          await endLinks(transaction, user.id, 'recover');
          const { address: recipient } = email;
          await enqueueMail(
            transaction,
            { ...letter, kind: 'confirm_email', recipient },
            nowSeconds,
          );
          if (user.email === null) return;
          const notice = { ...letter, kind: 'email_changed', recipient: user.email } as const;
          await enqueueMail(transaction, notice, nowSeconds);
        }),
      FIELDS,
    );
    sessions.changed(user.id);
    wakeOutbox(bus);
    return {};
  },
};
