import type { Transaction } from 'kysely';
import { sqlStateOf } from '../errors/database-errors.ts';
import type { Db } from './connect.ts';
import type { Database } from './schema.ts';

export type Tx = Transaction<Database>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
const PAUSE_MS = 15;

function isWorthRetrying(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK;
}

function pause(attempt: number): Promise<void> {
  const ms = PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Runs work in one transaction: committed when it resolves, rolled back when it rejects. Lost races
 * (40001, 40P01) are run again from the start, so work must not touch anything but the database.
 */
export async function tx<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
      await pause(attempt);
    }
  }
}
