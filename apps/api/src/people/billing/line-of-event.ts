import type { PaymentKind } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import type { AcquirerEvent } from '../acquirers/acquirer.ts';
import { findRefunded, hasMismatchIn, type LogLine } from './log-queries.ts';
import type { StoredOrder } from './order-queries.ts';

/** What a refund adds to the refunds logged before it. */
function addedBy({ extent, amountMinor }: AcquirerEvent, order: StoredOrder, before: number) {
  if (extent === 'whole') return Math.max(0, order.amountMinor - before);
  if (extent === 'total') return Math.max(0, amountMinor - before);
  return extent === 'undone' ? -order.amountMinor : amountMinor;
}

/** As logged: an acquirer that returns the whole amount may report another one, or none. */
async function agreedRefund(
  trx: Tx,
  event: AcquirerEvent,
  order: StoredOrder,
): Promise<AcquirerEvent> {
  const { extent } = event;
  if (event.kind !== 'refunded' || extent === undefined || extent === 'part') return event;
  const isWhole = extent !== 'total';
  return {
    ...event,
    amountMinor: addedBy(event, order, await findRefunded(trx, order.id)),
    currency: isWhole ? order.currency : event.currency,
  };
}

async function isWrong(trx: Tx, event: AcquirerEvent, order: StoredOrder): Promise<boolean> {
  const { kind, amountMinor, currency } = event;
  if (kind === 'paid') return amountMinor !== order.amountMinor || currency !== order.currency;
  if (kind !== 'refunded' || currency === order.currency) return false;
  // Money in another currency goes back in that currency.
  return !(await hasMismatchIn(trx, order.id, currency));
}

/** The line of the log for an event of an order; `mismatched` when it is not what was agreed. */
export async function lineOf(
  trx: Tx,
  reported: AcquirerEvent,
  order: StoredOrder,
): Promise<LogLine> {
  const event = await agreedRefund(trx, reported, order);
  const isMoney = ['paid', 'rejected', 'refunded'].includes(event.kind);
  return {
    kind: (await isWrong(trx, event, order)) ? 'mismatched' : (event.kind as PaymentKind),
    eventId: event.eventId,
    acquirerType: order.acquirerType,
    atSeconds: event.atSeconds,
    paymentId: isMoney ? order.id : null,
    subscriptionType: order.subscriptionType,
    months: event.kind === 'paid' ? order.months : 0,
    isRenewal: order.kind === 'renewal',
    amountMinor: event.amountMinor,
    currency: event.currency,
    seconds: 0,
  };
}
