import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

interface Proofs {
  readonly began: Date | null;
  readonly provider: string | null;
  readonly linked: string[];
  readonly needs_code: boolean;
}

/** Where a session began, and what its user has to prove to be the owner with. */
export async function findProofs(db: Db, userId: number, tokenHash: string): Promise<Proofs> {
  const { rows } = await sql<Proofs>`
    select s.created_at as began, s.provider,
      array(select provider from identities where user_id = ${userId}) as linked,
      exists (
        select from totp_keys where user_id = ${userId} and confirmed_at is not null
      ) as needs_code
    from (select 1) as one
    left join sessions s on s.token_hash = ${tokenHash} and s.user_id = ${userId}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('proof of the owner: the database returned no row');
  return row;
}
