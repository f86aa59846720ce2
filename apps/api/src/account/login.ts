import type { Endpoints } from '@tipmark/contract';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { addressKey, LIMITS } from './rate-limits.ts';
import { parseEmail } from './rules/email.ts';
import { signIn } from './sessions/sign-in.ts';
import { findUserByEmail } from './users/user-queries.ts';

/** Failures count, not successes; the failure says nothing about which part was wrong. */
export const login: PrivateHandler<Endpoints['login']> = {
  statements: 5,
  async answer(call) {
    const { body, services } = call;
    const { db, limits, passwords } = services;
    const folded = parseEmail(body.userEmail)?.folded ?? body.userEmail.trim().toLowerCase();
    const pair = `${call.address}|${folded}`;
    await limits.take(LIMITS.loginOfAddress, addressKey(call));
    await limits.take(LIMITS.login, pair);
    const user = await findUserByEmail(db, folded);
    const isRight = await passwords.verify(user?.password_hash ?? null, body.userPassword);
    if (user === undefined || !isRight) {
      throw new Refusal('unauthorized', { message: { key: 'wrong_credentials' } });
    }
    await limits.giveBack(LIMITS.login, pair);
    await limits.giveBack(LIMITS.loginOfAddress, addressKey(call));
    if (user.blocked_at !== null) throw new Refusal('blocked');
    return signIn(services, user, call, body.deviceInfo);
  },
};
