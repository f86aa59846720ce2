import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

export const MOST_HOOKS = 5;
/** Cappers of a list: whoever follows more chooses all of them. */
const MOST_CAPPERS = 200;

/** A saved search by its kind and number. */
export interface ChosenSearch {
  readonly topic: number;
  readonly sport: number;
  readonly templateId: number;
}

export interface NewHook {
  readonly userId: number;
  readonly address: string;
  readonly sealedSecret: string;
  readonly locale: string;
  readonly allCappers: boolean;
  readonly searches: readonly ChosenSearch[];
  /** Addresses of profiles. */
  readonly cappers: readonly string[];
}

/**
 * Only searches that the user is notified of and cappers that they follow are stored.
 * @returns the id; undefined where every place is taken, or was by a concurrent call
 */
export async function insertHook(
  tx: Tx,
  hook: NewHook,
  nowSeconds: number,
): Promise<string | undefined> {
  const { userId, searches, cappers } = hook;
  const { rows } = await sql<{ id: string }>`
    insert into webhooks (id, user_id, place, address, sealed_secret, locale, all_cappers, created_at)
    select ${randomUUID()}::uuid, ${userId}, min(free.place), ${hook.address}, ${hook.sealedSecret},
      ${hook.locale}, ${hook.allCappers}, ${atSecond(nowSeconds)}
    from generate_series(1, ${MOST_HOOKS}::int) as free(place)
    where not exists (
      select from webhooks h where h.user_id = ${userId} and h.place = free.place
    )
    having min(free.place) is not null
    on conflict do nothing
    returning id
  `.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await sql`
    with searches as (
      insert into webhook_searches (webhook_id, topic, sport, template_id)
      select ${id}::uuid, a.topic, a.sport, a.template_id
      from template_alerts a
      join unnest(
        ${searches.map(({ topic }) => topic)}::int[], ${searches.map(({ sport }) => sport)}::int[],
        ${searches.map(({ templateId }) => templateId)}::int[]
      ) as s(topic, sport, template_id)
        on s.topic = a.topic and s.sport = a.sport and s.template_id = a.template_id
      where a.user_id = ${userId} and a.is_active
      on conflict do nothing
    )
    insert into webhook_cappers (webhook_id, capper_id)
    select ${id}::uuid, u.id from users u
    join follows f on f.tipster_id = u.id and f.follower_id = ${userId}
    where u.url = any(${[...cappers]}::text[])
    on conflict do nothing
  `.execute(tx);
  return id;
}

/** How much of a choice there is: the rest is not the user's. */
export async function countChoice(
  db: Db | Tx,
  userId: number,
  { searches, cappers }: Pick<NewHook, 'searches' | 'cappers'>,
): Promise<{ readonly searches: number; readonly cappers: number }> {
  const { rows } = await sql<{ searches: number; cappers: number }>`
    select (
      select count(*)::int from template_alerts a
      where a.user_id = ${userId} and a.is_active and exists (
        select from unnest(
          ${searches.map(({ topic }) => topic)}::int[], ${searches.map(({ sport }) => sport)}::int[],
          ${searches.map(({ templateId }) => templateId)}::int[]
        ) as s(topic, sport, template_id)
        where s.topic = a.topic and s.sport = a.sport and s.template_id = a.template_id
      )
    ) as searches, (
      select count(*)::int from follows f join users u on u.id = f.tipster_id
      where f.follower_id = ${userId} and u.url = any(${[...cappers]}::text[])
    ) as cappers
  `.execute(db);
  return rows[0] ?? { searches: 0, cappers: 0 };
}

export interface HookRow {
  readonly id: string;
  readonly address: string;
  readonly locale: string;
  readonly all_cappers: boolean;
  readonly created_at: number;
  readonly failing_since: number | null;
  readonly disabled_at: number | null;
  readonly disabled_reason: 'failing' | 'gone' | null;
  readonly searches: readonly ChosenSearch[];
  /** Addresses of profiles. */
  readonly cappers: readonly string[];
}

export async function findHooks(db: Db, userId: number): Promise<HookRow[]> {
  const { rows } = await sql<HookRow>`
    select h.id, h.address, h.locale, h.all_cappers,
      extract(epoch from h.created_at)::int as created_at,
      extract(epoch from h.failing_since)::int as failing_since,
      extract(epoch from h.disabled_at)::int as disabled_at, h.disabled_reason,
      coalesce((
        select jsonb_agg(jsonb_build_object('topic', w.topic, 'sport', w.sport,
          'templateId', w.template_id) order by w.topic, w.sport, w.template_id)
        from webhook_searches w where w.webhook_id = h.id
      ), '[]') as searches,
      coalesce((
        select jsonb_agg(u.url order by u.name_folded) from webhook_cappers w
        join users u on u.id = w.capper_id where w.webhook_id = h.id
      ), '[]') as cappers
    from webhooks h where h.user_id = ${userId} order by h.place
  `.execute(db);
  return rows;
}

export interface OfferedSearch extends ChosenSearch {
  /** Null for a preset. */
  readonly name: string | null;
}

/** Searches that the user is notified of: these are run at all. */
export async function findOfferedSearches(db: Db, userId: number): Promise<OfferedSearch[]> {
  const { rows } = await sql<OfferedSearch>`
    select a.topic, a.sport, a.template_id as "templateId", t.name
    from template_alerts a
    left join templates t on t.id = a.template_id and t.user_id = a.user_id
      and t.topic = a.topic and t.sport = a.sport
    where a.user_id = ${userId} and a.is_active
    order by a.topic, a.sport, a.template_id
  `.execute(db);
  return rows;
}

/** Cappers that the user follows. */
export async function findOfferedCappers(
  db: Db,
  userId: number,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.url as id, u.name from follows f join users u on u.id = f.tipster_id
    where f.follower_id = ${userId} and u.blocked_at is null
    order by u.name_folded limit ${MOST_CAPPERS}
  `.execute(db);
  return rows;
}

/** @returns whether there was such a webhook of the user */
export async function deleteHook(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Begins anew, without the failures of before. @returns whether there was such a webhook */
export async function enableHook(db: Db, userId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ disabled_at: null, disabled_reason: null, failing_since: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The secret in use signs beside the new one until a time. */
export async function replaceSecret(
  db: Db,
  {
    userId,
    id,
    sealedSecret,
    formerUntil,
  }: {
    readonly userId: number;
    readonly id: string;
    readonly sealedSecret: string;
    readonly formerUntil: number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set((eb) => ({
      former_sealed_secret: eb.ref('sealed_secret'),
      former_until: atSecond(formerUntil),
      sealed_secret: sealedSecret,
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A webhook of the user that is in use, for a test message. */
export const ownHook = (userId: number, id: string) => sql`
  select h.id, h.user_id, h.locale from webhooks h
  where h.id = ${id} and h.user_id = ${userId} and h.disabled_at is null`;
