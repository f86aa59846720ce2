import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { parseEmail } from '../rules/email.ts';
import { findUserByEmail, findUserById, type UserRow } from '../users/user-queries.ts';
import { findIdentityUser, type Vouched } from './sign-in-queries.ts';

export type NextStep =
  | { readonly step: 'enter' | 'prove'; readonly user: UserRow }
  | { readonly step: 'join'; readonly user?: undefined };

/**
 * A linked account is signed in to. One with the same address is only linked after a proof of
 * ownership: whoever owns the address elsewhere need not own the account.
 */
export async function nextStepOf(db: Db | Tx, vouched: Vouched): Promise<NextStep> {
  const userId = await findIdentityUser(db, vouched);
  const linked = userId === undefined ? undefined : await findUserById(db, userId);
  if (linked !== undefined) return { step: 'enter', user: linked };
  const email = vouched.isEmailVerified ? parseEmail(vouched.email ?? '') : undefined;
  const owner = email && (await findUserByEmail(db, email.folded));
  return owner === undefined ? { step: 'join' } : { step: 'prove', user: owner };
}
