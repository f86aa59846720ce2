import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { LANE, type Lane } from './lanes.ts';

const AT_ONCE = 20_000;

/**
 * Gives up every message that has not been sent.
 * @returns how many there were
 */
export async function dropWaiting(db: Db, reason: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'dropped', finished_at: new Date(), locked_until: null, last_error: reason })
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function dropSome(db: Db, lane: Lane, reason: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox
    set status = 'dropped', finished_at = now(), locked_until = null, last_error = ${reason}
    where id = any(array(
      select id from outbox where status = 'pending' and lane = ${lane} limit ${AT_ONCE}
    ))
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Gives up waiting messages to followers and digests, in statements that end soon.
 * @returns how many there were
 */
export async function dropBulk(db: Db): Promise<number> {
  let count = 0;
  for (;;) {
    const dropped = await dropSome(db, LANE.followers, 'given up by an operator');
    count += dropped;
    if (dropped < AT_ONCE) return count;
  }
}
