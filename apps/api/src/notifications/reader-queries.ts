import { sql } from 'kysely';

/** Language of the last sign-in of the user `u`: mails nobody asked for just now are written in it. */
export const READER_LOCALE = sql<string>`coalesce((
  select s.device ->> 'language' from sessions s
  where s.user_id = u.id order by s.last_used_at desc limit 1
), 'ru')`;

/** Whether the user `u` may get mails of a kind of notification that is on unless turned off. */
export function wantsMails(type: number) {
  return sql<boolean>`(u.email_confirmed_at is not null and u.blocked_at is null and coalesce((
    select n.is_active from user_notifications n where n.user_id = u.id and n.type = ${type}
  ), true))`;
}
