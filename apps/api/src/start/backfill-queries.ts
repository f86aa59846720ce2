import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

export interface BackfillState {
  /** Unix seconds at which this world began. */
  beganAt: number;
  /** Day since 1970-01-01; null before the first. */
  backfilledTo: number | null;
}

/** How far back the past has been emitted; undefined while its tips are still being written. */
export async function findBackfill(db: Db): Promise<BackfillState | undefined> {
  const { rows } = await sql<BackfillState>`
    select extract(epoch from began_at)::int as "beganAt", told_back_to as "backfilledTo"
    from simulated_history where id = 1 and is_done
  `.execute(db);
  return rows[0];
}

/** @param percent of the past seasons that is stored now, 0 to 99 */
export async function storeBackfilledTo(db: Db, day: number, percent: number): Promise<void> {
  await db
    .updateTable('simulated_history')
    .set({ told_back_to: day, seasons_percent: percent })
    .where('id', '=', 1)
    .execute();
}

export async function storeBackfilledWhole(db: Db): Promise<void> {
  await db
    .updateTable('simulated_history')
    .set({ seasons_percent: 100 })
    .where('id', '=', 1)
    .execute();
}
