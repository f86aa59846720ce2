import { CallError, fieldError } from '../../../platform/errors/errors.ts';
import type { PeopleServices } from '../people-services.ts';
import { LIMITS } from '../rate-limits.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { findUserById, type UserRow } from '../users/user-queries.ts';

const FRESH_SECONDS = 10 * 60;

/**
 * Ensures that only the owner changes how to sign in: by the password, or without one in a session
 * that began recently.
 * @throws CallError validation for a wrong password, conflict for an old session, rate_limited
 */
export async function proveOwner(
  { db, limits, passwords, clock }: PeopleServices,
  signedIn: SignedIn,
  password: string | undefined,
): Promise<UserRow> {
  const user = await findUserById(db, signedIn.user.id);
  if (user === undefined) throw new CallError('unauthorized');
  if (user.password_hash !== null) {
    await limits.take(LIMITS.changePassword, `user:${user.id}`);
    const isRight = await passwords.verify(user.password_hash, password ?? '');
    if (!isRight) throw fieldError('password', 'password_wrong');
    await limits.giveBack(LIMITS.changePassword, `user:${user.id}`);
    return user;
  }
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', signedIn.tokenHash)
    .executeTakeFirst();
  const age = clock() - (session?.created_at.getTime() ?? 0) / 1_000;
  if (age > FRESH_SECONDS) throw new CallError('conflict', { message: { key: 'sign_in_again' } });
  return user;
}
