import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { UserRow } from '../users/user-queries.ts';

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

interface Row {
  readonly began: Date | null;
  readonly provider: string | null;
  readonly linked: string[];
  readonly needs_code: boolean;
}

/** How a signed-in user can prove to be the owner of the account. */
export async function readProofWays(
  db: Db,
  user: Pick<UserRow, 'id' | 'password_hash' | 'email' | 'email_confirmed_at'>,
  tokenHash: string,
  nowSeconds: number,
): Promise<ProofWays> {
  const { rows } = await sql<Row>`
    select s.created_at as began, s.provider,
      array(select provider from identities where user_id = ${user.id}) as linked,
      exists (
        select from totp_keys where user_id = ${user.id} and confirmed_at is not null
      ) as needs_code
    from (select 1) as one
    left join sessions s on s.token_hash = ${tokenHash} and s.user_id = ${user.id}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a condition returned no row');
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
