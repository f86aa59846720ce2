import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** How long a secret that was shown can be confirmed with its first code. */
const START_LIFE_SECONDS = 3_600;

export interface TotpKey {
  readonly sealedSecret: string;
  readonly isConfirmed: boolean;
  /** Codes up to this step are used up. */
  readonly lastStep: number;
}

export async function findTotpKey(db: Db | Tx, userId: number): Promise<TotpKey | undefined> {
  const row = await db
    .selectFrom('totp_keys')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      sealedSecret: row.sealed_secret,
      isConfirmed: row.confirmed_at !== null,
      lastStep: row.last_step,
    }
  );
}

/** Stores the same secret sealed anew. */
export async function replaceSealedSecret(
  db: Db | Tx,
  userId: number,
  former: string,
  sealedSecret: string,
): Promise<void> {
  await db
    .updateTable('totp_keys')
    .set({ sealed_secret: sealedSecret })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', former)
    .execute();
}

export async function readTotpState(db: Db, userId: number) {
  const row = await db
    .selectFrom('totp_keys as k')
    .select(
      sql<number>`(select count(*)::int from totp_recovery_codes c where c.user_id = k.user_id)`.as(
        'left',
      ),
    )
    .where('k.user_id', '=', userId)
    .where('k.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return { isOn: row !== undefined, recoveryCodesLeft: row?.left ?? 0 };
}

/** Stores a secret that was only shown; false when a confirmed one exists. */
export async function startTotpKey(
  db: Db,
  userId: number,
  sealedSecret: string,
  nowSeconds: number,
): Promise<boolean> {
  const started = { sealed_secret: sealedSecret, started_at: atSecond(nowSeconds), last_step: 0 };
  const row = await db
    .insertInto('totp_keys')
    .values({ user_id: userId, confirmed_at: null, ...started })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(started).where('totp_keys.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms a secret with its first code; of concurrent attempts one succeeds. */
export async function confirmTotpKey(
  tx: Tx,
  { userId, sealedSecret, step }: { userId: number; sealedSecret: string; step: number },
  nowSeconds: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('totp_keys')
    .set({ confirmed_at: atSecond(nowSeconds), last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('started_at', '>', atSecond(nowSeconds - START_LIFE_SECONDS))
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a step and all before it; false when it was used before. */
export async function takeStep(db: Db | Tx, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp_keys')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a step usable again, unless a later one was used meanwhile. */
export async function giveBackStep(
  db: Db,
  userId: number,
  { step, former }: { readonly step: number; readonly former: number },
): Promise<void> {
  await db
    .updateTable('totp_keys')
    .set({ last_step: former })
    .where('user_id', '=', userId)
    .where('last_step', '=', step)
    .execute();
}

export async function storeRecoveryCodes(
  tx: Db | Tx,
  userId: number,
  digests: readonly string[],
): Promise<void> {
  await tx
    .insertInto('totp_recovery_codes')
    .values(digests.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/**
 * New codes replacing all former ones; of two concurrent calls the later one's win. False when it
 * is off.
 */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  digests: readonly string[],
): Promise<boolean> {
  const key = await tx
    .selectFrom('totp_keys')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (key === undefined) return false;
  await tx.deleteFrom('totp_recovery_codes').where('user_id', '=', userId).execute();
  await storeRecoveryCodes(tx, userId, digests);
  return true;
}

/** Uses a recovery code up; of concurrent calls only one gets it. */
export async function takeRecoveryCode(
  db: Db | Tx,
  userId: number,
  digest: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('totp_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', digest)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was a key */
export async function deleteTotp(tx: Tx, userId: number): Promise<boolean> {
  await tx.deleteFrom('totp_recovery_codes').where('user_id', '=', userId).execute();
  const key = tx.deleteFrom('totp_keys').where('user_id', '=', userId);
  const { numDeletedRows } = await key.executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Where the owner is notified of changes to two-step sign-in. */
export async function findOwnersEmail(tx: Tx, userId: number): Promise<string | null | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email;
}
