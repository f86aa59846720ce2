import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/connect.ts';
import { type Tx, tx } from '../database/tx.ts';
import { CallError, fieldError } from '../errors/errors.ts';
import {
  deleteExpiredKey,
  findKey,
  findRecentKey,
  insertKey,
  type OwnedKey,
  storeReply,
} from './idempotency-queries.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x20-\x7e]{1,128}$/;
const LIFE_SECONDS = 24 * 60 * 60;

/** @throws CallError validation for an invalid key */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw fieldError('Idempotency-Key', 'bad_key');
  return key;
}

export interface KeyedWrite {
  readonly userId: number;
  /** The caller's own key; without one the write simply runs. */
  readonly key: string | undefined;
  /** Name of the call: the same key for another call is a mistake. */
  readonly call: string;
  readonly request: unknown;
  readonly nowSeconds: number;
}

function digestOf({ call, request }: KeyedWrite): string {
  return createHash('sha256')
    .update(`${call}\n${JSON.stringify(request)}`)
    .digest('hex');
}

/** True when the key is ours to use; waits for another holder of it to end. */
async function claim(tx: Tx, owned: OwnedKey, write: KeyedWrite): Promise<boolean> {
  await deleteExpiredKey(tx, owned, write.nowSeconds - LIFE_SECONDS);
  return insertKey(tx, owned, digestOf(write), write.nowSeconds);
}

/**
 * What a write with this key was answered before; undefined when it has not happened. For writes
 * that ask somebody else first, and that do not run twice at the same time.
 * @throws CallError idempotency_mismatch
 */
export async function findWritten<Reply>(db: Db, write: KeyedWrite): Promise<Reply | undefined> {
  const { key, userId, nowSeconds } = write;
  if (key === undefined) return undefined;
  const scope = `user:${userId}`;
  const stored = await findRecentKey(db, { scope, key }, nowSeconds - LIFE_SECONDS);
  if (stored === undefined) return undefined;
  if (stored.request_sha256 !== digestOf(write)) throw new CallError('idempotency_mismatch');
  return JSON.parse(stored.reply ?? 'null') as Reply;
}

/**
 * Runs a write in one transaction, once for each key of a user in 24 hours: the same request again
 * gets the first response, another one with that key is refused. A failed write stores nothing.
 * @throws CallError idempotency_mismatch
 */
export async function writeOnce<Reply>(
  db: Db,
  write: KeyedWrite,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  const { key, userId } = write;
  if (key === undefined) return tx(db, work);
  const scope = `user:${userId}`;
  return tx(db, async (transaction) => {
    if (await claim(transaction, { scope, key }, write)) {
      const reply = await work(transaction);
      await storeReply(transaction, { scope, key }, JSON.stringify(reply));
      return reply;
    }
    const stored = await findKey(transaction, { scope, key });
    if (stored?.request_sha256 !== digestOf(write)) throw new CallError('idempotency_mismatch');
    return JSON.parse(stored.reply ?? 'null') as Reply;
  });
}
