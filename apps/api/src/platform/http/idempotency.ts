import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import { type Tx, tx } from '../database/tx.ts';
import { CallError, fieldError } from '../errors/errors.ts';

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
async function claim(tx: Tx, scope: string, key: string, write: KeyedWrite): Promise<boolean> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '<=', atSecond(write.nowSeconds - LIFE_SECONDS))
    .execute();
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      scope,
      key,
      request_sha256: digestOf(write),
      status: null,
      reply: null,
      created_at: atSecond(write.nowSeconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * What a write with this key was answered before; undefined when it has not happened. For writes
 * that ask somebody else first, and that do not run twice at the same time.
 * @throws CallError idempotency_mismatch
 */
export async function findWritten<Reply>(db: Db, write: KeyedWrite): Promise<Reply | undefined> {
  const { key, userId, nowSeconds } = write;
  if (key === undefined) return undefined;
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_sha256', 'reply'])
    .where('scope', '=', `user:${userId}`)
    .where('key', '=', key)
    .where('created_at', '>', atSecond(nowSeconds - LIFE_SECONDS))
    .executeTakeFirst();
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
    if (await claim(transaction, scope, key, write)) {
      const reply = await work(transaction);
      await transaction
        .updateTable('idempotency_keys')
        .set({ status: 200, reply: JSON.stringify(reply) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
      return reply;
    }
    const stored = await transaction
      .selectFrom('idempotency_keys')
      .select(['request_sha256', 'reply'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    if (stored?.request_sha256 !== digestOf(write)) throw new CallError('idempotency_mismatch');
    return JSON.parse(stored.reply ?? 'null') as Reply;
  });
}
