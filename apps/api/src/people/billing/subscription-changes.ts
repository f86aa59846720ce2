import { DAY_SECONDS, SUBSCRIPTION_TYPE, type SubscriptionType, TRIAL_DAYS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { MessageKey } from '../../platform/errors/messages.ts';
import { findWritten, type KeyedWrite, writeOnce } from '../../platform/http/idempotency.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { isTrialOpen } from '../account/sign-in.ts';
import { findUserById, lockUser, type UserRow } from '../account/users/user-queries.ts';
import { type Acquirer, AcquirerRefused } from '../acquirers/acquirer.ts';
import { takeTrial } from '../premium/trial-mailboxes.ts';
import { endAllOf, endOthersOf } from './end-subscriptions.ts';
import { findMethod, noteSubscription, type PayMethod } from './method-queries.ts';
import { closeUnrequested, findLastPaid, findOrder } from './order-queries.ts';
import { type Changed, changeSubscriptionHistory, type OwnChange } from './payment-log.ts';
import { mailStop } from './payment-mails.ts';
import { findPlanOffer } from './plan-offer.ts';
import { saveNext } from './returned-queries.ts';
import { openOrder, pageOfOrder, purchaseOf, toPaymentError } from './start-payment.ts';
import { withUserLock } from './user-lock.ts';

interface SubscriptionChange {
  readonly userId: number;
  /** 0 stops the renewal, 1 starts the trial, 2–4 is a plan. */
  readonly subscriptionType: SubscriptionType;
  readonly countryCode: string;
  readonly locale: Locale;
  readonly nowSeconds: number;
  readonly idempotencyKey: string | undefined;
  /** The page of this site to return to after paying. */
  readonly next: string | undefined;
}

type Parts = PeopleServices;

/** The order to be paid, if any: what a repeated call is answered with. */
interface Written {
  readonly orderId: string | null;
}

type Write = <Reply>(work: (trx: Tx) => Promise<Reply>) => Promise<Reply>;

const NOTHING_TO_PAY: Written = { orderId: null };

function conflict(key: MessageKey): CallError {
  return new CallError('conflict', { message: { key } });
}

async function logged(
  trx: Tx,
  { userId, nowSeconds }: SubscriptionChange,
  own: readonly OwnChange[],
  more: { readonly trialUsedAt?: number } = {},
): Promise<Changed> {
  const changed = await changeSubscriptionHistory(trx, userId, { own, ...more }, nowSeconds);
  if (changed === undefined) throw new CallError('unauthorized');
  return changed;
}

async function startTrial(
  { linkKey }: Parts,
  change: SubscriptionChange,
  write: Write,
): Promise<Written> {
  return write(async (trx) => {
    const { nowSeconds } = change;
    const user = await lockUser(trx, change.userId);
    if (user === undefined) throw new CallError('unauthorized');
    if (!isTrialOpen(user, nowSeconds)) throw conflict('trial_used');
    if (user.email_confirmed_at === null || user.email_folded === null) {
      throw conflict('trial_unconfirmed');
    }
    const isFirst = await takeTrial(trx, linkKey, user.email_folded, nowSeconds);
    if (!isFirst) throw conflict('trial_used');
    const seconds = TRIAL_DAYS * DAY_SECONDS;
    const own = [{ kind: 'trial', subscriptionType: SUBSCRIPTION_TYPE.trial, seconds }] as const;
    await logged(trx, change, own, { trialUsedAt: nowSeconds });
    return NOTHING_TO_PAY;
  });
}

/** An acquirer that renews by itself has to agree first; undefined where there is none. */
function renewingAcquirer({ acquirers }: Parts, method: PayMethod | undefined) {
  const acquirer = method && acquirers.byType(method.acquirerType);
  return acquirer?.setRenewal === undefined ? undefined : acquirer;
}

/** @throws AcquirerAway, AcquirerMisconfigured, AcquirerRefused */
async function setRenewal(
  { db }: Parts,
  acquirer: Acquirer,
  method: PayMethod,
  isOn: boolean,
  nowSeconds: number,
): Promise<void> {
  // Its own notification of this may arrive before its answer, or after the next change.
  const now = new Date(nowSeconds * 1_000);
  await noteSubscription(db, method, { changed_at: now });
  try {
    await acquirer.setRenewal?.(method.methodId, isOn);
    await noteSubscription(db, method, { unsure_since: null });
  } catch (error) {
    // Its answer may be lost: it must not renew what stays stopped here.
    const unsure = isOn ? { unsure_since: now, next_try_at: now } : {};
    await noteSubscription(db, method, { changed_at: null, ...unsure });
    throw error;
  }
}

/** The paid term stays until its end and is not renewed. */
async function stopRenewal(
  parts: Parts,
  change: SubscriptionChange,
  write: Write,
): Promise<Written> {
  const { userId, nowSeconds, locale } = change;
  const user = await findUserById(parts.db, userId);
  const method = await findMethod(parts.db, userId);
  const acquirer = renewingAcquirer(parts, method);
  const isOn = user !== undefined && user.subscription_type !== SUBSCRIPTION_TYPE.none;
  await endOthersOf(parts, userId, method);
  if (acquirer !== undefined && method !== undefined) {
    try {
      await setRenewal(parts, acquirer, method, false, nowSeconds);
    } catch (error) {
      if (!(error instanceof AcquirerRefused)) throw error;
      // What cannot be stopped, and was not stopped before, is ended.
      if (isOn) await endAllOf(parts, userId);
    }
  }
  await write(async (trx) => {
    const own = [{ kind: 'stopped', subscriptionType: SUBSCRIPTION_TYPE.none }] as const;
    const changed = await logged(trx, change, own);
    await closeUnrequested(trx, userId, nowSeconds);
    await mailStop(trx, changed, locale, nowSeconds);
    return NOTHING_TO_PAY;
  });
  wakeOutbox(parts.bus);
  return NOTHING_TO_PAY;
}

/** Where the acquirer renews by itself, the plan is that of its subscription. */
async function refuseOtherPlan(
  { db }: Parts,
  { userId, subscriptionType }: SubscriptionChange,
  user: UserRow,
  method: PayMethod,
): Promise<void> {
  const last =
    (await findLastPaid(db, userId, method.acquirerType, method.methodId)) ??
    (await findLastPaid(db, userId, method.acquirerType));
  const fixed = last?.subscriptionType ?? user.subscription_type;
  if (subscriptionType !== fixed) throw conflict('plan_fixed');
}

/**
 * Another plan from the next term on, or renewal again.
 * @returns undefined when the acquirer does not renew it any more: it has to be bought again
 */
async function keepRunning(
  parts: Parts,
  change: SubscriptionChange,
  write: Write,
  { user, method }: { readonly user: UserRow; readonly method: PayMethod },
): Promise<Written | undefined> {
  const { userId, nowSeconds, subscriptionType } = change;
  const isStopped = user.subscription_type === SUBSCRIPTION_TYPE.none;
  const acquirer = renewingAcquirer(parts, method);
  if (acquirer !== undefined) {
    await refuseOtherPlan(parts, change, user, method);
    if (isStopped) {
      try {
        await setRenewal(parts, acquirer, method, true, nowSeconds);
      } catch (error) {
        if (!(error instanceof AcquirerRefused)) throw error;
        return undefined;
      }
    }
  }
  return write(async (trx) => {
    const own = [{ kind: isStopped ? 'resumed' : 'planned', subscriptionType }] as const;
    await logged(trx, change, own);
    // The next term is charged by the plan that was chosen last.
    await closeUnrequested(trx, userId, nowSeconds);
    return NOTHING_TO_PAY;
  });
}

/** A payment page of the acquirer of the country. */
async function buy(
  parts: Parts,
  change: SubscriptionChange,
  write: Write,
  user: UserRow,
): Promise<Written> {
  const { countryCode, locale, userId, nowSeconds, subscriptionType } = change;
  const offer = parts.acquirers.of(countryCode);
  const plan = offer?.plans.find((one) => one.subscriptionType === subscriptionType);
  if (offer === undefined || plan === undefined) throw conflict('payments_closed');
  const { email } = user;
  if (email === null) throw conflict('trial_unconfirmed');
  // The former subscription must not be charged beside the new one.
  await endAllOf(parts, userId);
  const { acquirer, plans } = offer;
  const purchase = purchaseOf(plans, plan, { acquirer, userId, email, locale, countryCode });
  return write(async (trx) => {
    if ((await lockUser(trx, userId)) === undefined) throw new CallError('unauthorized');
    return { orderId: (await openOrder(trx, purchase, nowSeconds)).id };
  });
}

async function choosePlan(
  parts: Parts,
  change: SubscriptionChange,
  write: Write,
): Promise<Written> {
  const user = await findUserById(parts.db, change.userId);
  if (user === undefined) throw new CallError('unauthorized');
  const { countryCode, subscriptionType, nowSeconds } = change;
  const { choice, plans, method } = await findPlanOffer(parts, user, countryCode, nowSeconds);
  if (method !== undefined && choice !== 'buy') {
    if (!plans.some((plan) => plan.subscriptionType === subscriptionType)) {
      throw conflict('payments_closed');
    }
    const written = await keepRunning(parts, change, write, { user, method });
    if (written !== undefined) return written;
  }
  return buy(parts, change, write, user);
}

/** One change, in the turn of its user; a repeated call with its key changes nothing. */
async function writeChange(parts: Parts, change: SubscriptionChange): Promise<Written> {
  const { userId, subscriptionType, idempotencyKey: key, nowSeconds } = change;
  const request = { subscriptionType };
  const keyed: KeyedWrite = { userId, key, call: 'changeSubscription', request, nowSeconds };
  const written = await findWritten<Written>(parts.db, keyed);
  if (written !== undefined) return written;
  const write: Write = (work) => writeOnce(parts.db, keyed, work);
  switch (subscriptionType) {
    case SUBSCRIPTION_TYPE.trial:
      return startTrial(parts, change, write);
    case SUBSCRIPTION_TYPE.none:
      return stopRenewal(parts, change, write);
    default:
      return choosePlan(parts, change, write);
  }
}

/** The page of an order. */
async function pageOf(
  parts: Parts,
  { userId, nowSeconds }: SubscriptionChange,
  orderId: string,
): Promise<string> {
  const order = await findOrder(parts.db, orderId);
  const acquirer = order && parts.acquirers.byType(order.acquirerType);
  if (order === undefined || acquirer === undefined) throw conflict('payments_closed');
  const user = await findUserById(parts.db, userId);
  return pageOfOrder(parts, acquirer, order, { email: user?.email ?? '', nowSeconds });
}

/**
 * Starts the trial, buys or changes a plan, stops or resumes its renewal.
 * @throws CallError conflict, unavailable, unauthorized, idempotency_mismatch
 */
export async function changeSubscription(
  parts: Parts,
  change: SubscriptionChange,
): Promise<{ readonly user: UserRow; readonly paymentUrl: string | null }> {
  const { userId } = change;
  const { orderId } = await withUserLock(parts.database, userId, () =>
    writeChange(parts, change).catch((error: unknown) => {
      throw toPaymentError(error);
    }),
  );
  parts.sessions.changed(userId);
  const paymentUrl = orderId === null ? null : await pageOf(parts, change, orderId);
  if (paymentUrl !== null && change.next !== undefined) {
    await saveNext(parts.db, { userId, paymentUrl }, change.next);
  }
  const user = await findUserById(parts.db, userId);
  if (user === undefined) throw new CallError('unauthorized');
  return { user, paymentUrl };
}
