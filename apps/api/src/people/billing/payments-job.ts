import { randomUUID } from 'node:crypto';
import {
  ACQUIRER_TYPE,
  PROMO_COUNTRY_CODE,
  premiumPlans,
  SUBSCRIPTION_TYPE,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { tx } from '../../platform/database/tx.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import {
  type Acquirer,
  type AcquirerEvent,
  AcquirerRefused,
  type PaymentOrder,
} from '../acquirers/acquirer.ts';
import { READER_LOCALE } from '../notifications/reader-queries.ts';
import { applyEvents } from './apply-events.ts';
import {
  checkLater,
  closeOrder,
  findEmail,
  findLastPaid,
  findMethod,
  findUnsettled,
  insertOrder,
  saveStarted,
} from './order-queries.ts';
import { changeCourse } from './payment-log.ts';

const EVERY_MS = 30_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;
/**
 * A renewal is charged this long before the end, so that an outage of the acquirer does no harm.
 */
const RENEWED_AHEAD = DAY;
const NOTICE_AHEAD = 3 * DAY;
const GIVEN_UP_AFTER = 4 * DAY;
const MIN_PAUSE = 60;
const MAX_AT_ONCE = 100;

export type PaymentsParts = Pick<PeopleServices, 'db' | 'clock' | 'bus' | 'sessions' | 'acquirers'>;
type OnError = (error: unknown) => void;

/** Used where the acquirer gave no reason. */
function rejectionOf(order: PaymentOrder, why: string, nowSeconds: number): AcquirerEvent {
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

/** Charges a renewal under the id of the order: a repetition is the same payment. */
async function charge(
  parts: PaymentsParts,
  acquirer: Acquirer,
  order: PaymentOrder,
): Promise<readonly AcquirerEvent[]> {
  const method = await findMethod(parts.db, order.userId);
  if (method?.acquirerType !== acquirer.type || acquirer.charge === undefined) {
    return [rejectionOf(order, 'no method', parts.clock())];
  }
  try {
    const { providerId, events } = await acquirer.charge(
      order,
      method.methodId,
      await findEmail(parts.db, order),
    );
    await saveStarted(parts.db, order.id, { providerId });
    return events;
  } catch (error) {
    if (!(error instanceof AcquirerRefused)) throw error;
    return [rejectionOf(order, 'refused', parts.clock())];
  }
}

async function settleOrder(parts: PaymentsParts, order: PaymentOrder): Promise<void> {
  const { db, clock, acquirers } = parts;
  const nowSeconds = clock();
  const age = nowSeconds - order.createdAtSeconds;
  await checkLater(db, order.id, nowSeconds + Math.min(Math.max(age, MIN_PAUSE), HOUR));
  const acquirer = acquirers.byType(order.acquirerType);
  if (acquirer === undefined) return;
  const isOwn = order.kind === 'renewal' && order.providerId === null;
  try {
    const events = isOwn
      ? await charge(parts, acquirer, order)
      : (await acquirer.find(order)).events;
    await applyEvents(parts, acquirer, events);
    if (events.length > 0) return;
  } finally {
    if (order.kind === 'renewal' && age > RENEWED_AHEAD) {
      // No answer for as long as it was charged ahead: the term must not end meanwhile.
      await applyUnanswered(parts, acquirer, order, nowSeconds);
    }
    if (age > GIVEN_UP_AFTER) await closeOrder(db, order.id, nowSeconds);
  }
}

async function applyUnanswered(
  parts: PaymentsParts,
  acquirer: Acquirer,
  order: PaymentOrder,
  nowSeconds: number,
): Promise<void> {
  const row = await parts.db
    .selectFrom('payment_orders')
    .select('closed_at')
    .where('id', '=', order.id)
    .executeTakeFirst();
  if (row?.closed_at !== null) return;
  await applyEvents(parts, acquirer, [rejectionOf(order, 'unanswered', nowSeconds)]);
  // It may still arrive: it is checked again.
  await parts.db
    .updateTable('payment_orders')
    .set({ closed_at: null })
    .where('id', '=', order.id)
    .execute();
}

/**
 * Orders without a reported outcome: queried from the acquirer, also after this process was killed.
 */
export async function settleOrders(parts: PaymentsParts, onError: OnError): Promise<void> {
  for (const order of await findUnsettled(parts.db, parts.clock(), MAX_AT_ONCE)) {
    await settleOrder(parts, order).catch(onError);
  }
}

type Due = {
  readonly id: number;
  readonly until: number;
  readonly subscription_type: number;
  readonly acquirer_type: number;
};

const secondsOf = sql<number>`extract(epoch from u.subscription_expires_at)::bigint`;

async function findDue({ db, clock }: PaymentsParts): Promise<readonly Due[]> {
  const now = clock();
  const { rows } = await sql<Due>`
    select u.id, ${secondsOf} as until, u.subscription_type, u.acquirer_type
    from users u join pay_methods m on m.user_id = u.id and m.acquirer_type = u.acquirer_type
    where not u.is_simulated and u.subscription_expires_at <= ${atSecond(now + RENEWED_AHEAD)}
      and u.subscription_expires_at > ${atSecond(now - NOTICE_AHEAD)}
      and u.subscription_type >= ${SUBSCRIPTION_TYPE.month} and not u.is_subscription_rejected
      and u.acquirer_type in (${ACQUIRER_TYPE.sandbox}, ${ACQUIRER_TYPE.ruCard})
      and u.blocked_at is null
      and not exists (
        select 1 from payment_orders o
        where o.user_id = u.id and o.renews_until = u.subscription_expires_at
      )
    order by u.subscription_expires_at limit ${MAX_AT_ONCE}
  `.execute(db);
  return rows;
}

async function renew(parts: PaymentsParts, due: Due): Promise<void> {
  const { db, clock } = parts;
  const last = await findLastPaid(db, due.id, due.acquirer_type);
  if (last === undefined) return;
  const country = last.currency === 'RUB' ? PROMO_COUNTRY_CODE : '';
  const plan = premiumPlans(country).find(
    ({ subscriptionType }) => subscriptionType === due.subscription_type,
  );
  if (plan === undefined) return;
  const order: PaymentOrder = {
    ...last,
    id: randomUUID(),
    subscriptionType: plan.subscriptionType,
    months: plan.months,
    amountMinor: plan.priceMinor,
    currency: plan.currency,
    kind: 'renewal',
    createdAtSeconds: clock(),
    providerId: null,
    paymentUrl: null,
  };
  const inserted = await insertOrder(db, order, due.until);
  if (inserted !== undefined) await settleOrder(parts, inserted);
}

/** Renews terms that the acquirer does not renew by itself, each in one process only. */
export async function renewDue(parts: PaymentsParts, onError: OnError): Promise<void> {
  for (const due of await findDue(parts)) await renew(parts, due).catch(onError);
}

type Notified = Due & { readonly email: string; readonly locale: 'ru' | 'en' };

async function findToNotify(
  { db }: PaymentsParts,
  kind: 'renewal_ahead' | 'subscription_ended',
  from: number,
  to: number,
): Promise<readonly Notified[]> {
  const isAhead = kind === 'renewal_ahead';
  const { rows } = await sql<Notified>`
    select u.id, ${secondsOf} as until, u.subscription_type, u.acquirer_type, u.email,
      ${READER_LOCALE} as locale
    from users u
    where not u.is_simulated and u.subscription_expires_at > ${atSecond(from)}
      and u.subscription_expires_at <= ${atSecond(to)} and u.email is not null
      and (${!isAhead} or (u.subscription_type >= ${SUBSCRIPTION_TYPE.month}
        and not u.is_subscription_rejected
        and exists (select 1 from pay_methods m where m.user_id = u.id)))
      and not exists (
        select 1 from outbox o
        where o.dedup_key = ${`${kind}:`} || u.id || ':' || ${secondsOf}
      )
    order by u.id limit ${MAX_AT_ONCE}
  `.execute(db);
  return rows;
}

async function notifyAhead(parts: PaymentsParts): Promise<number> {
  const now = parts.clock();
  const notified = await findToNotify(parts, 'renewal_ahead', now, now + NOTICE_AHEAD);
  for (const { id, until, subscription_type, acquirer_type, email, locale } of notified) {
    const last = await findLastPaid(parts.db, id, acquirer_type);
    const country = last?.currency === 'RUB' ? PROMO_COUNTRY_CODE : '';
    const plan = premiumPlans(country).find((one) => one.subscriptionType === subscription_type);
    const letter = {
      kind: 'renewal_ahead' as const,
      recipient: email,
      locale,
      dedupKey: `renewal_ahead:${id}:${until}`,
      payload: {
        userId: id,
        until,
        subscriptionType: subscription_type,
        amountMinor: plan?.priceMinor ?? 0,
        currency: plan?.currency ?? '',
      },
    };
    await enqueueMail(parts.db, letter, now);
  }
  return notified.length;
}

/** What has ended is recorded and the user is notified: the plan no longer applies. */
async function endOver(parts: PaymentsParts): Promise<number> {
  const now = parts.clock();
  const notified = await findToNotify(parts, 'subscription_ended', now - NOTICE_AHEAD, now);
  for (const { id, until, subscription_type, email, locale } of notified) {
    await tx(parts.db, async (trx) => {
      const own = [{ kind: 'ended', subscriptionType: SUBSCRIPTION_TYPE.none }] as const;
      const changed = await changeCourse(trx, id, { own }, now);
      if (changed === undefined || changed.course.accessUntil > now) return;
      const payload = { userId: id, until, subscriptionType: subscription_type };
      const dedupKey = `subscription_ended:${id}:${until}`;
      const about = { ...payload, amountMinor: 0, currency: '' };
      await enqueueMail(
        trx,
        { kind: 'subscription_ended', recipient: email, locale, dedupKey, payload: about },
        now,
      );
    });
    parts.sessions.changed(id);
  }
  return notified.length;
}

export async function workPayments(parts: PaymentsParts, onError: OnError): Promise<void> {
  await settleOrders(parts, onError);
  await renewDue(parts, onError);
  const notified = (await notifyAhead(parts)) + (await endOver(parts));
  if (notified > 0) wakeOutbox(parts.bus);
}

export const paymentsJob: Job<PaymentsParts> = {
  name: 'payments and renewals',
  everyMs: EVERY_MS,
  needs: ['db', 'clock', 'bus', 'sessions', 'acquirers'],
  run: (parts, wake) => workPayments(parts, (error) => wake.onError(error)),
};
