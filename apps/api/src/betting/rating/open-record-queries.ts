import { sql } from 'kysely';

/** The record of a user `u` may be seen by everybody. */
export const OPEN = sql`u.email_confirmed_at is not null and not u.is_private and u.blocked_at is null`;
