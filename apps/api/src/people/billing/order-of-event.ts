import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/tx.ts';
import { lockUser } from '../account/users/user-queries.ts';
import type { Acquirer, AcquirerEvent } from '../acquirers/acquirer.ts';
import { isPaidOtherwise } from './log-queries.ts';
import { type AcquirerSubscription, findMethod, findSubscription } from './method-queries.ts';
import {
  findLastPaid,
  findOrder,
  findOrderOfProvider,
  insertOrder,
  NEW_ORDER,
  type StoredOrder,
} from './order-queries.ts';

/** The same id however often the same payment is reported. */
function nameOfPayment(acquirerType: number, providerId: string): string {
  const hex = createHash('sha256').update(`${acquirerType}:${providerId}`).digest('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(index === 0 ? 0 : ends[index - 1], end))
    .join('-');
}

/** A payment without an order of its own, on the terms of a former one. */
async function orderLike(
  trx: Tx,
  former: StoredOrder,
  event: AcquirerEvent,
  kind: StoredOrder['kind'],
): Promise<StoredOrder | undefined> {
  if (event.providerId === null) return undefined;
  const id = nameOfPayment(former.acquirerType, event.providerId);
  const order: StoredOrder = {
    ...former,
    ...NEW_ORDER,
    id,
    kind,
    methodId: event.methodId,
    providerId: event.providerId,
    createdAtSeconds: event.atSeconds,
  };
  return (await insertOrder(trx, order)) ?? (await findOrder(trx, id));
}

/** Orders of old do not name their subscription. */
async function findLastPaidOf(
  trx: Tx,
  { userId, acquirerType, methodId }: AcquirerSubscription,
): Promise<StoredOrder | undefined> {
  const last = await findLastPaid(trx, userId, acquirerType, methodId);
  return last ?? findLastPaid(trx, userId, acquirerType);
}

/** A term an acquirer renewed by itself becomes an order at the price of its subscription. */
async function orderOfRenewal(
  trx: Tx,
  { type: acquirerType }: Acquirer,
  event: AcquirerEvent,
): Promise<StoredOrder | undefined> {
  const { methodId } = event;
  if (methodId === null) return undefined;
  const subscription = await findSubscription(trx, { acquirerType, methodId });
  if (subscription === undefined) return undefined;
  const last = await findLastPaidOf(trx, subscription);
  return last && orderLike(trx, last, event, 'renewal');
}

/** The order whose subscription was stopped or resumed, if it is the one in use. */
async function orderOfSubscription(
  trx: Tx,
  { type: acquirerType }: Acquirer,
  { methodId }: AcquirerEvent,
): Promise<StoredOrder | undefined> {
  if (methodId === null) return undefined;
  const subscription = await findSubscription(trx, { acquirerType, methodId });
  const used = subscription && (await findMethod(trx, subscription.userId));
  if (subscription === undefined) return undefined;
  if (used?.acquirerType !== acquirerType || used.methodId !== methodId) return undefined;
  return findLastPaidOf(trx, subscription);
}

export interface OfOrder {
  readonly order: StoredOrder;
  /** One order was paid twice: this is the second payment. */
  readonly isSecond: boolean;
}

/** The order an event is about; undefined when there is none. */
export async function findOrderOf(
  trx: Tx,
  acquirer: Acquirer,
  event: AcquirerEvent,
): Promise<OfOrder | undefined> {
  const { kind, orderId, providerId } = event;
  if (kind === 'stopped' || kind === 'resumed') {
    const order = await orderOfSubscription(trx, acquirer, event);
    return order && { order, isSecond: false };
  }
  // A payment keeps its order, whatever else is reported about it.
  const known =
    providerId === null ? undefined : await findOrderOfProvider(trx, acquirer.type, providerId);
  if (known !== undefined) return { order: known, isSecond: false };
  const named = orderId === null ? undefined : await findOrder(trx, orderId);
  if (named?.acquirerType === acquirer.type) {
    // Two payments of one order are applied one after the other.
    await lockUser(trx, named.userId);
    const isSecond = kind === 'paid' && (await isPaidOtherwise(trx, named, event));
    const order = isSecond ? await orderLike(trx, named, event, 'first') : named;
    return order && { order, isSecond };
  }
  const order = event.isOwnRenewal ? await orderOfRenewal(trx, acquirer, event) : undefined;
  return order && { order, isSecond: false };
}
