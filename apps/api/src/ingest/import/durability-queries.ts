import { sql } from 'kysely';
import type { DatabaseConnection } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';

/** Waits until everything committed is on disk. */
export async function reachDisk({ db, engine }: DatabaseConnection): Promise<void> {
  if (engine !== 'postgres') return;
  await tx(db, async (trx) => {
    await sql`set local synchronous_commit to on`.execute(trx);
    // Only a transaction that has a number waits when it is committed.
    await sql`select txid_current()`.execute(trx);
  });
}
