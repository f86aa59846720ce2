import { randomBytes } from 'node:crypto';
import { allocateIds } from '../../../ingest/rows/allocate-ids.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { freeUrl, urlStemOf } from '../rules/user-url.ts';
import { findTakenUrls, insertUser, type NewUser, storeUrl } from './user-queries.ts';

const LEDGER_ID_BYTES = 8;

/** Claims the address of a profile by its name; freed ones are never reassigned. */
export async function claimUrl(tx: Tx, name: string, userId: number): Promise<string> {
  const stem = urlStemOf(name) ?? `user-${userId}`;
  return freeUrl(stem, await findTakenUrls(tx, stem, userId));
}

/** @returns id and url of the new user */
export async function createUser(
  tx: Tx,
  user: NewUser,
  nowSeconds: number,
): Promise<{ readonly id: number; readonly url: string }> {
  const id = await allocateIds(tx, 'users', 1);
  const url = await claimUrl(tx, user.name, id);
  const ledgerId = randomBytes(LEDGER_ID_BYTES).toString('hex');
  await insertUser(tx, { ...user, id, url, ledgerId }, nowSeconds);
  await storeUrl(tx, url, id);
  return { id, url };
}
