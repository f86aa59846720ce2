import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Lets one process poll for updates of a bot.
 * @returns id of the update to continue with; undefined while another process polls
 */
export async function leasePolling(
  db: Db,
  botId: number,
  nowSeconds: number,
  leaseSeconds: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ next: string }>`
    insert into telegram_polling as p (bot_id, next_update_id, leased_until)
    values (${botId}, 0, ${atSecond(nowSeconds + leaseSeconds)})
    on conflict (bot_id) do update set leased_until = excluded.leased_until
      where p.leased_until <= ${atSecond(nowSeconds)}
    returning next_update_id as next
  `.execute(db);
  const [row] = rows;
  return row && Number(row.next);
}

/** Ends the lease. */
export async function releasePolling(
  db: Db,
  botId: number,
  nextUpdateId: number,
  nowSeconds: number,
): Promise<void> {
  await db
    .updateTable('telegram_polling')
    .set({ next_update_id: nextUpdateId, leased_until: atSecond(nowSeconds) })
    .where('bot_id', '=', botId)
    .execute();
}

/** @returns whether the update is new */
export async function noteUpdate(
  tx: Tx,
  botId: number,
  updateId: number,
  nowSeconds: number,
): Promise<boolean> {
  const noted = await tx
    .insertInto('telegram_updates')
    .values({ bot_id: botId, update_id: updateId, received_at: atSecond(nowSeconds) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst();
  return noted !== undefined;
}
