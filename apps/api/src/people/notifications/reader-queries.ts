import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { QuietHours } from '../account/profile/quiet-hours.ts';
import { wantsKind } from '../notices/notify-queries.ts';

/** Language of the last sign-in of the user `u`, for unrequested emails. */
export const READER_LOCALE = sql<string>`coalesce((
  select s.device ->> 'language' from sessions s
  where s.user_id = u.id order by s.last_used_at desc limit 1
), 'ru')`;

export type Reader = QuietHours & { readonly locale: string };

/** How and when the user `u` is notified. */
export const READER = sql`${READER_LOCALE} as locale, u.quiet_from, u.quiet_to, u.timezone`;

/** A user who gets notifications of a kind; undefined for one who does not. */
export async function findReader(
  db: Db | Tx,
  userId: number,
  type: number,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select ${READER} from users u where u.id = ${userId} and ${wantsKind(type)}
  `.execute(db);
  return rows[0];
}
