import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Until when the books of an acquirer were read. */
export async function lastReading(db: Db, acquirerType: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('acquirer_readings')
    .select('read_until')
    .where('acquirer_type', '=', acquirerType)
    .executeTakeFirst();
  return row && Math.floor(row.read_until.getTime() / 1000);
}
/** The books of an acquirer were read until then. */
export async function noteReading(db: Db, acquirerType: number, until: number): Promise<void> {
  await db
    .insertInto('acquirer_readings')
    .values({ acquirer_type: acquirerType, read_until: atSecond(until) })
    .onConflict((conflict) =>
      conflict.column('acquirer_type').doUpdateSet({ read_until: atSecond(until) }),
    )
    .execute();
}
