import type { Endpoints } from '@tipmark/contract';
import { passwordFault } from '../../people/account/rules/password-rules.ts';
import { setPassword } from '../../people/account/users/set-password.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, rejectFaults } from '../../platform/errors/errors.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changePassword: PrivateHandler<Endpoints['changePassword']> = {
  statements: 10,
  async answer({ body, signedIn, services, nowSeconds, locale }) {
    const { db, passwords, sessions, config, bus } = services;
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    rejectFaults({
      newPassword: passwordFault(body.newPassword, {
        minimum: config.PASSWORD_MIN_LENGTH,
        email: user.email ?? undefined,
        name: user.name,
      }),
      confirmPassword:
        body.newPassword === body.confirmPassword ? undefined : { key: 'password_mismatch' },
    });
    const passwordHash = await passwords.hash(body.newPassword);
    await tx(db, async (transaction) => {
      const change = { user, passwordHash, locale, exceptHash: signedIn.tokenHash };
      await setPassword(transaction, change, nowSeconds);
    });
    sessions.changed(user.id);
    wakeOutbox(bus);
    return {};
  },
};
