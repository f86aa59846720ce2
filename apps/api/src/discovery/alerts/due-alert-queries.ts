import { ALERT_FREQUENCY, ALERT_INTERVAL_SECONDS, type SentAlert } from '@tipmark/domain';
import { sql } from 'kysely';
import { NOTIFICATION_TYPE } from '../../people/account/profile/notification-types.ts';
import { wantsKind } from '../../people/notices/notify-queries.ts';
import { READER_LOCALE } from '../../people/notifications/reader-queries.ts';
import { isInUse } from '../../people/webhooks/event-queries.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

const FORGOTTEN_AFTER_DAYS = 7;
const { instant, hourly } = ALERT_FREQUENCY;

/** A due alert, with everything needed to check it. */
export interface DueAlert {
  readonly user_id: number;
  readonly topic: number;
  readonly sport: number;
  readonly template_id: number;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  /** Quiet hours of all notifications of the user. */
  readonly account_quiet_from: number | null;
  readonly account_quiet_to: number | null;
  readonly is_primed: boolean;
  readonly channel: number;
  readonly locale: string;
  readonly timezone: string | null;
  /** Null for a preset. */
  readonly name: string | null;
  readonly params: Readonly<Record<string, unknown>> | null;
  /** Some webhook of its user is sent the finds. */
  readonly has_hook: boolean;
}

export interface DueAlerts {
  /** Those of subscribers who have notifications of templates on, or a webhook for them. */
  readonly alerts: readonly DueAlert[];
  /** There may be more. */
  readonly isFull: boolean;
}

/**
 * Claims a limited number of due alerts and sets when each is next due: until then no other process
 * claims them. An alert that cannot be delivered waits for its next time like the others.
 */
export async function takeDueAlerts(db: Db, nowSeconds: number, limit: number): Promise<DueAlerts> {
  const now = atSecond(nowSeconds);
  const { rows } = await sql<DueAlert & { readonly reaches: boolean }>`
    with due as (
      select a.user_id, a.topic, a.sport, a.template_id
      from template_alerts a
      where a.is_active and a.due_at <= ${now}
      order by a.due_at
      limit ${limit}
      for update of a skip locked
    ), taken as (
      update template_alerts a set due_at = ${now}::timestamptz + make_interval(secs =>
        case a.frequency
          when ${instant} then ${ALERT_INTERVAL_SECONDS[instant]}::int
          when ${hourly} then ${ALERT_INTERVAL_SECONDS[hourly]}::int
          else ${ALERT_INTERVAL_SECONDS[ALERT_FREQUENCY.daily]}::int
        end)
      from due d
      where a.user_id = d.user_id and a.topic = d.topic and a.sport = d.sport
        and a.template_id = d.template_id
      returning a.*
    )
    select a.user_id, a.topic, a.sport, a.template_id, a.quiet_from, a.quiet_to,
      u.quiet_from as account_quiet_from, u.quiet_to as account_quiet_to, a.channel, a.primed_at is not null as is_primed, u.timezone, ${READER_LOCALE} as locale,
      t.name, t.params,
      coalesce(u.subscription_expires_at > ${now}, false)
        and (${wantsKind(NOTIFICATION_TYPE.templateAlerts)} or k.has_hook) as reaches, k.has_hook
    from taken a
    join users u on u.id = a.user_id
    left join templates t on t.id = a.template_id and t.user_id = a.user_id
      and t.topic = a.topic and t.sport = a.sport
    cross join lateral (select exists (
      select from webhooks h join webhook_searches w on w.webhook_id = h.id
      where h.user_id = a.user_id and w.topic = a.topic and w.sport = a.sport
        and w.template_id = a.template_id and ${isInUse(nowSeconds)}
    ) as has_hook) k
    order by a.user_id, a.template_id
  `.execute(db);
  return { alerts: rows.filter(({ reaches }) => reaches), isFull: rows.length === limit };
}

function isThis({ user_id, topic, sport, template_id }: DueAlert) {
  return sql`user_id = ${user_id} and topic = ${topic} and sport = ${sport}
    and template_id = ${template_id}`;
}

export async function postponeAlert(db: Db, alert: DueAlert, untilSeconds: number): Promise<void> {
  await sql`
    update template_alerts set due_at = ${atSecond(untilSeconds)} where ${isThis(alert)}
  `.execute(db);
}

/** Earlier notifications, by key. */
export async function findKnown(db: Db | Tx, alert: DueAlert): Promise<Map<string, SentAlert>> {
  const { rows } = await sql<SentAlert & { key: string }>`
    select key, milli as "milliOdds", extract(epoch from gone_at)::int as "goneAt"
    from template_alerts_told where ${isThis(alert)}
  `.execute(db);
  return new Map(rows.map(({ key, ...notified }) => [key, notified]));
}

export interface SeenThing {
  readonly key: string;
  readonly milliOdds: number;
}

export interface Seen {
  /** Results found for the first time, or again at another price. */
  readonly noted: readonly SeenThing[];
  /** Keys of stored results that this check was the first to miss. */
  readonly gone: readonly string[];
}

/**
 * Stores the changes of a check, and deletes results not found for a week. False when the alert was
 * stopped or changed meanwhile: then no notification is sent.
 */
export async function noteSeen(
  tx: Tx,
  alert: DueAlert,
  { noted, gone }: Seen,
  nowSeconds: number,
): Promise<boolean> {
  const now = atSecond(nowSeconds);
  const { rows } = await sql`
    update template_alerts set primed_at = coalesce(primed_at, ${now})
    where ${isThis(alert)} and is_active and (primed_at is not null) = ${alert.is_primed}
    returning 1
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    with missed as (
      update template_alerts_told set gone_at = ${now}
      where ${isThis(alert)} and key = any(${[...gone]}::text[])
    )
    insert into template_alerts_told (user_id, topic, sport, template_id, key, milli)
    select ${alert.user_id}, ${alert.topic}, ${alert.sport}, ${alert.template_id}, key, milli
    from unnest(
      ${noted.map(({ key }) => key)}::text[], ${noted.map(({ milliOdds }) => milliOdds)}::int[]
    ) as item(key, milli)
    on conflict (user_id, topic, sport, template_id, key) do update
      set milli = excluded.milli, gone_at = null
  `.execute(tx);
  const before = atSecond(nowSeconds - FORGOTTEN_AFTER_DAYS * 86_400);
  await sql`
    delete from template_alerts_told where ${isThis(alert)} and gone_at < ${before}
  `.execute(tx);
  return true;
}
