import type { Endpoints } from '@tipmark/contract';
import { takeLink } from '../../people/account/links/auth-hashes.ts';
import { ownerProofFault } from '../../people/account/owner-proof.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { passwordFault } from '../../people/account/rules/password-rules.ts';
import { setPassword } from '../../people/account/users/set-password.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, fieldError, rejectFaults } from '../../platform/errors/errors.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const changePassword: PrivateHandler<Endpoints['changePassword']> = {
  statements: 7,
  async answer({ body, signedIn, services, nowSeconds, locale }) {
    const { db, limits, passwords, sessions, config, bus } = services;
    const { oldPassword = '', authHash = '' } = body;
    if ((oldPassword === '') === (authHash === '')) {
      throw fieldError('oldPassword', 'password_or_hash');
    }
    await limits.take(LIMITS.changePassword, `user:${signedIn.user.id}`);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    const proof = await ownerProofFault(services, user, {
      field: 'oldPassword',
      password: oldPassword,
      authHash,
      nowSeconds,
    });
    rejectFaults({
      ...proof,
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
      if (authHash !== '') {
        const taken = await takeLink(transaction, 'reauth', authHash, nowSeconds);
        if (taken === undefined) throw fieldError('authHash', 'hash_invalid');
      }
      const change = { user, passwordHash, locale, exceptHash: signedIn.tokenHash };
      await setPassword(transaction, change, nowSeconds);
    });
    sessions.changed(user.id);
    wakeOutbox(bus);
    return {};
  },
};
