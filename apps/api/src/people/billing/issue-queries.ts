import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { AcquirerEvent } from '../acquirers/acquirer.ts';

/**
 * Why an operator has to look at money: `unknown` fits no order, `early` is the renewal of a
 * subscription whose first payment is unknown, `card` was paid on an order for a card, `deleted`
 * belongs to a deleted account, `mismatched` is not the agreed amount or currency.
 */
export const ISSUE_REASONS = ['unknown', 'early', 'card', 'deleted', 'mismatched'] as const;
export type IssueReason = (typeof ISSUE_REASONS)[number];

export interface Issue {
  readonly id: number;
  readonly acquirerType: number;
  readonly reason: IssueReason;
  readonly kind: string;
  readonly eventId: string;
  readonly orderId: string | null;
  readonly providerId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly happenedAt: number;
}

const MAX_CURRENCY_CHARS = 8;

/** Reasons of money that fits no order: what is found out about it later replaces them. */
const UNASSIGNED: readonly IssueReason[] = ['unknown', 'early'];

/** @returns whether it was not stored before, or without the order that it belongs to */
export async function saveIssue(
  tx: Tx,
  acquirerType: number,
  event: AcquirerEvent,
  { reason, orderId }: { readonly reason: IssueReason; readonly orderId: string | null },
  nowSeconds: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_issues')
    .values({
      acquirer_type: acquirerType,
      event_id: event.eventId,
      reason,
      event: JSON.stringify(event),
      kind: event.kind,
      order_id: orderId,
      provider_id: event.providerId,
      amount_minor: event.amountMinor,
      currency: event.currency.slice(0, MAX_CURRENCY_CHARS),
      happened_at: atSecond(event.atSeconds),
      received_at: atSecond(nowSeconds),
      resolved_at: null,
    })
    .onConflict((conflict) => {
      const stored = conflict.columns(['acquirer_type', 'event_id']);
      if (UNASSIGNED.includes(reason)) return stored.doNothing();
      return stored
        .doUpdateSet({ reason, order_id: orderId })
        .where('payment_issues.resolved_at', 'is', null)
        .where('payment_issues.reason', 'in', UNASSIGNED);
    })
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An event that found its order after all. */
export async function resolveEvent(
  tx: Tx,
  acquirerType: number,
  eventId: string,
  nowSeconds: number,
): Promise<void> {
  await tx
    .updateTable('payment_issues')
    .set({ resolved_at: atSecond(nowSeconds) })
    .where('acquirer_type', '=', acquirerType)
    .where('event_id', '=', eventId)
    .where('resolved_at', 'is', null)
    .execute();
}

/**
 * Money that was returned in full is no issue any more, and neither is its return, which may have
 * been reported before the payment.
 */
export async function resolveReturned(
  tx: Tx,
  acquirerType: number,
  { providerId, eventId, amountMinor, extent }: AcquirerEvent,
  nowSeconds: number,
): Promise<boolean> {
  if (providerId === null) return false;
  const { rows } = await sql<{ id: number }>`
    update payment_issues
    set resolved_at = coalesce(resolved_at, ${atSecond(nowSeconds)})
    where acquirer_type = ${acquirerType} and provider_id = ${providerId} and kind = 'paid'
      and (${extent === 'whole'} or amount_minor <= ${amountMinor})
    returning id
  `.execute(tx);
  if (rows.length === 0) return false;
  await resolveEvent(tx, acquirerType, eventId, nowSeconds);
  return true;
}

/** An operator has dealt with it. @returns whether it was open */
export async function resolveIssue(db: Db, id: number, nowSeconds: number): Promise<boolean> {
  const row = await db
    .updateTable('payment_issues')
    .set({ resolved_at: atSecond(nowSeconds) })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest first. */
export async function findIssues(db: Db, limit: number): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    select id, acquirer_type as "acquirerType", reason, kind, event_id as "eventId",
      order_id as "orderId", provider_id as "providerId", amount_minor as "amountMinor", currency,
      extract(epoch from happened_at)::bigint as "happenedAt"
    from payment_issues where resolved_at is null order by id limit ${limit}
  `.execute(db);
  return [...rows];
}

/** Events whose order may be known by now. */
export async function findUnapplied(
  db: Db,
  limit: number,
): Promise<{ readonly acquirerType: number; readonly event: AcquirerEvent }[]> {
  const rows = await db
    .selectFrom('payment_issues')
    .select(['acquirer_type', 'event'])
    .where('resolved_at', 'is', null)
    .where('reason', 'in', UNASSIGNED)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    acquirerType: row.acquirer_type,
    event: row.event as unknown as AcquirerEvent,
  }));
}

/** How many are open, by reason. */
export async function countOpenIssues(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from payment_issues
    where resolved_at is null group by reason
  `.execute(db);
  return new Map(rows.map(({ reason, count }) => [reason, count]));
}
