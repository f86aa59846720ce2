import type { Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../platform/database/at-second.ts';
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

/** Notes that a world begins, with no results yet; nothing where one has begun. */
export async function storeBeginning(db: Db, nowSeconds: number): Promise<void> {
  await sql`
    insert into simulated_history (id, began_at, sports_with_results)
    values (1, ${atSecond(nowSeconds)}, '{}')
    on conflict do nothing
  `.execute(db);
}

/** Sports whose results of the running season are all stored. */
export async function findSportsWithResults(db: Db): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ sports: number[] }>`
    select sports_with_results as sports from simulated_history where id = 1
  `.execute(db);
  return new Set(rows[0]?.sports);
}

export async function storeSportWithResults(db: Db, sport: Sport): Promise<void> {
  await sql`
    update simulated_history set sports_with_results = sports_with_results || ${sport}::smallint
    where id = 1 and not sports_with_results @> array[${sport}::smallint]
  `.execute(db);
}
