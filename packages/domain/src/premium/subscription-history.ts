import { DAY_SECONDS } from '../constants/unit-seconds.ts';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '../enumerations/subscription.ts';
import { REJECTED_GRACE_DAYS } from './premium-plans.ts';

/** A refused charge counts when the term it would follow is as near its end as this. */
const REJECTION_WINDOW_SECONDS = 2 * DAY_SECONDS;

/** Events of a subscription, as stored in its log. */
export const PAYMENT_KINDS = [
  'granted',
  'trial',
  'paid',
  'refunded',
  'rejected',
  'planned',
  'resumed',
  'stopped',
  'ended',
  // recorded without effect: the amount or the currency is not the agreed one
  'mismatched',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** One line of the log of a subscription. */
export interface PaymentEvent {
  readonly kind: PaymentKind;
  /** Unique among the events of its acquirer; within one second our own are ordered by it. */
  readonly eventId: string;
  readonly acquirerType: number;
  /** Unix seconds by the sender's clock. */
  readonly atSeconds: number;
  /** Our id of the payment it is about; null if there is none. */
  readonly paymentId: string | null;
  readonly subscriptionType: number;
  /** Months that are paid for. */
  readonly months: number;
  readonly isRenewal: boolean;
  /** Kopecks or cents; of a refund the returned amount, negative when the refund was reversed. */
  readonly amountMinor: number;
  /** Seconds granted without a payment. */
  readonly seconds: number;
}

export interface SubscriptionHistory {
  /** End of what is paid or granted, unix seconds; 0 = nothing was ever paid or granted. */
  readonly until: number;
  /** End of access: three days more when a renewal was refused. */
  readonly accessUntil: number;
  readonly subscriptionType: number;
  readonly acquirerType: number;
  readonly isRejected: boolean;
  readonly isStopped: boolean;
  /** Day of the month on which paid terms end, in months that have it; 0 = nothing was paid yet. */
  readonly dayOfMonth: number;
}

const NOTHING: SubscriptionHistory = {
  until: 0,
  accessUntil: 0,
  subscriptionType: SUBSCRIPTION_TYPE.none,
  acquirerType: ACQUIRER_TYPE.none,
  isRejected: false,
  isStopped: false,
  dayOfMonth: 0,
};

const dayOf = (seconds: number): number => new Date(seconds * 1_000).getUTCDate();

/**
 * A day of a later month in UTC, at the same time of day, or the last day where a month is shorter.
 * @param day the day of the month, by default that of the start
 */
export function afterMonths(seconds: number, months: number, day = dayOf(seconds)): number {
  const from = new Date(seconds * 1_000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, last));
  return Math.floor(to.getTime() / 1_000);
}

/** Within one second: grants, then the acquirers' events, then the user's decisions. */
function rankOf(kind: PaymentKind): number {
  const order = PAYMENT_KINDS.indexOf(kind);
  if (kind === 'granted' || kind === 'trial') return 0;
  return kind === 'paid' || kind === 'refunded' || kind === 'rejected'
    ? order
    : PAYMENT_KINDS.length;
}

function byTime(a: PaymentEvent, b: PaymentEvent): number {
  const ranks = rankOf(a.kind) - rankOf(b.kind);
  return a.atSeconds - b.atSeconds || ranks || (a.eventId < b.eventId ? -1 : 1);
}

/** Every event once, however often and under whichever order it was reported. */
function distinct(events: readonly PaymentEvent[]): PaymentEvent[] {
  const known = new Map<string, PaymentEvent>();
  for (const event of events) known.set(`${event.acquirerType} ${event.eventId}`, event);
  return [...known.values()].toSorted(byTime);
}

/** Payments that were fully refunded; one of nothing was not. */
function refundedIn(events: readonly PaymentEvent[]): ReadonlySet<string> {
  const paid = new Map<string, number>();
  const back = new Map<string, number>();
  for (const { kind, paymentId, amountMinor } of events) {
    if (paymentId === null) continue;
    if (kind === 'paid') paid.set(paymentId, amountMinor);
    if (kind === 'refunded') back.set(paymentId, (back.get(paymentId) ?? 0) + amountMinor);
  }
  const whole = [...paid].filter(([id, amount]) => amount > 0 && (back.get(id) ?? 0) >= amount);
  return new Set(whole.map(([id]) => id));
}

const given = (
  { until, accessUntil }: SubscriptionHistory,
  at: number,
  seconds: number,
): Pick<SubscriptionHistory, 'until' | 'accessUntil' | 'dayOfMonth'> => {
  const end = Math.max(until, at) + seconds;
  return { until: end, accessUntil: Math.max(end, accessUntil), dayOfMonth: dayOf(end) };
};

function afterPayment(state: SubscriptionHistory, event: PaymentEvent): SubscriptionHistory {
  const { atSeconds } = event;
  // Terms that follow one another keep the day of the first: 31 January, 28 February, 31 March.
  const isNext = state.dayOfMonth !== 0 && state.until >= atSeconds;
  const dayOfMonth = isNext ? state.dayOfMonth : dayOf(atSeconds);
  const until = afterMonths(Math.max(state.until, atSeconds), event.months, dayOfMonth);
  const isTypeRetained =
    event.isRenewal && (state.isStopped || state.subscriptionType > SUBSCRIPTION_TYPE.trial);
  return {
    until,
    accessUntil: Math.max(until, state.accessUntil),
    subscriptionType: isTypeRetained ? state.subscriptionType : event.subscriptionType,
    acquirerType: event.acquirerType,
    isRejected: false,
    isStopped: event.isRenewal && state.isStopped,
    dayOfMonth,
  };
}

function afterRejection(state: SubscriptionHistory, event: PaymentEvent): SubscriptionHistory {
  const { until } = state;
  if (!event.isRenewal || until === 0 || state.isStopped) return state;
  if (event.atSeconds < until - REJECTION_WINDOW_SECONDS) return state;
  const accessUntil = until + REJECTED_GRACE_DAYS * DAY_SECONDS;
  // A rejection long after the end does not extend access again.
  if (event.atSeconds > accessUntil) return state;
  return { ...state, isRejected: true, accessUntil };
}

function step(state: SubscriptionHistory, event: PaymentEvent): SubscriptionHistory {
  const { atSeconds: at, subscriptionType } = event;
  switch (event.kind) {
    case 'granted':
      return {
        ...state,
        ...given(state, at, event.seconds),
        subscriptionType: state.isStopped
          ? state.subscriptionType
          : state.subscriptionType || subscriptionType,
      };
    case 'trial':
      return { ...state, ...given(state, at, event.seconds), subscriptionType };
    case 'paid':
      return afterPayment(state, event);
    case 'rejected':
      return afterRejection(state, event);
    case 'planned':
      return state.isStopped ? state : { ...state, subscriptionType };
    case 'resumed':
      return { ...state, subscriptionType, isStopped: false };
    case 'stopped':
      return { ...state, subscriptionType: SUBSCRIPTION_TYPE.none, isStopped: true };
    case 'ended':
      if (state.accessUntil > at) return state;
      return { ...state, subscriptionType: SUBSCRIPTION_TYPE.none, isRejected: false };
    default:
      return state;
  }
}

/**
 * The state of a subscription after all events of its log. The order in which the events arrived
 * does not matter: they are sorted by their senders' times, each payment once.
 */
export function subscriptionHistoryOf(events: readonly PaymentEvent[]): SubscriptionHistory {
  const known = distinct(events);
  const refunded = refundedIn(known);
  const settled = new Set<string>();
  let state = NOTHING;
  for (const event of known) {
    const { kind, paymentId } = event;
    if (kind === 'paid' && paymentId !== null) {
      if (settled.has(paymentId) || refunded.has(paymentId)) continue;
      settled.add(paymentId);
    }
    // A payment after a rejection counts; a rejection reported after it is out of date.
    if (kind === 'rejected' && paymentId !== null && settled.has(paymentId)) continue;
    state = step(state, event);
  }
  return state;
}
