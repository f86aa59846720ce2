import { HOUR_SECONDS } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
import { lockUser, type UserRow } from '../account/users/user-queries.ts';
import {
  type Acquirer,
  AcquirerAway,
  type AcquirerEvent,
  AcquirerMisconfigured,
  AcquirerRefused,
  type Found,
} from '../acquirers/acquirer.ts';
import { applyEvents } from './apply-events.ts';
import { findMethod, type PayMethod } from './method-queries.ts';
import {
  checkLater,
  closeOrder,
  dropOrder,
  findEmail,
  findOrder,
  findUnsettled,
  notePosted,
  type StoredOrder,
  saveStarted,
} from './order-queries.ts';
import { UNANSWERED } from './payment-mails.ts';
import { tryWithUserLock } from './user-lock.ts';

export type PaymentsParts = Pick<
  PeopleServices,
  'db' | 'database' | 'clock' | 'bus' | 'sessions' | 'acquirers' | 'reportError'
>;
export type OnError = (error: unknown) => void;

const DAY = 24 * HOUR_SECONDS;
/** A renewal is charged this long before the end, so that an outage does no harm. */
export const RENEWED_AHEAD = DAY;
const GIVEN_UP_AFTER = 4 * DAY;
/** Acquirers recognise a repeated request for a day. */
const REPEATED_SECONDS = 23 * HOUR_SECONDS;
/** A payment is in the lists of its acquirer after this. */
const LISTED_SECONDS = 600;
const MIN_PAUSE = 60;
const MAX_AT_ONCE = 100;

/** Used where the acquirer reported none. */
function rejectionOf(order: StoredOrder, why: string, nowSeconds: number): AcquirerEvent {
  return {
    eventId: `${order.id}:${why}`,
    kind: 'rejected',
    orderId: order.id,
    providerId: order.providerId,
    methodId: null,
    amountMinor: order.amountMinor,
    currency: order.currency,
    atSeconds: nowSeconds,
    isOwnRenewal: false,
    email: null,
  };
}

/**
 * Whether a user still wants, and needs, the term that a renewal would pay for. After a declined
 * attempt access ends at another time, for which there is another order.
 */
function isWanted(
  user: UserRow | undefined,
  method: PayMethod | undefined,
  order: StoredOrder,
): user is UserRow {
  return (
    user !== undefined &&
    user.blocked_at === null &&
    user.subscription_type === order.subscriptionType &&
    (subscriptionSecondsOf(user) ?? 0) === order.renewsUntil &&
    method?.acquirerType === order.acquirerType
  );
}

/** What to do about a renewal now; undefined = nothing any more. */
interface Step {
  readonly order: StoredOrder;
  readonly isWanted: boolean;
  /** Nothing was requested yet, so that nothing can be found. */
  readonly isFirst: boolean;
  /** What it may be charged with; undefined = it is only looked for. */
  readonly methodId: string | undefined;
}

/** The present of a renewal: read again before each attempt, in the lock of its user. */
async function nextStep(
  trx: Tx,
  { id, userId }: StoredOrder,
  { repeatableSeconds }: Acquirer,
  nowSeconds: number,
): Promise<Step | undefined> {
  const user = await lockUser(trx, userId);
  const order = await findOrder(trx, id);
  if (order === undefined || order.closedAtSeconds !== null) return undefined;
  const method = await findMethod(trx, userId);
  const wanted = isWanted(user, method, order);
  if (order.postedAtSeconds === null) {
    if (!wanted || method === undefined) {
      await dropOrder(trx, id, nowSeconds);
      return undefined;
    }
    await notePosted(trx, id, method.methodId, nowSeconds);
    return { order, isWanted: true, isFirst: true, methodId: method.methodId };
  }
  const isSame = nowSeconds - order.postedAtSeconds < Math.min(repeatableSeconds, REPEATED_SECONDS);
  const methodId = wanted && isSame ? (order.methodId ?? method?.methodId) : undefined;
  return { order, isWanted: wanted, isFirst: false, methodId };
}

/** The state of an order in the books of its acquirer, applied here. */
export async function lookUp(
  parts: PaymentsParts,
  acquirer: Acquirer,
  order: StoredOrder,
): Promise<Found> {
  const found = await acquirer.find(order);
  if (order.providerId === null && found.providerId !== null) {
    await saveStarted(parts.db, order.id, { providerId: found.providerId });
  }
  await applyEvents(parts, acquirer, found.events);
  return found;
}

/** The same payment method as at the first attempt: the same request is the same payment. */
async function charge(
  parts: PaymentsParts,
  acquirer: Acquirer,
  order: StoredOrder,
  methodId: string,
): Promise<void> {
  try {
    const charged = await acquirer.charge?.(order, methodId, await findEmail(parts.db, order));
    if (charged === undefined) return;
    await saveStarted(parts.db, order.id, { providerId: charged.providerId });
    await applyEvents(parts, acquirer, charged.events);
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    await applyEvents(parts, acquirer, [rejectionOf(order, 'refused', parts.clock())]);
  }
}

/** One attempt at a renewal, in the turn of its user. */
async function attempt(
  parts: PaymentsParts,
  acquirer: Acquirer,
  order: StoredOrder,
): Promise<void> {
  const nowSeconds = parts.clock();
  const step = await tx(parts.db, (trx) => nextStep(trx, order, acquirer, nowSeconds));
  if (step === undefined) return;
  if (step.isFirst && step.methodId !== undefined) {
    return charge(parts, acquirer, step.order, step.methodId);
  }
  // Whether its answer was lost is looked up before anything else.
  const { state } = await lookUp(parts, acquirer, step.order);
  if (state === 'pending' || state === 'decided') return;
  if (step.methodId !== undefined) return charge(parts, acquirer, step.order, step.methodId);
  const postedAt = step.order.postedAtSeconds ?? nowSeconds;
  if (state === 'absent' && !step.isWanted && nowSeconds - postedAt > LISTED_SECONDS) {
    await dropOrder(parts.db, order.id, nowSeconds);
  }
}

/** After a day without an answer the term must not end meanwhile; it is still looked for. */
async function noteUnanswered(
  parts: PaymentsParts,
  acquirer: Acquirer,
  order: StoredOrder,
): Promise<void> {
  const nowSeconds = parts.clock();
  const isOpen = await tx(parts.db as Db, async (trx) => {
    const user = await lockUser(trx, order.userId);
    const now = await findOrder(trx, order.id);
    const method = await findMethod(trx, order.userId);
    return now?.closedAtSeconds === null && isWanted(user, method, now);
  });
  if (!isOpen) return;
  await applyEvents(parts, acquirer, [rejectionOf(order, UNANSWERED, nowSeconds)]);
}

/** Asks for the outcome of an order; a renewal is also charged. */
export async function settleOrder(parts: PaymentsParts, order: StoredOrder): Promise<void> {
  const { db, database, clock, acquirers } = parts;
  const nowSeconds = clock();
  const age = nowSeconds - order.createdAtSeconds;
  await checkLater(db, order.id, nowSeconds + Math.min(Math.max(age, MIN_PAUSE), HOUR_SECONDS));
  const acquirer = acquirers.byType(order.acquirerType);
  if (acquirer === undefined) return;
  const isOurs = order.kind === 'renewal' && acquirer.charge !== undefined;
  try {
    if (isOurs)
      await tryWithUserLock(database, order.userId, () => attempt(parts, acquirer, order));
    else await lookUp(parts, acquirer, order);
  } finally {
    if (isOurs && age > RENEWED_AHEAD) await noteUnanswered(parts, acquirer, order);
    if (age > GIVEN_UP_AFTER) await closeOrder(db, order.id, nowSeconds);
  }
}

const isAbsence = (error: unknown) =>
  error instanceof AcquirerAway || error instanceof AcquirerMisconfigured;

/**
 * Orders without a reported outcome: queried from the acquirer, also after this process was killed.
 * An acquirer that is away is not asked about the others.
 */
export async function settleOrders(parts: PaymentsParts, onError: OnError): Promise<void> {
  const away = new Set<number>();
  for (const order of await findUnsettled(parts.db, parts.clock(), MAX_AT_ONCE)) {
    if (away.has(order.acquirerType)) continue;
    try {
      await settleOrder(parts, order);
    } catch (error) {
      if (isAbsence(error)) away.add(order.acquirerType);
      onError(error);
    }
  }
}
