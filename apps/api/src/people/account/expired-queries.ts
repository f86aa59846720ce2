import { sql } from 'kysely';
import { sweepAnswers } from '../../ingest/providers/answers/keep-answer.ts';
import type { Db } from '../../platform/database/connect.ts';
import { LONGEST_SESSION_SECONDS } from './sessions/sessions.ts';

const DAY = 86_400;
const SESSION_DAYS = 365;
const LONGEST_SESSION_DAYS = LONGEST_SESSION_SECONDS / DAY;
const LINK_DAYS = 7;
const TRIAL_DAYS = 730;
const MAIL_DAYS = 30;
const NOTICE_DAYS = 90;
const DELIVERY_DAYS = 30;
const NOTIFICATION_DAYS = 30;
/** Views count for the popularity of a day; the sum stands in the match. */
const VIEW_DAYS = 90;
/** As long as visits are compared with those of the same month of the year before. */
const EVENT_DAYS = 400;
/** The most rows kept of a year; beyond it the oldest go first. */
const MOST_EVENTS = 5_000_000;
/** Rows of one statement: others are served in between. */
const AT_ONCE = 10_000;
/** Telegram repeats an update for a day at most. */
const UPDATE_DAYS = 2;

/** Deletes what a statement selects, part by part, so that none takes long. */
async function deleteInParts(remove: () => Promise<bigint | undefined>): Promise<void> {
  while (((await remove()) ?? 0n) >= BigInt(AT_ONCE));
}

/** Visitors write these rows, so their number has an end. */
async function sweepStatistics(
  db: Db,
  before: (days: number) => Date,
  mostEvents: number,
): Promise<void> {
  await deleteInParts(async () => {
    const { numAffectedRows } = await sql`
      delete from page_views where (match_id, day, guest_id) in (
        select match_id, day, guest_id from page_views
        where viewed_at <= ${before(VIEW_DAYS)} order by viewed_at limit ${AT_ONCE})
    `.execute(db);
    return numAffectedRows;
  });
  await deleteInParts(async () => {
    const { numAffectedRows } = await sql`
      delete from statistics_events where id in (
        select id from statistics_events
        where at <= ${before(EVENT_DAYS)} order by at limit ${AT_ONCE})
    `.execute(db);
    return numAffectedRows;
  });
  await deleteInParts(async () => {
    const { numAffectedRows } = await sql`
      delete from statistics_events where id in (
        select id from statistics_events order by at desc offset ${mostEvents} limit ${AT_ONCE})
    `.execute(db);
    return numAffectedRows;
  });
}

/** Deletes expired data: less to leak, and addresses are not retained needlessly. */
export async function sweepExpired(
  db: Db,
  nowSeconds: number,
  { mostEvents = MOST_EVENTS } = {},
): Promise<void> {
  const before = (days: number) => new Date((nowSeconds - days * DAY) * 1_000);
  await sql`
    delete from sessions
    where last_used_at <= ${before(SESSION_DAYS)} or created_at <= ${before(LONGEST_SESSION_DAYS)}
  `.execute(db);
  await sql`delete from auth_hashes where expires_at <= ${before(LINK_DAYS)}`.execute(db);
  await sql`delete from sign_in_attempts where expires_at <= ${before(1)}`.execute(db);
  await sql`delete from telegram_codes where expires_at <= ${before(1)}`.execute(db);
  await sql`delete from telegram_updates where received_at <= ${before(UPDATE_DAYS)}`.execute(db);
  await sql`delete from notices where at <= ${before(NOTICE_DAYS)}`.execute(db);
  await sql`delete from acquirer_notifications where received_at <= ${before(NOTIFICATION_DAYS)}`.execute(
    db,
  );
  await sql`delete from trial_mailboxes where used_at <= ${before(TRIAL_DAYS)}`.execute(db);
  await sql`delete from arrivals where expires_at <= ${before(1)}`.execute(db);
  await sql`delete from idempotency_keys where created_at <= ${before(1)}`.execute(db);
  await sql`
    delete from webhook_deliveries where created_at <= ${before(DELIVERY_DAYS)}
  `.execute(db);
  await sweepAnswers(db, nowSeconds);
  await sweepStatistics(db, before, mostEvents);
  await sql`
    delete from outbox where status <> 'pending' and finished_at <= ${before(MAIL_DAYS)}
  `.execute(db);
}
