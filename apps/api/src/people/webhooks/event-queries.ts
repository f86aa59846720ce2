import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { HOOK_LANE } from '../../platform/outbox/lanes.ts';

/** An event, with the body in each language of names. */
export interface HookEvent {
  readonly type: string;
  /** The same event is sent to a webhook once. */
  readonly key: string;
  readonly body: Readonly<Record<'ru' | 'en', string>>;
}

/** The webhook `h` of the user `u` is sent events. */
export const isInUse = (nowSeconds: number) => sql<boolean>`(
  h.disabled_at is null and u.blocked_at is null
  and u.subscription_expires_at > ${atSecond(nowSeconds)})`;

/**
 * Enqueues an event for webhooks, in the transaction that causes it. One statement for any number.
 * @param hooks `id`, `user_id` and `locale` of the webhooks
 * @returns how many it is sent to
 */
export async function insertEvent(
  db: Db | Tx,
  { type, key, body }: HookEvent,
  hooks: RawBuilder<unknown>,
  nowSeconds: number,
): Promise<number> {
  const now = sql`${atSecond(nowSeconds)}::timestamptz`;
  const { rows } = await sql<{ count: number }>`
    with hook as materialized (${hooks}),
    fresh as (
      insert into webhook_deliveries (id, webhook_id, event_key, type, body, status, created_at)
      select gen_random_uuid(), id, ${key}::text, ${type}::text,
        case when locale = 'en' then ${body.en}::text else ${body.ru}::text end, 'waiting', ${now}
      from hook
      on conflict (webhook_id, event_key) do nothing
      returning id, webhook_id
    ),
    queued as (
      insert into outbox (id, dedup_key, channel, kind, lane, recipient, locale, user_id, payload,
        created_at, run_at)
      select gen_random_uuid(), 'webhook:' || f.id || ':0', 'webhook', 'webhook',
        ${HOOK_LANE}::smallint, f.webhook_id::text, h.locale, h.user_id,
        jsonb_build_object('deliveryId', f.id), ${now}, ${now}
      from fresh f join hook h on h.id = f.webhook_id
    )
    select count(*)::int as count from fresh
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** A tip, with names in both languages. */
export interface TipOfEvent {
  readonly id: number;
  readonly author_id: number;
  readonly url: string;
  readonly name: string;
  readonly sport: number;
  readonly match_id: number;
  readonly starts_at: number;
  readonly home_ru: string;
  readonly home_en: string;
  readonly away_ru: string;
  readonly away_en: string;
  readonly odd_type: string;
  readonly milli: number;
  readonly stake: number;
  readonly description: string;
  readonly created_at: number;
  readonly hash: string;
}

/** A tip that some webhook is sent; undefined where there is no such webhook. */
export async function findTipOfEvent(
  tx: Tx,
  tipId: number,
  nowSeconds: number,
): Promise<TipOfEvent | undefined> {
  const { rows } = await sql<TipOfEvent>`
    select t.id, t.user_id as author_id, c.url, c.name, t.sport, t.match_id,
      extract(epoch from m.starts_at)::int as starts_at,
      home.name_ru as home_ru, home.name_en as home_en, away.name_ru as away_ru,
      away.name_en as away_en, t.odd_type, t.milli, t.stake,
      case when t.is_text_hidden then '' else t.description end as description,
      extract(epoch from t.created_at)::int as created_at, t.hash
    from tips t
    join users c on c.id = t.user_id
    join matches m on m.id = t.match_id
    join teams home on home.id = m.home_id
    join teams away on away.id = m.away_id
    where t.id = ${tipId} and exists (${hooksOfCapper(sql`t.user_id`, nowSeconds)})
  `.execute(tx);
  return rows[0];
}

/** The webhooks of followers that are sent the tips of a capper. */
export const hooksOfCapper = (capperId: number | RawBuilder<unknown>, nowSeconds: number) => sql`
  select h.id, h.user_id, h.locale
  from webhooks h
  join users u on u.id = h.user_id
  join follows f on f.follower_id = h.user_id and f.tipster_id = ${capperId}
  where ${isInUse(nowSeconds)} and (h.all_cappers or exists (
    select from webhook_cappers w where w.webhook_id = h.id and w.capper_id = ${capperId}
  ))`;

/** A saved search of a user, or a preset. */
export interface SearchOfHook {
  readonly user_id: number;
  readonly topic: number;
  readonly sport: number;
  readonly template_id: number;
}

const isSearch = ({ topic, sport, template_id }: SearchOfHook) => sql`exists (
  select from webhook_searches w where w.webhook_id = h.id and w.topic = ${topic}
    and w.sport = ${sport} and w.template_id = ${template_id})`;

/** The webhooks that are sent the finds of a search of their owner. */
export const hooksOfSearch = (search: SearchOfHook, nowSeconds: number) => sql`
  select h.id, h.user_id, h.locale from webhooks h join users u on u.id = h.user_id
  where h.user_id = ${search.user_id} and ${isInUse(nowSeconds)} and ${isSearch(search)}`;
