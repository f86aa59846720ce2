import type { Endpoints, ParsedRequestOf } from '@tipmark/contract';
import { tx } from '../database/tx.ts';
import { type Detail, Refusal, refuseFaults, refuseField } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { wakeOutbox } from '../outbox/enqueue.ts';
import type { Services } from '../services.ts';
import { findLink, takeLink } from './links/auth-hashes.ts';
import { LIMITS } from './rate-limits.ts';
import { passwordFault } from './rules/password-rules.ts';
import { setPassword } from './users/set-password.ts';
import { findUserById, type UserRow } from './users/user-queries.ts';

type Body = ParsedRequestOf<Endpoints['changePassword']>['body'];

/** What is wrong with the proof that the owner asks. */
async function proofFault(
  { db, passwords }: Services,
  user: UserRow,
  { oldPassword = '', authHash = '' }: Body,
  nowSeconds: number,
): Promise<Readonly<Record<string, Detail>> | undefined> {
  if (authHash !== '') {
    const link = await findLink(db, 'reauth', authHash, nowSeconds);
    return link?.userId === user.id ? undefined : { authHash: { key: 'hash_invalid' } };
  }
  const isRight = await passwords.verify(user.password_hash, oldPassword);
  return isRight ? undefined : { oldPassword: { key: 'password_wrong' } };
}

export const changePassword: PrivateHandler<Endpoints['changePassword']> = {
  statements: 7,
  async answer({ body, signedIn, services, nowSeconds, locale }) {
    const { db, limits, passwords, sessions, config, bus } = services;
    const { oldPassword = '', authHash = '' } = body;
    if ((oldPassword === '') === (authHash === '')) {
      throw refuseField('oldPassword', 'password_or_hash');
    }
    await limits.take(LIMITS.changePassword, `user:${signedIn.user.id}`);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    const proof = await proofFault(services, user, body, nowSeconds);
    refuseFaults({
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
        if (taken === undefined) throw refuseField('authHash', 'hash_invalid');
      }
      const change = { user, passwordHash, locale, exceptHash: signedIn.tokenHash };
      await setPassword(transaction, change, nowSeconds);
    });
    sessions.changed(user.id);
    wakeOutbox(bus);
    return {};
  },
};
