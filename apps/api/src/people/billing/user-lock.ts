import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConnection, Db } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { tryLockUser, unlockUser } from './lock-queries.ts';

/** Turns of one process hold a connection each while they wait for an acquirer. */
const MAX_LOCKS = 3;
const WAIT_MS = 5_000;
const PAUSE_MS = 50;
const RETRY_SECONDS = 5;

/** Users whose turn is taken, by database. */
const taken = new WeakMap<Db, Set<number>>();

async function lockInServer(
  { pool }: DatabaseConnection,
  userId: number,
): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  try {
    if (!(await tryLockUser(client, userId))) {
      client.release();
      return undefined;
    }
  } catch (error) {
    client.release();
    throw error;
  }
  return async () => {
    // It fails with a lost connection, whose locks are gone with it: the work is done all the same.
    await unlockUser(client, userId).catch(() => undefined);
    client.release();
  };
}

async function take(
  database: DatabaseConnection,
  userId: number,
): Promise<(() => Promise<void>) | undefined> {
  const users = taken.get(database.db) ?? new Set();
  taken.set(database.db, users);
  if (users.has(userId) || users.size >= MAX_LOCKS) return undefined;
  users.add(userId);
  try {
    const unlock =
      database.engine === 'postgres' ? await lockInServer(database, userId) : async () => {};
    if (unlock === undefined) {
      users.delete(userId);
      return undefined;
    }
    return async () => {
      users.delete(userId);
      await unlock();
    };
  } catch (error) {
    users.delete(userId);
    throw error;
  }
}

/**
 * Runs what asks an acquirer to charge or to stop charging a user: one after the other, in all
 * processes, so that each reads what the former left.
 * @returns undefined without having run when another one has its turn
 */
export async function tryWithUserLock<Result>(
  database: DatabaseConnection,
  userId: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  const end = await take(database, userId);
  if (end === undefined) return undefined;
  try {
    return { result: await work() };
  } finally {
    await end();
  }
}

/**
 * The same for somebody who waits for it.
 * @throws CallError unavailable after some seconds
 */
export async function withUserLock<Result>(
  database: DatabaseConnection,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const done = await tryWithUserLock(database, userId, work);
    if (done !== undefined) return done.result;
    if (performance.now() > deadline) {
      throw new CallError('unavailable', {
        message: { key: 'payment_busy' },
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    await pause(PAUSE_MS);
  }
}
