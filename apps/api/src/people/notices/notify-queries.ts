import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { laneOf } from '../../platform/outbox/lanes.ts';
import { HAS_BROWSER } from '../../platform/outbox/push-queries.ts';
import { type NotificationKind, notificationTypeOf } from '../mails/notification-kinds.ts';
import type { NotificationMessage } from '../mails/notification-message.ts';

const MAIL = 1;
const TELEGRAM = 2;
const ANY = MAIL + TELEGRAM;

/** Kinds that nobody gets without having chosen them. */
const OFF_BY_DEFAULT = [notificationTypeOf('product_news'), notificationTypeOf('weekly_digest')];

/** Whether the user `u` reads notifications at all: simulated people do not. */
export const IS_READER = sql<boolean>`(u.blocked_at is null and not u.is_simulated)`;

/** Whether the user `u` has a kind turned on. */
export function wantsKind(type: number) {
  return sql<boolean>`(${IS_READER} and coalesce((
    select n.is_active from user_notifications n where n.user_id = u.id and n.type = ${type}
  ), ${!OFF_BY_DEFAULT.includes(type)}))`;
}

/** Where a kind of notification reaches the user `u`. */
const REACH = sql`case when u.email_confirmed_at is not null then u.email end as address,
  c.chat_id, coalesce(n.is_pushed, true) as is_pushed, ${HAS_BROWSER} as has_browser`;

const SETTINGS = (type: number) => sql`left join telegram_chats c on c.user_id = u.id
  left join user_notifications n on n.user_id = u.id and n.type = ${type}`;

/**
 * Lists a notification for each row of `readers`, and enqueues it on the channels its reader chose:
 * one statement for any number. Mail replaces a chat that is gone, a chat replaces mail to an
 * unconfirmed address, and a kind chosen for browsers alone is mailed when none is left. No row
 * waits for a channel that nobody has.
 * @param readers user_id, dedup_key, locale, subject, text, link, action, payload, wanted, run_at
 *   and the columns of REACH
 */
function deliver(readers: RawBuilder<unknown>, kind: NotificationKind, nowSeconds: number) {
  const now = sql`${atSecond(nowSeconds)}::timestamptz`;
  const row = sql`id, dedup_key, channel, kind, lane, recipient, locale, user_id, payload,
    created_at, run_at`;
  const lane = laneOf(kind);
  return sql<{ readonly user_ids: number[] | null; readonly last: number | null }>`
    with reader as (${readers}),
    way as (
      select r.*, case when wanted = 0 and not (is_pushed and has_browser) then ${MAIL}::int
        else wanted end as ways
      from reader r
    ),
    fresh as materialized (
      select w.*, gen_random_uuid() as notice_id from way w
      where (select n.id from notices n where n.dedup_key = w.dedup_key) is null
    ),
    listed as (
      insert into notices (id, dedup_key, user_id, type, subject, text, link, at)
      select notice_id, dedup_key, user_id, ${notificationTypeOf(kind)}::smallint, subject, text, link,
        ${now}
      from fresh
      on conflict (dedup_key) do nothing
    ),
    mailed as (
      insert into outbox (${row})
      select gen_random_uuid(), dedup_key, 'mail', ${kind}::text, ${lane}::smallint, address, locale, user_id,
        payload, ${now}, run_at
      from fresh
      where address is not null
        and ways & case when chat_id is null then ${ANY}::int else ${MAIL}::int end <> 0
      on conflict (dedup_key) do nothing
    ),
    chatted as (
      insert into outbox (${row})
      select gen_random_uuid(), 'telegram:' || dedup_key, 'telegram', ${kind}::text, ${lane}::smallint, chat_id,
        locale, user_id,
        jsonb_build_object('userId', user_id, 'text', subject || E'\n\n' || text, 'path', link,
          'action', action),
        ${now}, run_at
      from fresh
      where chat_id is not null
        and ways & case when address is null then ${ANY}::int else ${TELEGRAM}::int end <> 0
      on conflict (dedup_key) do nothing
    ),
    pushed as (
      insert into outbox (${row})
      select gen_random_uuid(), 'push:' || f.dedup_key || ':' || p.id::text, 'push', ${kind}::text,
        ${lane}::smallint, p.id::text, p.locale, f.user_id,
        jsonb_build_object('userId', f.user_id, 'title', subject, 'text', text, 'path', link,
          'tag', notice_id),
        ${now}, run_at
      from fresh f join push_subscriptions p on p.user_id = f.user_id
      where f.is_pushed and f.has_browser
      on conflict (dedup_key) do nothing
    )
    select (select array_agg(user_id) from fresh) as user_ids,
      (select max(user_id) from reader) as last
  `;
}

/** A notification of one user, rendered in their language. */
export interface Notification {
  readonly userId: number;
  readonly locale: string;
  readonly message: NotificationMessage;
  /** What its letter is built from. */
  readonly payload: Readonly<Record<string, string | number>>;
  /** The same notification is listed and sent once. */
  readonly dedupKey: string;
  /** 1 e-mail, 2 Telegram, 3 both, instead of what the user chose for the kind. */
  readonly channels?: number | undefined;
  /** End of its reader's quiet time: until then it is only listed. */
  readonly quietUntil?: number | undefined;
}

/**
 * Notifies users, each with a message of their own.
 * @returns ids of those who did not have the notification yet
 */
export async function notifyEach(
  db: Db | Tx,
  kind: NotificationKind,
  notifications: readonly Notification[],
  nowSeconds: number,
): Promise<number[]> {
  if (notifications.length === 0) return [];
  const type = notificationTypeOf(kind);
  const items = notifications.map((one) => ({
    user_id: one.userId,
    dedup_key: one.dedupKey,
    locale: one.locale,
    subject: one.message.subject,
    text: one.message.lines.join('\n'),
    link: one.message.link,
    action: one.message.action,
    payload: { ...one.payload, userId: one.userId },
    channels: one.channels ?? null,
    run_at: new Date((one.quietUntil ?? nowSeconds) * 1_000).toISOString(),
  }));
  const readers = sql`
    select i.user_id, i.dedup_key, i.locale, i.subject, i.text, i.link, i.action, i.payload,
      i.run_at, coalesce(i.channels, n.channels, ${MAIL}::int) as wanted, ${REACH}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(user_id int, dedup_key text,
      locale text, subject text, text text, link text, action text, payload jsonb, channels int,
      run_at timestamptz)
    join users u on u.id = i.user_id
    ${SETTINGS(type)}
    where ${wantsKind(type)}
  `;
  const { rows } = await deliver(readers, kind, nowSeconds).execute(db);
  return rows[0]?.user_ids ?? [];
}

/** A notification of many users, rendered once in each language. */
export interface Announcement {
  readonly message: Readonly<Record<'ru' | 'en', NotificationMessage>>;
  readonly payload: Readonly<Record<string, string | number>>;
  /** With the user's id it makes the key of each notification. */
  readonly dedupPrefix: string;
  /** Readers in quiet time, and when it ends. */
  readonly quiet: readonly { readonly userId: number; readonly until: number }[];
}

export interface Announced {
  readonly userIds: readonly number[];
  /** The last reader that was considered; null when there was none. */
  readonly last: number | null;
}

/**
 * Notifies many users of the same, in one statement.
 * @param readers `id` and `locale` of those to notify, in the order of their ids
 */
export async function notifyMany(
  db: Db | Tx,
  kind: NotificationKind,
  { message: { ru, en }, payload, dedupPrefix, quiet }: Announcement,
  readers: RawBuilder<unknown>,
  nowSeconds: number,
): Promise<Announced> {
  const inLocale = (fieldOf: (message: NotificationMessage) => string) =>
    sql`case when a.locale = 'en' then ${fieldOf(en)}::text else ${fieldOf(ru)}::text end`;
  const rows = sql`
    select u.id as user_id, ${dedupPrefix}::text || ':' || u.id as dedup_key, a.locale,
      ${inLocale(({ subject }) => subject)} as subject,
      ${inLocale(({ lines }) => lines.join('\n'))} as text,
      ${inLocale(({ link }) => link)} as link, ${inLocale(({ action }) => action)} as action,
      ${JSON.stringify(payload)}::jsonb || jsonb_build_object('userId', u.id) as payload,
      coalesce(q.until, ${atSecond(nowSeconds)}::timestamptz) as run_at,
      coalesce(n.channels, ${MAIL}::int) as wanted, ${REACH}
    from (${readers}) a join users u on u.id = a.id
    left join unnest(
      ${quiet.map(({ userId }) => userId)}::int[],
      ${quiet.map(({ until }) => atSecond(until))}::timestamptz[]
    ) as q(user_id, until) on q.user_id = u.id
    ${SETTINGS(notificationTypeOf(kind))}
  `;
  const result = await deliver(rows, kind, nowSeconds).execute(db);
  const [first] = result.rows;
  return { userIds: first?.user_ids ?? [], last: first?.last ?? null };
}
