import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/tx.ts';

/** The key of a write; keys of two users are independent. */
export interface OwnedKey {
  readonly scope: string;
  readonly key: string;
}

/** Deletes a key that was used up to then. */
export async function deleteExpiredKey(
  tx: Tx,
  { scope, key }: OwnedKey,
  untilSeconds: number,
): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '<=', atSecond(untilSeconds))
    .execute();
}

/** Claims a key; false when it is in use. Waits for another transaction that claimed it. */
export async function insertKey(
  tx: Tx,
  { scope, key }: OwnedKey,
  digest: string,
  nowSeconds: number,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      scope,
      key,
      request_sha256: digest,
      status: null,
      reply: null,
      created_at: atSecond(nowSeconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The request and the reply of a key. */
export function findKey(db: Db | Tx, { scope, key }: OwnedKey) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The same of a key that was used after the given second. */
export function findRecentKey(db: Db, { scope, key }: OwnedKey, afterSeconds: number) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>', atSecond(afterSeconds))
    .executeTakeFirst();
}

/** The reply that is given to the same request again. */
export async function storeReply(tx: Tx, { scope, key }: OwnedKey, reply: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 200, reply })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
