import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { HAS_BROWSER } from '../../platform/outbox/push-subscriptions.ts';

/** Language of the last sign-in of the user `u`, for unrequested emails. */
export const READER_LOCALE = sql<string>`coalesce((
  select s.device ->> 'language' from sessions s
  where s.user_id = u.id order by s.last_used_at desc limit 1
), 'ru')`;

export type Reader = { readonly email: string; readonly locale: string };

/** The address for mails of the user `u`; empty: only the bot or a browser is used. */
export const READER_MAIL = sql<string>`coalesce(
  case when u.email_confirmed_at is not null then u.email end, ''
)`;

/** A user who receives emails of a kind; undefined for one who does not. */
export async function findReader(
  db: Db | Tx,
  userId: number,
  type: number,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select ${READER_MAIL} as email, ${READER_LOCALE} as locale from users u
    where u.id = ${userId} and ${acceptsMails(type)}
  `.execute(db);
  return rows[0];
}

/** Whether the user `u` receives a kind, which is on unless turned off, by any channel. */
export function acceptsMails(type: number) {
  return sql<boolean>`((u.email_confirmed_at is not null or exists (
    select 1 from telegram_chats c where c.user_id = u.id
  ) or ${HAS_BROWSER}) and u.blocked_at is null and coalesce((
    select n.is_active from user_notifications n where n.user_id = u.id and n.type = ${type}
  ), true))`;
}
