import type { Endpoints } from '@tipmark/contract';
import { endLinks, findLink, takeLink } from '../../people/account/links/link-queries.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { passwordFault } from '../../people/account/rules/password-rules.ts';
import { replaceEmail } from '../../people/account/users/change-address.ts';
import { endOtherAccess, endTwoSteps } from '../../people/account/users/other-access-queries.ts';
import { setPassword } from '../../people/account/users/set-password.ts';
import { raceForFields } from '../../people/account/users/taken.ts';
import { findUserById, lockUser } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, rejectFaults } from '../../platform/errors/errors.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const FIELDS = { email: 'email', name: 'userName' } as const;
/** Whoever takes an account over may have linked something first. */
const PREPARED_SECONDS = 24 * 60 * 60;
const dead = () => new CallError('not_found', { message: { key: 'link_dead' } });

/**
 * The owner of the former address takes the account back: whatever else was linked since the day
 * before the change goes as well, and the address reverts to the one the link was mailed to.
 */
export const revertEmail: PrivateHandler<Endpoints['revertEmail']> = {
  statements: 17,
  async answer(call) {
    const { body, services, nowSeconds, locale } = call;
    const { db, limits, passwords, sessions, config, bus } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const minimum = config.PASSWORD_MIN_LENGTH;
    const link = await findLink(db, 'revert', body.revertHash, nowSeconds);
    const known = link && (await findUserById(db, link.userId));
    const email = parseEmail(link?.email ?? '');
    if (link === undefined || known === undefined || email === undefined) throw dead();
    if (known.blocked_at !== null) throw dead();
    rejectFaults({
      password: passwordFault(body.password, {
        minimum,
        email: email.address,
        name: known.name,
      }),
      passwordConfirmation:
        body.password === body.passwordConfirmation ? undefined : { key: 'password_mismatch' },
    });
    const passwordHash = await passwords.hash(body.password);
    await raceForFields(
      () =>
        tx(db, async (transaction) => {
          const taken = await takeLink(transaction, 'revert', body.revertHash, nowSeconds);
          const user = taken && (await lockUser(transaction, taken.userId));
          if (taken === undefined || user === undefined) throw dead();
          await replaceEmail(transaction, user.id, { email, confirmedAtSeconds: nowSeconds });
          const restored = { ...user, email: email.address };
          await setPassword(transaction, { user: restored, passwordHash, locale }, nowSeconds);
          const sinceSeconds = Math.floor(taken.createdAt.getTime() / 1_000) - PREPARED_SECONDS;
          await endOtherAccess(transaction, user.id, sinceSeconds);
          await endTwoSteps(transaction, user.id, sinceSeconds);
          // Links mailed to addresses that were in force meanwhile are not the owner's.
          await endLinks(transaction, user.id, 'revert');
          await endLinks(transaction, user.id, 'confirm');
        }),
      FIELDS,
    );
    sessions.changed(known.id);
    wakeOutbox(bus);
    return {};
  },
};
