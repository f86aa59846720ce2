import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deleteTotp } from '../totp/totp-queries.ts';

/** What besides the password gives access to an account, or receives its messages. */
export interface OtherAccess {
  /** Ids of the other sites. */
  readonly providers: readonly string[];
  readonly hasTelegram: boolean;
  readonly browsers: number;
  readonly hasTwoSteps: boolean;
}

interface Row {
  readonly providers: string[];
  readonly has_telegram: boolean;
  readonly browsers: number;
  readonly has_two_steps: boolean;
}

export async function findOtherAccess(db: Db | Tx, userId: number): Promise<OtherAccess> {
  const { rows } = await sql<Row>`
    select
      array(select provider from identities where user_id = ${userId} order by 1) as providers,
      exists (select from telegram_chats where user_id = ${userId}) as has_telegram,
      (select count(*)::int from push_subscriptions where user_id = ${userId}) as browsers,
      exists (
        select from totp_keys where user_id = ${userId} and confirmed_at is not null
      ) as has_two_steps
  `.execute(db);
  const [row] = rows;
  if (row === undefined)
    throw new Error('other access to an account: the database returned no row');
  return {
    providers: row.providers,
    hasTelegram: row.has_telegram,
    browsers: row.browsers,
    hasTwoSteps: row.has_two_steps,
  };
}

/**
 * Ends linked sign-ins, the Telegram chat and browsers, and what would link them: started attempts
 * and codes.
 * @param sinceSeconds only what was linked from then on
 */
export async function endOtherAccess(tx: Tx, userId: number, sinceSeconds = 0): Promise<void> {
  const since = atSecond(sinceSeconds);
  await sql`
    with identities_gone as (
      delete from identities where user_id = ${userId} and linked_at >= ${since}
    ), chats_gone as (
      delete from telegram_chats where user_id = ${userId} and connected_at >= ${since}
    ), browsers_gone as (
      delete from push_subscriptions where user_id = ${userId} and created_at >= ${since}
    ), codes_gone as (
      delete from telegram_codes where user_id = ${userId}
    )
    delete from sign_in_attempts where user_id = ${userId}
  `.execute(tx);
}

/** Turns two-step sign-in off, if it was turned on from `sinceSeconds` on. */
export async function endTwoSteps(tx: Tx, userId: number, sinceSeconds = 0): Promise<void> {
  const later = await tx
    .selectFrom('totp_keys')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('started_at', '>=', atSecond(sinceSeconds))
    .executeTakeFirst();
  if (later !== undefined) await deleteTotp(tx, userId);
}

/** Removes a waiting address. */
export async function endPendingEmail(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ pending_email: null, pending_email_folded: null })
    .where('id', '=', userId)
    .execute();
}
