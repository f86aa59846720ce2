import type { Db } from '../../../platform/database/connect.ts';

/** How pages look for a user, on every device. */
export async function storeDisplay(db: Db, userId: number, display: string): Promise<void> {
  await db.updateTable('users').set({ display }).where('id', '=', userId).execute();
}
