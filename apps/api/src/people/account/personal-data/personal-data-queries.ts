import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Row = Record<string, unknown>;

/** Everything that is stored of a user but secrets; each section is one statement. */
export async function findPersonalData(db: Db, userId: number): Promise<Record<string, Row[]>> {
  const rowsOf = async (query: ReturnType<typeof sql<Row>>): Promise<Row[]> => [
    ...(await query.execute(db)).rows,
  ];
  return {
    account: await rowsOf(sql`
      select name, url, email, email_confirmed_at, description, telegram, timezone, display, country_code,
        is_private, delays_tips, reset_at, created_at, name_changed_at, description_moderation,
        telegram_moderation, name_moderation, quiet_from, quiet_to, consent_version, consent_at,
        consent_address, adult_confirmed_at,
        subscription_type, subscription_expires_at, subscription_email, trial_used_at, ledger_id
      from users where id = ${userId}`),
    addresses: await rowsOf(sql`
      select url from user_urls where user_id = ${userId} order by url`),
    sessions: await rowsOf(sql`
      select device, created_at, last_used_at from sessions
      where user_id = ${userId} order by created_at`),
    twoStepSignIn: await rowsOf(sql`
      select started_at, confirmed_at from totp_keys where user_id = ${userId}`),
    openKeys: await rowsOf(sql`
      select name, hint, scopes, created_at, last_used_at from open_keys
      where user_id = ${userId} order by created_at, id`),
    openKeyUse: await rowsOf(sql`
      select day, calls, refused, unchanged from open_key_days
      where user_id = ${userId} order by day`),
    webhooks: await rowsOf(sql`
      select address, all_cappers, created_at, failing_since, disabled_at, disabled_reason
      from webhooks where user_id = ${userId} order by created_at, id`),
    webhookDeliveries: await rowsOf(sql`
      select d.type, d.status, d.created_at, d.attempts, d.tried_at, d.code
      from webhook_deliveries d join webhooks h on h.id = d.webhook_id
      where h.user_id = ${userId} order by d.created_at, d.id`),
    signInsElsewhere: await rowsOf(sql`
      select provider, subject, email, linked_at from identities
      where user_id = ${userId} order by provider`),
    telegramChat: await rowsOf(sql`
      select chat_id, username, connected_at from telegram_chats where user_id = ${userId}`),
    browsers: await rowsOf(sql`
      select endpoint, locale, created_at from push_subscriptions
      where user_id = ${userId} order by created_at`),
    notices: await rowsOf(sql`
      select type, subject, text, link, at, read_at from notices
      where user_id = ${userId} order by at, id`),
    followers: await rowsOf(sql`
      select u.name, u.url, f.created_at from follows f join users u on u.id = f.follower_id
      where f.tipster_id = ${userId} order by f.created_at`),
    follows: await rowsOf(sql`
      select u.name, u.url, f.created_at from follows f join users u on u.id = f.tipster_id
      where f.follower_id = ${userId} order by f.created_at`),
    calendarAddress: await rowsOf(sql`
      select token, made_at from calendar_addresses where user_id = ${userId}`),
    favourites: await rowsOf(sql`
      select kind, entity_id, starred_at from favourites
      where user_id = ${userId} order by starred_at, kind, entity_id`),
    notifications: await rowsOf(sql`
      select type, is_active, channels, is_pushed from user_notifications where user_id = ${userId} order by type`),
    unsubscribes: await rowsOf(sql`
      select at, options, explanation from unsubscribes where user_id = ${userId} order by at`),
    mails: await rowsOf(sql`
      select o.kind, o.recipient, o.status, o.created_at, o.finished_at
      from outbox o join users u on u.id = ${userId}
      where ${isMailOf(userId)} order by o.created_at`),
    views: await rowsOf(sql`
      select v.match_id, v.viewed_at from page_views v
      where v.guest_id in (select guest_id from sessions where user_id = ${userId})
      order by v.viewed_at`),
    tips: await rowsOf(sql`
      select id, match_id, odd_type, milli, stake, description, contest_season_id, created_at,
        edited_at, result, profit_milli, settled_at, seq, hash
      from tips where user_id = ${userId} order by id`),
    ledger: await rowsOf(sql`
      select e.seq, e.json, e.hash from ledger_entries e join users u on u.ledger_id = e.ledger_id
      where u.id = ${userId} order by e.seq`),
    ownBets: await rowsOf(sql`
      select id, match_id, sport, event, odd_type, market, outcome, bookmaker, milli, stake_minor,
        currency, placed_at, status, is_settled_by_owner, returned_minor, profit_minor, settled_at,
        clv, note, tags
      from bets where user_id = ${userId} order by placed_at, id`),
    letters: await rowsOf(sql`
      select f.ticket_id, f.topic, f.email, f.message, f.url, f.locale, f.written_at, f.answered_at
      from feedback f join users u on u.id = ${userId}
      where f.user_id = u.id or ${IS_GUEST_LETTER} order by f.written_at`),
    templates: await rowsOf(sql`
      select id, topic, sport, name, params, created_at, changed_at from templates
      where user_id = ${userId} order by id`),
    templateAlerts: await rowsOf(sql`
      select topic, sport, template_id, channel, frequency, quiet_from, quiet_to, is_active
      from template_alerts where user_id = ${userId} order by topic, sport, template_id`),
    templateAlertsSent: await rowsOf(sql`
      select topic, sport, template_id, at, match_id, odd_type, milli, capper_id
      from template_alerts_sent where user_id = ${userId}
      order by at, topic, sport, template_id, place`),
    followedMatches: await rowsOf(sql`
      select match_id, options, created_at from match_notifications
      where user_id = ${userId} order by created_at, match_id`),
    payments: await rowsOf(sql`
      select kind, order_id, acquirer_type, subscription_type, months, amount_minor, currency,
        seconds, happened_at from payments
      where user_id = ${userId} order by seq`),
    contests: await rowsOf(sql`
      select contest_season_id, place, prize_days, tips, score_milli from contest_places
      where user_id = ${userId} order by contest_season_id`),
  };
}

/**
 * An email `f` the user `u` wrote as a guest. An unconfirmed address may be a stranger's, and an
 * email with somebody else's signature is theirs.
 */
const IS_GUEST_LETTER = sql`(f.user_id is null and f.email_folded = u.email_folded
  and u.email_confirmed_at is not null)`;

/**
 * Messages `o` to the user `u`, at any address; where nobody is named, the current owner of the
 * address or the chat is meant.
 */
function isMailOf(userId: number) {
  return sql`(o.user_id = ${userId} or (o.user_id is null and (o.recipient = u.email
    or o.recipient = (select c.chat_id from telegram_chats c where c.user_id = ${userId}))))`;
}

/**
 * Removes a user from every table. Ledger entries remain, under an id that no longer identifies
 * anybody; profile addresses remain too, so that nobody else can take them.
 */
export async function deleteUser(tx: Tx, userId: number): Promise<void> {
  await sql`
    with letters as (
      delete from feedback f using users u
      where u.id = ${userId} and ${IS_GUEST_LETTER}
    )
    delete from outbox o using users u where u.id = ${userId} and ${isMailOf(userId)}
  `.execute(tx);
  await sql`
    delete from page_views
    where guest_id in (select guest_id from sessions where user_id = ${userId})
  `.execute(tx);
  await tx.deleteFrom('idempotency_keys').where('scope', '=', `user:${userId}`).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
