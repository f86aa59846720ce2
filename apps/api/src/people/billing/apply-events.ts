import { createHash } from 'node:crypto';
import type { PaymentKind } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { Sessions } from '../account/sessions/sessions.ts';
import { lockUser } from '../account/users/user-queries.ts';
import type { Acquirer, AcquirerEvent, PaymentOrder } from '../acquirers/acquirer.ts';
import { findRefunded } from './log-queries.ts';
import {
  closeOrder,
  findLastPaid,
  findOrder,
  findOrderOfProvider,
  findPayerOf,
  insertOrder,
  saveMethod,
  saveStarted,
} from './order-queries.ts';
import { changeCourse, type LogLine } from './payment-log.ts';
import { mailChanges } from './payment-mails.ts';

export type BillingParts = Pick<PlatformServices, 'db' | 'clock' | 'bus'> & {
  readonly sessions: Pick<Sessions, 'changed'>;
};

/**
 * The effect of one event of an acquirer. `early` is a renewal of a subscription whose first charge
 * has not arrived: it has to be sent again.
 */
export type Outcome = 'done' | 'known' | 'mismatched' | 'unknown' | 'early';

/** The same id however often the same renewal is reported. */
function nameOfRenewal(acquirerType: number, providerId: string): string {
  const hex = createHash('sha256').update(`${acquirerType}:${providerId}`).digest('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(index === 0 ? 0 : ends[index - 1], end))
    .join('-');
}

/** A term an acquirer renewed by itself becomes an order at the price that was agreed. */
async function orderOfRenewal(
  trx: Tx,
  acquirer: Acquirer,
  { providerId, methodId, atSeconds }: AcquirerEvent,
): Promise<PaymentOrder | undefined> {
  if (providerId === null || methodId === null) return undefined;
  const userId = await findPayerOf(trx, acquirer.type, methodId);
  const last = userId && (await findLastPaid(trx, userId, acquirer.type));
  if (!last) return undefined;
  const order: PaymentOrder = {
    ...last,
    id: nameOfRenewal(acquirer.type, providerId),
    kind: 'renewal',
    providerId,
    paymentUrl: null,
    createdAtSeconds: atSeconds,
  };
  await insertOrder(trx, order);
  return order;
}

async function findOrderOf(
  trx: Tx,
  acquirer: Acquirer,
  event: AcquirerEvent,
): Promise<PaymentOrder | undefined> {
  const { orderId, providerId } = event;
  const named = orderId === null ? undefined : await findOrder(trx, orderId);
  if (named?.acquirerType === acquirer.type) return named;
  const known =
    providerId === null ? undefined : await findOrderOfProvider(trx, acquirer.type, providerId);
  if (known !== undefined) return known;
  const isOfSubscription = event.kind === 'stopped' || event.kind === 'resumed';
  if (!event.isOwnRenewal && isOfSubscription && event.methodId !== null) {
    const userId = await findPayerOf(trx, acquirer.type, event.methodId);
    return userId === undefined ? undefined : findLastPaid(trx, userId, acquirer.type);
  }
  return event.isOwnRenewal ? orderOfRenewal(trx, acquirer, event) : undefined;
}

/** What a refund adds to the refunds logged before it. */
function addedBy({ extent, amountMinor }: AcquirerEvent, order: PaymentOrder, before: number) {
  if (extent === 'whole') return Math.max(0, order.amountMinor - before);
  if (extent === 'total') return Math.max(0, amountMinor - before);
  return extent === 'undone' ? -order.amountMinor : amountMinor;
}

/** As logged: an acquirer that returns the whole amount may report another one, or none. */
async function agreedRefund(
  trx: Tx,
  event: AcquirerEvent,
  order: PaymentOrder,
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

function lineOf(event: AcquirerEvent, order: PaymentOrder): LogLine {
  const isMoney = event.kind === 'paid' || event.kind === 'rejected';
  const isAgreed = event.amountMinor === order.amountMinor && event.currency === order.currency;
  const isRightCurrency = event.currency === order.currency;
  const isWrong = event.kind === 'paid' ? !isAgreed : event.kind === 'refunded' && !isRightCurrency;
  return {
    kind: isWrong ? 'mismatched' : (event.kind as PaymentKind),
    eventId: event.eventId,
    acquirerType: order.acquirerType,
    atSeconds: event.atSeconds,
    paymentId: isMoney || event.kind === 'refunded' ? order.id : null,
    subscriptionType: order.subscriptionType,
    months: event.kind === 'paid' ? order.months : 0,
    isRenewal: order.kind === 'renewal',
    amountMinor: event.amountMinor,
    currency: event.currency,
    seconds: 0,
  };
}

async function applyIn(
  trx: Tx,
  acquirer: Acquirer,
  event: AcquirerEvent,
  nowSeconds: number,
): Promise<{ readonly outcome: Outcome; readonly userId?: number }> {
  const order = await findOrderOf(trx, acquirer, event);
  if (order === undefined) {
    return { outcome: event.isOwnRenewal && event.kind === 'paid' ? 'early' : 'unknown' };
  }
  const { userId } = order;
  const method = event.methodId && { acquirerType: acquirer.type, methodId: event.methodId };
  if (event.kind === 'cardSaved') {
    if (method && order.kind === 'card') await saveMethod(trx, userId, method, nowSeconds);
    await closeOrder(trx, order.id, nowSeconds);
    return { outcome: 'known', userId };
  }
  // An order that registers a card is never a payment, whatever is reported about it.
  if (order.kind === 'card') return { outcome: 'unknown' };
  await lockUser(trx, userId);
  const line = lineOf(await agreedRefund(trx, event, order), order);
  const isPaid = line.kind === 'paid';
  const changed = await changeCourse(
    trx,
    userId,
    { lines: [line], email: isPaid ? event.email : null },
    nowSeconds,
  );
  if (order.providerId === null && event.providerId !== null && event.kind !== 'stopped') {
    await saveStarted(trx, order.id, { providerId: event.providerId });
  }
  if (isPaid || event.kind === 'rejected') await closeOrder(trx, order.id, nowSeconds);
  if (changed === undefined) return { outcome: 'done' };
  if (isPaid && method) await saveMethod(trx, userId, method, event.atSeconds);
  if (changed.added.every(({ eventId }) => eventId !== line.eventId)) {
    return { outcome: line.kind === 'mismatched' ? 'mismatched' : 'known', userId };
  }
  await mailChanges(trx, changed, { order, line }, nowSeconds);
  return { outcome: line.kind === 'mismatched' ? 'mismatched' : 'done', userId };
}

/** Stores the events of an acquirer; every event in its own transaction. */
export async function applyEvents(
  { db, clock, bus, sessions }: BillingParts,
  acquirer: Acquirer,
  events: readonly AcquirerEvent[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const event of events) {
    const { outcome, userId } = await tx(db as Db, (trx) => applyIn(trx, acquirer, event, clock()));
    outcomes.push(outcome);
    if (userId !== undefined) sessions.changed(userId);
  }
  if (outcomes.includes('done')) wakeOutbox(bus);
  return outcomes;
}
