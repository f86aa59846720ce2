import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { findUserById } from '../account/users/user-queries.ts';
import { AcquirerAway, AcquirerMisconfigured, AcquirerRefused } from '../acquirers/acquirer.ts';
import {
  type AcquirerSubscription,
  findAlive,
  findMethod,
  findSurplus,
  findUnsure,
  forgetMethod,
  noteSubscription,
  type PayMethod,
} from './method-queries.ts';
import { findOpenRenewals } from './order-queries.ts';
import { lookUp, type OnError, type PaymentsParts } from './settle-orders.ts';
import { tryWithUserLock, withUserLock } from './user-lock.ts';

const PAUSE_SECONDS = 300;
const MAX_AT_ONCE = 50;
const RETRY_SECONDS = 300;

const atMs = (seconds: number) => new Date(seconds * 1_000);

/**
 * Ends a subscription at its acquirer, for good.
 * @throws AcquirerAway also when that acquirer is not configured any more
 */
async function endAtAcquirer(
  { db, acquirers, clock }: PaymentsParts,
  subscription: AcquirerSubscription,
): Promise<void> {
  const { acquirerType, methodId, userId } = subscription;
  const acquirer = acquirers.byType(acquirerType);
  if (acquirer?.terminate === undefined) {
    throw new AcquirerAway(`acquirer ${acquirerType}, which renews ${methodId}, is not configured`);
  }
  await acquirer.terminate(methodId);
  await tx(db, async (trx) => {
    await noteSubscription(trx, subscription, { ended_at: atMs(clock()) });
    await forgetMethod(trx, userId, subscription);
  });
}

/**
 * Ends everything that acquirers charge a user by themselves; in the turn of the user.
 * @throws AcquirerAway, AcquirerMisconfigured, AcquirerRefused
 */
export async function endAllOf(parts: PaymentsParts, userId: number): Promise<void> {
  for (const subscription of await findAlive(parts.db, userId)) {
    await endAtAcquirer(parts, subscription);
  }
}

/**
 * Ends the subscriptions of a user that were replaced by another one; in the turn of the user.
 * @throws AcquirerAway, AcquirerMisconfigured, AcquirerRefused
 */
export async function endOthersOf(
  parts: PaymentsParts,
  userId: number,
  used: PayMethod | undefined,
): Promise<void> {
  for (const subscription of await findAlive(parts.db, userId)) {
    const isUsed =
      subscription.acquirerType === used?.acquirerType && subscription.methodId === used.methodId;
    if (!isUsed) await endAtAcquirer(parts, subscription);
  }
}

/** Stops what its acquirer may still renew although the user has stopped it. */
async function stopAgain(parts: PaymentsParts, subscription: AcquirerSubscription): Promise<void> {
  const { db, acquirers, clock } = parts;
  const user = await findUserById(db, subscription.userId);
  const method = user && (await findMethod(db, user.id));
  const isUsed = method?.methodId === subscription.methodId;
  if (isUsed && user?.subscription_type === SUBSCRIPTION_TYPE.none) {
    const acquirer = acquirers.byType(subscription.acquirerType);
    await acquirer?.setRenewal?.(subscription.methodId, false);
    await noteSubscription(db, subscription, { changed_at: atMs(clock()) });
  }
  await noteSubscription(db, subscription, { unsure_since: null });
}

/** Stops them until their acquirers agree. */
export async function stopUnsure(parts: PaymentsParts, onError: OnError): Promise<void> {
  const { db, database, clock } = parts;
  for (const subscription of await findUnsure(db, clock(), MAX_AT_ONCE)) {
    try {
      await noteSubscription(db, subscription, { next_try_at: atMs(clock() + PAUSE_SECONDS) });
      await tryWithUserLock(database, subscription.userId, () => stopAgain(parts, subscription));
    } catch (error) {
      onError(error);
    }
  }
}

/** Ends subscriptions that were replaced, or whose user is gone, until their acquirers agree. */
export async function endSurplus(parts: PaymentsParts, onError: OnError): Promise<void> {
  const { db, database, clock } = parts;
  for (const subscription of await findSurplus(db, clock(), MAX_AT_ONCE)) {
    try {
      await noteSubscription(db, subscription, { next_try_at: atMs(clock() + PAUSE_SECONDS) });
      await tryWithUserLock(database, subscription.userId, () =>
        endAtAcquirer(parts, subscription),
      );
    } catch (error) {
      onError(error);
    }
  }
}

/** A renewal whose answer was lost may have been charged: it is looked up first. */
async function settleRequested(parts: PaymentsParts, userId: number): Promise<void> {
  for (const order of await findOpenRenewals(parts.db, userId)) {
    if (order.postedAtSeconds === null) continue;
    const acquirer = parts.acquirers.byType(order.acquirerType);
    if (acquirer === undefined) continue;
    const { state } = await lookUp(parts, acquirer, order);
    if (state === 'pending') throw new AcquirerAway(`order ${order.id} is still being paid`);
  }
}

function toDeletionError(error: unknown): unknown {
  const isOfAcquirer =
    error instanceof AcquirerAway ||
    error instanceof AcquirerMisconfigured ||
    error instanceof AcquirerRefused;
  if (!isOfAcquirer) return error;
  return new CallError('unavailable', {
    message: { key: 'deletion_payment_away' },
    retryAfterSeconds: RETRY_SECONDS,
    cause: error,
  });
}

/**
 * Removes an account after everything that would still charge its owner has ended.
 * @throws CallError unavailable while the acquirer does not confirm that
 */
export async function endBilling(
  parts: PaymentsParts,
  userId: number,
  remove: () => Promise<void>,
): Promise<void> {
  await withUserLock(parts.database, userId, async () => {
    try {
      await settleRequested(parts, userId);
      await endAllOf(parts, userId);
    } catch (error) {
      parts.reportError(error instanceof Error ? error : new Error(String(error)));
      throw toDeletionError(error);
    }
    await remove();
  });
}
