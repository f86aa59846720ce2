import type { Db } from '../../../platform/database/connect.ts';
import type { UserRow } from '../users/user-queries.ts';
import { findProofs } from './proof-queries.ts';

/** How long a sign-in by an account of another site proves its owner. */
const FRESH_SECONDS = 10 * 60;

interface ProofWays {
  readonly hasPassword: boolean;
  /** Only a confirmed address is the owner's. */
  readonly canMail: boolean;
  readonly canSignInAgain: boolean;
  /** The session just began at a linked sign-in. */
  readonly isFresh: boolean;
  readonly needsCode: boolean;
}

/** How a signed-in user can prove to be the owner of the account. */
export async function readProofWays(
  db: Db,
  user: Pick<UserRow, 'id' | 'password_hash' | 'email' | 'email_confirmed_at'>,
  tokenHash: string,
  nowSeconds: number,
): Promise<ProofWays> {
  const row = await findProofs(db, user.id, tokenHash);
  const age = nowSeconds - (row.began?.getTime() ?? 0) / 1_000;
  const isByLinked = row.provider !== null && row.linked.includes(row.provider);
  return {
    hasPassword: user.password_hash !== null,
    canMail: user.email !== null && user.email_confirmed_at !== null,
    canSignInAgain: row.linked.length > 0,
    isFresh: isByLinked && age <= FRESH_SECONDS,
    needsCode: row.needs_code,
  };
}
