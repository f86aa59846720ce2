import type { Currency } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { AcquirerEvent, PaymentOrder } from '../acquirers/acquirer.ts';

export interface LoggedLine {
  readonly seq: number;
  readonly kind: string;
  readonly orderId: string | null;
  readonly acquirerType: number;
  readonly userUrl: string | null;
  readonly subscriptionType: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly happenedAt: number;
  readonly eventId: string;
}

/** Newest first. */
export async function findLines(
  db: Db,
  userId: number | undefined,
  limit: number,
): Promise<LoggedLine[]> {
  const { rows } = await sql<LoggedLine>`
    select p.seq, p.kind, p.order_id as "orderId", p.acquirer_type as "acquirerType",
      u.url as "userUrl", p.subscription_type as "subscriptionType",
      p.amount_minor as "amountMinor", p.currency,
      extract(epoch from p.happened_at)::bigint as "happenedAt", p.event_id as "eventId"
    from payments p left join users u on u.id = p.user_id
    where ${userId ?? null}::int is null or p.user_id = ${userId ?? null}
    order by p.seq desc limit ${limit}
  `.execute(db);
  return [...rows];
}

/**
 * What can be refunded of an order: its price, or the other amount that was paid for it by mistake.
 */
export async function findRefundable(
  db: Db,
  order: PaymentOrder,
): Promise<PaymentOrder | undefined> {
  const { rows } = await sql<{
    is_paid: boolean;
    refunded: number;
    amount: number | null;
    currency: string | null;
  }>`
    select coalesce(bool_or(kind = 'paid'), false) as is_paid,
      coalesce(sum(amount_minor) filter (where kind = 'refunded'), 0)::bigint as refunded,
      (array_agg(amount_minor order by seq) filter (where kind = 'mismatched'))[1] as amount,
      (array_agg(currency order by seq) filter (where kind = 'mismatched'))[1] as currency
    from payments where order_id = ${order.id}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return undefined;
  const refunded = Number(found.refunded);
  if (found.is_paid) return refunded < order.amountMinor ? order : undefined;
  if (found.amount === null || found.currency === null || refunded > 0) return undefined;
  return { ...order, amountMinor: found.amount, currency: found.currency as Currency };
}

/** Whether an event is in the log. */
export async function isLogged(
  tx: Tx,
  acquirerType: number,
  { eventId }: AcquirerEvent,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments where acquirer_type = ${acquirerType} and event_id = ${eventId}
  `.execute(tx);
  return rows.length > 0;
}

/** Whether an order was paid by another payment than that of an event. */
export async function isPaidOtherwise(
  tx: Tx,
  { id }: PaymentOrder,
  { eventId }: AcquirerEvent,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments where order_id = ${id} and kind = 'paid' and event_id <> ${eventId}
    limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** Whether an order was paid in another currency than agreed. */
export async function hasMismatchIn(tx: Tx, orderId: string, currency: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments
    where order_id = ${orderId} and kind = 'mismatched' and currency = ${currency} limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** What was returned of an order so far; refunds that were undone still count. */
export async function findRefunded(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as amount
    from payments where order_id = ${orderId} and kind = 'refunded' and amount_minor > 0
  `.execute(tx);
  return Number(rows[0]?.amount ?? 0);
}
