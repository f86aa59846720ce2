import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Language of the last sign-in of the user `u`, for unrequested emails. */
export const READER_LOCALE = sql<string>`coalesce((
  select s.device ->> 'language' from sessions s
  where s.user_id = u.id order by s.last_used_at desc limit 1
), 'ru')`;

export type Reader = { readonly email: string; readonly locale: string };

/** A user who wants emails of a kind; undefined for one who does not. */
export async function findReader(
  db: Db | Tx,
  userId: number,
  type: number,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.email, ${READER_LOCALE} as locale from users u
    where u.id = ${userId} and u.email is not null and ${wantsMails(type)}
  `.execute(db);
  return rows[0];
}

/** Whether the user `u` may get mails of a kind of notification that is on unless turned off. */
export function wantsMails(type: number) {
  return sql<boolean>`(u.email_confirmed_at is not null and u.blocked_at is null and coalesce((
    select n.is_active from user_notifications n where n.user_id = u.id and n.type = ${type}
  ), true))`;
}
