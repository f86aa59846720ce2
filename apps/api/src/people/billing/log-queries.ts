import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { PaymentOrder } from '../acquirers/acquirer.ts';

export type LoggedLine = {
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
};

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

/** Whether an order has a payment that can be refunded. */
export async function isRefundable(db: Db, { id, amountMinor }: PaymentOrder): Promise<boolean> {
  const { rows } = await sql<{ is_kept: boolean }>`
    select coalesce(bool_or(kind = 'paid'), false)
      and coalesce(sum(amount_minor) filter (where kind = 'refunded'), 0) < ${amountMinor} as is_kept
    from payments where order_id = ${id}
  `.execute(db);
  return rows[0]?.is_kept === true;
}

/** What was returned of an order so far; refunds that were undone still count. */
export async function findRefunded(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as amount
    from payments where order_id = ${orderId} and kind = 'refunded' and amount_minor > 0
  `.execute(tx);
  return Number(rows[0]?.amount ?? 0);
}
