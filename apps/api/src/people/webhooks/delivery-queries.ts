import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { HOOK_LANE } from '../../platform/outbox/lanes.ts';
import type { HookAnswer } from '../../platform/webhooks/hook-sender.ts';

/** What an attempt needs. */
export interface WaitingDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly user_id: number;
  readonly address: string;
  readonly sealed_secret: string;
  /** Null when it no longer signs. */
  readonly former_sealed_secret: string | null;
  readonly body: string;
  readonly locale: string;
  /** Neither is the webhook disabled nor its owner blocked. */
  readonly is_wanted: boolean;
}

/** A delivery that waits; undefined when it is gone with its webhook, or was made already. */
export async function findWaiting(
  db: Db,
  id: string,
  nowSeconds: number,
): Promise<WaitingDelivery | undefined> {
  const { rows } = await sql<WaitingDelivery>`
    select d.id, d.webhook_id, h.user_id, h.address, h.sealed_secret,
      case when h.former_until > ${atSecond(nowSeconds)} then h.former_sealed_secret end
        as former_sealed_secret,
      d.body, h.locale, h.disabled_at is null and u.blocked_at is null as is_wanted
    from webhook_deliveries d
    join webhooks h on h.id = d.webhook_id
    join users u on u.id = h.user_id
    where d.id = ${id} and d.status = 'waiting'
  `.execute(db);
  return rows[0];
}

/**
 * Locks a webhook.
 * @returns since when it fails; undefined when it is gone or disabled meanwhile
 */
export async function lockHook(
  tx: Tx,
  id: string,
): Promise<{ readonly failingSince: number | null } | undefined> {
  const { rows } = await sql<{ failingSince: number | null }>`
    select extract(epoch from failing_since)::int as "failingSince" from webhooks
    where id = ${id} and disabled_at is null for update
  `.execute(tx);
  return rows[0];
}

export interface NotedAttempt {
  readonly id: string;
  readonly status: 'waiting' | 'delivered' | 'failed';
  readonly answer: HookAnswer;
  readonly nowSeconds: number;
}

export async function noteAttempt(
  tx: Tx,
  { id, status, answer, nowSeconds }: NotedAttempt,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      status,
      attempts: eb('attempts', '+', 1),
      tried_at: atSecond(nowSeconds),
      code: answer.status ?? null,
      failure: answer.failure ?? null,
      duration_ms: answer.durationMs,
    }))
    .where('id', '=', id)
    .execute();
}

/** A delivery that is not tried: its webhook is disabled. */
export async function giveUp(db: Db | Tx, id: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', failure: 'disabled' })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** @param since null after a message that was accepted; otherwise the first failure counts */
export async function noteHealth(tx: Tx, id: string, since: number | null): Promise<void> {
  await sql`
    update webhooks set failing_since = ${
      since === null ? sql`null` : sql`coalesce(failing_since, ${atSecond(since)})`
    } where id = ${id}
  `.execute(tx);
}

export async function disableHook(
  tx: Tx,
  id: string,
  reason: 'gone' | 'failing',
  nowSeconds: number,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ disabled_at: atSecond(nowSeconds), disabled_reason: reason })
    .where('id', '=', id)
    .execute();
}

/**
 * Has a delivery sent again, under the same id. One that waits is not doubled.
 * @returns whether there was such a delivery of the user
 */
export async function resend(
  db: Db,
  userId: number,
  id: string,
  nowSeconds: number,
): Promise<boolean> {
  const now = sql`${atSecond(nowSeconds)}::timestamptz`;
  const { rows } = await sql`
    with again as (
      update webhook_deliveries d set status = 'waiting', resent = d.resent + 1, failure = null
      from webhooks h
      where d.id = ${id} and h.id = d.webhook_id and h.user_id = ${userId}
        and h.disabled_at is null and (d.status <> 'waiting' or not exists (
          select from outbox o where o.status = 'pending'
            and o.dedup_key = 'webhook:' || d.id || ':' || d.resent
        ))
      returning d.id, d.webhook_id, d.resent, h.locale
    )
    insert into outbox (id, dedup_key, channel, kind, lane, recipient, locale, user_id, payload,
      created_at, run_at)
    select gen_random_uuid(), 'webhook:' || id || ':' || resent, 'webhook', 'webhook',
      ${HOOK_LANE}::smallint, webhook_id::text, locale, ${userId}::int,
      jsonb_build_object('deliveryId', id), ${now}, ${now}
    from again
    returning id
  `.execute(db);
  return rows.length > 0;
}

export interface DeliveryRow {
  readonly id: string;
  readonly webhook_id: string;
  readonly type: string;
  readonly status: 'waiting' | 'delivered' | 'failed';
  readonly created_at: number;
  readonly attempts: number;
  readonly tried_at: number | null;
  readonly code: number | null;
  readonly failure: string | null;
  readonly duration_ms: number | null;
  readonly next_at: number | null;
}

/** Deliveries of a user's webhooks in the last days, newest first. */
export async function findDeliveries(
  db: Db,
  userId: number,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.webhook_id, d.type, d.status, extract(epoch from d.created_at)::int as created_at,
      d.attempts, extract(epoch from d.tried_at)::int as tried_at, d.code, d.failure, d.duration_ms,
      case when d.status = 'waiting' then (
        select extract(epoch from o.run_at)::int from outbox o
        where o.dedup_key = 'webhook:' || d.id || ':' || d.resent
      ) end as next_at
    from webhook_deliveries d join webhooks h on h.id = d.webhook_id
    where h.user_id = ${userId} and d.created_at > ${atSecond(since)}
    order by d.created_at desc, d.id limit ${limit}
  `.execute(db);
  return rows;
}
