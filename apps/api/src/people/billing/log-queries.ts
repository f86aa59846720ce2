import type { Currency, PaymentEvent, PaymentKind, SubscriptionHistory } from '@tipmark/domain';
import { type Selectable, sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentsTable } from '../../platform/database/payment-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { UserRow } from '../account/users/user-queries.ts';
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

type PaymentRow = Selectable<PaymentsTable>;

/** Appends a line to the log; the currency is only stored. */
export type LogLine = PaymentEvent & { readonly currency: string };

const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

const eventOf = (row: PaymentRow): PaymentEvent => ({
  kind: row.kind as PaymentKind,
  eventId: row.event_id,
  acquirerType: row.acquirer_type,
  atSeconds: secondOf(row.happened_at),
  paymentId: row.order_id,
  subscriptionType: row.subscription_type,
  months: row.months,
  isRenewal: row.is_renewal,
  amountMinor: row.amount_minor,
  seconds: row.seconds,
});

/** The log of a user, oldest first. */
export async function readLog(tx: Tx, userId: number): Promise<PaymentEvent[]> {
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map(eventOf);
}

/** Appends lines to the log. @returns acquirer and id of those that were not in it */
export async function appendLines(
  tx: Tx,
  userId: number,
  lines: readonly LogLine[],
  nowSeconds: number,
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const rows = await tx
    .insertInto('payments')
    .values(
      lines.map((line) => ({
        acquirer_type: line.acquirerType,
        event_id: line.eventId,
        user_id: userId,
        order_id: line.paymentId,
        kind: line.kind,
        subscription_type: line.subscriptionType,
        months: line.months,
        is_renewal: line.isRenewal,
        amount_minor: line.amountMinor,
        currency: line.currency,
        seconds: line.seconds,
        happened_at: atSecond(line.atSeconds),
        received_at: atSecond(nowSeconds),
      })),
    )
    .onConflict((conflict) => conflict.columns(['acquirer_type', 'event_id']).doNothing())
    .returning(['acquirer_type', 'event_id'])
    .execute();
  return new Set(rows.map((row) => `${row.acquirer_type} ${row.event_id}`));
}

/** Stores the subscription that results from the log. @returns the user with it */
export function storeSubscription(
  tx: Tx,
  user: UserRow,
  history: SubscriptionHistory,
  {
    trialUsedAt,
    email,
  }: { readonly trialUsedAt: number | undefined; readonly email: string | null | undefined },
): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set({
      subscription_type: history.subscriptionType,
      subscription_expires_at: history.accessUntil === 0 ? null : atSecond(history.accessUntil),
      is_subscription_rejected: history.isRejected,
      acquirer_type: history.acquirerType || user.acquirer_type,
      ...(trialUsedAt === undefined ? {} : { trial_used_at: atSecond(trialUsedAt) }),
      ...(email ? { subscription_email: email } : {}),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Receipt {
  readonly kind: 'paid' | 'refunded';
  readonly subscriptionType: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly atSeconds: number;
  readonly orderId: string;
  readonly acquirerType: number;
}

/** Payments and refunds of a user, newest first. */
export async function findReceipts(db: Db, userId: number, limit: number): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', ['paid', 'refunded'])
    .where('order_id', 'is not', null)
    .orderBy('happened_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: row.kind === 'paid' ? 'paid' : 'refunded',
    subscriptionType: row.subscription_type,
    amountMinor: row.amount_minor,
    currency: row.currency,
    atSeconds: secondOf(row.happened_at),
    orderId: row.order_id ?? '',
    acquirerType: row.acquirer_type,
  }));
}
