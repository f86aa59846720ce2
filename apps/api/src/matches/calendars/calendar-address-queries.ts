import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

/** The secret of a user's calendar. */
export async function findCalendarToken(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_addresses')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.token;
}

/** Replaces the secret; the former one is nobody's from then on. */
export async function saveCalendarToken(
  db: Db,
  { userId, token }: { readonly userId: number; readonly token: string },
  nowSeconds: number,
): Promise<void> {
  await sql`
    insert into calendar_addresses (user_id, token, made_at)
    values (${userId}, ${token}, ${atSecond(nowSeconds)})
    on conflict (user_id) do update set token = excluded.token, made_at = excluded.made_at
  `.execute(db);
}

/** Whose calendar it is; nobody's where its owner is blocked. */
export async function findCalendarOwner(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_addresses as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('c.user_id')
    .where('c.token', '=', token)
    .where('u.blocked_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}
