import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { Sessions } from '../account/sessions/sessions.ts';
import { lockUser } from '../account/users/user-queries.ts';
import type { Acquirer, AcquirerEvent } from '../acquirers/acquirer.ts';
import { type IssueReason, resolveEvent, resolveReturned, saveIssue } from './issue-queries.ts';
import { lineOf } from './line-of-event.ts';
import { isLogged, type LogLine } from './log-queries.ts';
import {
  findMethod,
  findSubscription,
  markSurplus,
  noteSubscription,
  saveMethod,
  saveSubscription,
} from './method-queries.ts';
import { findOrderOf, type OfOrder } from './order-of-event.ts';
import {
  closeOrder,
  closeUnrequested,
  type StoredOrder,
  saveStarted,
  saveSubscriptionOf,
} from './order-queries.ts';
import { type Changed, changeSubscriptionHistory } from './payment-log.ts';
import { mailChanges } from './payment-mails.ts';

export type BillingParts = Pick<PlatformServices, 'db' | 'clock' | 'bus' | 'reportError'> & {
  readonly sessions: Pick<Sessions, 'changed'>;
};

/**
 * The effect of one event of an acquirer. `early` is a renewal of a subscription whose first charge
 * has not arrived: it has to be sent again.
 */
export type Outcome = 'done' | 'known' | 'mismatched' | 'unknown' | 'early';

/** A notification of our own stop or resume may arrive this long after the next one. */
const ECHO_SECONDS = 2 * 3_600;

interface Applied {
  readonly outcome: Outcome;
  readonly userId?: number;
  /** Stored for the first time: an operator has to look at it. */
  readonly issue?: IssueReason;
}

interface Moment {
  readonly trx: Tx;
  readonly acquirer: Acquirer;
  readonly nowSeconds: number;
}

const isMoney = ({ kind }: AcquirerEvent) => kind === 'paid' || kind === 'refunded';

/** Money is stored even if it fits nothing. */
async function noteIssue(
  { trx, acquirer, nowSeconds }: Moment,
  event: AcquirerEvent,
  about: { readonly reason: IssueReason; readonly orderId: string | null },
): Promise<Pick<Applied, 'issue'>> {
  if (!isMoney(event)) return {};
  if (event.kind === 'refunded') {
    if (await resolveReturned(trx, acquirer.type, event, nowSeconds)) return {};
  }
  const isNew = await saveIssue(trx, acquirer.type, event, about, nowSeconds);
  return isNew ? { issue: about.reason } : {};
}

async function applyUnassigned(moment: Moment, event: AcquirerEvent): Promise<Applied> {
  const isEarly = event.isOwnRenewal && event.kind === 'paid';
  const outcome = isEarly ? 'early' : 'unknown';
  return { outcome, ...(await noteIssue(moment, event, { reason: outcome, orderId: null })) };
}

/** A new payment card. Its acquirer may name no time: then that of the first report counts. */
async function applyCard(
  { trx, acquirer, nowSeconds }: Moment,
  event: AcquirerEvent,
  { order }: OfOrder,
): Promise<Applied> {
  const { userId } = order;
  if (event.methodId !== null && order.kind === 'card') {
    const at = event.atSeconds || order.closedAtSeconds || nowSeconds;
    if ((await lockUser(trx, userId)) !== undefined) {
      await saveMethod(trx, userId, { acquirerType: acquirer.type, methodId: event.methodId }, at);
      await markSurplus(trx, userId, nowSeconds);
    }
  }
  await closeOrder(trx, order.id, nowSeconds);
  return { outcome: 'known', userId };
}

/** Whether it reports what we did ourselves before we did the contrary. */
async function isEcho({ trx, acquirer, nowSeconds }: Moment, event: AcquirerEvent) {
  if (event.methodId === null) return false;
  const method = { acquirerType: acquirer.type, methodId: event.methodId };
  const changedAt = (await findSubscription(trx, method))?.changedAtSeconds ?? null;
  return changedAt !== null && nowSeconds - changedAt < ECHO_SECONDS;
}

/** Its acquirer will charge it again by itself. */
async function applySubscription(
  { trx, acquirer, nowSeconds }: Moment,
  event: AcquirerEvent,
  { order }: OfOrder,
): Promise<void> {
  const { userId, id: orderId } = order;
  if (acquirer.terminate !== undefined && event.methodId !== null) {
    const method = { acquirerType: acquirer.type, methodId: event.methodId };
    await saveSubscription(trx, method, { userId, orderId }, event.atSeconds);
    await saveSubscriptionOf(trx, orderId, event.methodId);
  }
  await markSurplus(trx, userId, nowSeconds);
}

/** Paid for after it was stopped here: its acquirer has to be asked to stop it. */
async function noteStopped(
  { trx, acquirer, nowSeconds }: Moment,
  { methodId }: AcquirerEvent,
): Promise<void> {
  if (methodId === null || acquirer.terminate === undefined) return;
  const now = new Date(nowSeconds * 1_000);
  const unsure = { unsure_since: now, next_try_at: now };
  await noteSubscription(trx, { acquirerType: acquirer.type, methodId }, unsure);
}

/** Whose term went back is not renewed, by an acquirer that renews by itself either. */
async function noteReturned(
  { trx, nowSeconds }: Moment,
  { user, history }: Changed,
): Promise<void> {
  const method = await findMethod(trx, user.id);
  if (method === undefined || history.subscriptionType !== SUBSCRIPTION_TYPE.none) return;
  const now = new Date(nowSeconds * 1_000);
  await noteSubscription(trx, method, { unsure_since: now, next_try_at: now });
}

/** What later charges are made with. A renewal is charged with what is known already. */
async function applyMethod(
  { trx, acquirer }: Moment,
  event: AcquirerEvent,
  { order }: OfOrder,
): Promise<void> {
  if (event.methodId === null || order.kind !== 'first') return;
  const method = { acquirerType: acquirer.type, methodId: event.methodId };
  await saveMethod(trx, order.userId, method, event.atSeconds);
}

/** Whether a user has paid for more than was intended. */
function isDouble(
  { before }: Changed,
  { order, isSecond }: OfOrder,
  { atSeconds }: LogLine,
  hadMethod: boolean,
): boolean {
  if (isSecond) return true;
  if (order.kind === 'renewal') {
    return order.renewsUntil !== null && before.until > order.renewsUntil;
  }
  const isRunning = before.until > atSeconds && before.subscriptionType >= SUBSCRIPTION_TYPE.month;
  return isRunning && !before.isRejected && hadMethod;
}

/** A payment, a declined one, money that went back, or the end of renewals. */
async function applyToOrder(
  moment: Moment,
  event: AcquirerEvent,
  ofOrder: OfOrder,
): Promise<Applied> {
  const { trx, nowSeconds } = moment;
  const { order } = ofOrder;
  const { userId } = order;
  const user = await lockUser(trx, userId);
  if (user === undefined && (await isLogged(trx, order.acquirerType, event))) {
    return { outcome: 'known' };
  }
  const line = await lineOf(trx, event, order);
  const isPaid = line.kind === 'paid';
  const hadMethod = isPaid && user !== undefined && (await findMethod(trx, userId)) !== undefined;
  const email = isPaid ? event.email : null;
  const changed = await changeSubscriptionHistory(
    trx,
    userId,
    { lines: [line], email },
    nowSeconds,
  );
  await settle(moment, event, order, isPaid);
  if (line.kind === 'mismatched') return applyMismatch(moment, event, ofOrder, { line, changed });
  if (changed === undefined) return applyToNobody(moment, event, ofOrder);
  await resolveEvent(trx, order.acquirerType, event.eventId, nowSeconds);
  if (changed.added.every(({ eventId }) => eventId !== line.eventId)) {
    return { outcome: 'known', userId };
  }
  if (isPaid) {
    await applyMethod(moment, event, ofOrder);
    await applySubscription(moment, event, ofOrder);
    if (changed.history.isStopped) await noteStopped(moment, event);
    // Whoever has paid is not charged for the same term again.
    await closeUnrequested(trx, userId, nowSeconds);
  }
  if (event.kind === 'refunded') await noteReturned(moment, changed);
  const about = { order, line, isDouble: isPaid && isDouble(changed, ofOrder, line, hadMethod) };
  await mailChanges(trx, changed, about, nowSeconds);
  return { outcome: 'done', userId };
}

/** What its acquirer calls the payment, and that there is an outcome. */
async function settle(
  { trx, acquirer, nowSeconds }: Moment,
  event: AcquirerEvent,
  order: StoredOrder,
  isPaid: boolean,
): Promise<void> {
  const { providerId, kind } = event;
  if (kind === 'stopped' || kind === 'resumed') return;
  const isNamed = order.providerId === null || (isPaid && order.providerId !== providerId);
  if (isNamed && providerId !== null) await saveStarted(trx, order.id, { providerId });
  if (isPaid || kind === 'rejected') await closeOrder(trx, order.id, nowSeconds);
  if (kind === 'refunded') await resolveReturned(trx, acquirer.type, event, nowSeconds);
}

/** Nothing is given for it, so that its acquirer must not charge it again either. */
async function applyMismatch(
  moment: Moment,
  event: AcquirerEvent,
  ofOrder: OfOrder,
  { line, changed }: { readonly line: LogLine; readonly changed: Changed | undefined },
): Promise<Applied> {
  const { order } = ofOrder;
  const about = { reason: 'mismatched', orderId: order.id } as const;
  const noted = await noteIssue(moment, event, about);
  if (noted.issue !== undefined) await applySubscription(moment, event, ofOrder);
  if (noted.issue !== undefined && changed !== undefined) {
    const mail = { order, line, isDouble: false };
    await mailChanges(moment.trx, changed, mail, moment.nowSeconds);
  }
  return { outcome: 'mismatched', userId: order.userId, ...noted };
}

/** The account was deleted while its payment page was open. */
async function applyToNobody(
  moment: Moment,
  event: AcquirerEvent,
  ofOrder: OfOrder,
): Promise<Applied> {
  if (event.kind !== 'paid') {
    // its notification may have been earlier than that of the payment, and fitted nothing then
    await resolveEvent(moment.trx, moment.acquirer.type, event.eventId, moment.nowSeconds);
    return { outcome: 'done' };
  }
  await applySubscription(moment, event, ofOrder);
  const about = { reason: 'deleted', orderId: ofOrder.order.id } as const;
  return { outcome: 'done', ...(await noteIssue(moment, event, about)) };
}

async function applyIn(moment: Moment, event: AcquirerEvent): Promise<Applied> {
  const ofOrder = await findOrderOf(moment.trx, moment.acquirer, event);
  if (ofOrder === undefined) return applyUnassigned(moment, event);
  if (event.kind === 'cardSaved') return applyCard(moment, event, ofOrder);
  const isOfSubscription = event.kind === 'stopped' || event.kind === 'resumed';
  if (isOfSubscription && (await isEcho(moment, event))) return { outcome: 'known' };
  // An order that registers a card is never a payment, whatever is reported about it.
  if (ofOrder.order.kind === 'card') {
    const about = { reason: 'card', orderId: ofOrder.order.id } as const;
    return { outcome: 'unknown', ...(await noteIssue(moment, event, about)) };
  }
  return applyToOrder(moment, event, ofOrder);
}

function describe({ name }: Acquirer, event: AcquirerEvent, reason: IssueReason): Error {
  const { kind, eventId, orderId, amountMinor, currency } = event;
  const money = `${(amountMinor / 100).toFixed(2)} ${currency}`;
  const what = `${name} reports ${kind} ${money}, event ${eventId}, order ${orderId ?? 'unnamed'}`;
  return new Error(`Payment issue (${reason}): ${what}. See "npm run payments -- issues".`);
}

/** Stores the events of an acquirer; every event in its own transaction. */
export async function applyEvents(
  { db, clock, bus, sessions, reportError }: BillingParts,
  acquirer: Acquirer,
  events: readonly AcquirerEvent[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const event of events) {
    const nowSeconds = clock();
    const { outcome, userId, issue } = await tx(db as Db, (trx) =>
      applyIn({ trx, acquirer, nowSeconds }, event),
    );
    outcomes.push(outcome);
    if (userId !== undefined) sessions.changed(userId);
    if (issue !== undefined) reportError(describe(acquirer, event, issue));
  }
  if (outcomes.some((outcome) => outcome === 'done' || outcome === 'mismatched')) wakeOutbox(bus);
  return outcomes;
}
