import type { Endpoints } from '@tipmark/contract';
import { findLink, takeLink } from '../../people/account/links/link-queries.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { passwordFault } from '../../people/account/rules/password-rules.ts';
import {
  endOtherAccess,
  endPendingEmail,
  endTwoSteps,
  findOtherAccess,
} from '../../people/account/users/other-access-queries.ts';
import { setPassword } from '../../people/account/users/set-password.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, rejectFaults } from '../../platform/errors/errors.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { presentOtherAccess } from './present-other-access.ts';

const deadLink = () => new CallError('not_found', { message: { key: 'link_dead' } });

/**
 * Ends every session. Whoever registered an address that was never confirmed may have been a
 * stranger: all other access ends too. At a confirmed address it remains unless the owner removes
 * it; two-step sign-in protects it from others who read its mailbox, so it always remains.
 */
export const recoverPassword: PrivateHandler<Endpoints['recoverPassword']> = {
  statements: 13,
  async answer(call) {
    const { body, services, nowSeconds, locale } = call;
    const { db, limits, passwords, sessions, config, bus } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const minimum = config.PASSWORD_MIN_LENGTH;
    // Checks that do not need the owner of the link come first.
    rejectFaults({
      password: passwordFault(body.password, { minimum }),
      passwordConfirmation:
        body.password === body.passwordConfirmation ? undefined : { key: 'password_mismatch' },
    });
    const link = await findLink(db, 'recover', body.passRecoveryHash, nowSeconds);
    const user = link && (await findUserById(db, link.userId));
    if (user === undefined || user.blocked_at !== null) throw deadLink();
    const { name, email } = user;
    rejectFaults({
      password: passwordFault(body.password, { minimum, email: email ?? undefined, name }),
    });
    const passwordHash = await passwords.hash(body.password);
    const remaining = await tx(db, async (transaction) => {
      const taken = await takeLink(transaction, 'recover', body.passRecoveryHash, nowSeconds);
      // A link is for the mailbox it was sent to.
      if (taken === undefined || taken.email !== email) throw deadLink();
      await setPassword(
        transaction,
        { user, passwordHash, locale, isMailboxProved: true },
        nowSeconds,
      );
      await endPendingEmail(transaction, user.id);
      const isFirstProof = user.email_confirmed_at === null;
      if (isFirstProof || body.endsOtherAccess === true) {
        await endOtherAccess(transaction, user.id);
      }
      if (isFirstProof) await endTwoSteps(transaction, user.id);
      return findOtherAccess(transaction, user.id);
    });
    sessions.changed(user.id);
    wakeOutbox(bus);
    return { remaining: presentOtherAccess(services, remaining) };
  },
};
