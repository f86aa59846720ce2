import { fieldError } from '../../platform/errors/errors.ts';
import { AcquirerAway, type AcquirerEvent } from './acquirer.ts';
import { type Answer, minorOf } from './call-acquirer.ts';

const ID = /^[\w-]{1,60}$/;
const MAX_REASON_CHARS = 100;

export function objectIn(value: unknown): Answer {
  return typeof value === 'object' && value !== null ? (value as Answer) : {};
}

export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const itemsIn = (answer: Answer | undefined): Answer[] =>
  Array.isArray(answer?.['items']) ? answer['items'].map(objectIn) : [];

function secondsIn(...values: readonly unknown[]): number {
  for (const value of values) {
    const at = Math.floor(Date.parse(String(value)) / 1_000);
    if (Number.isFinite(at)) return at;
  }
  throw new AcquirerAway('it names no time');
}

function moneyIn(value: unknown): Pick<AcquirerEvent, 'amountMinor' | 'currency'> {
  const { value: amount, currency } = objectIn(value);
  // An unreadable amount does not match any order.
  return { amountMinor: minorOf(amount) ?? -1, currency: String(currency) };
}

/** Our id of the order a payment belongs to. */
export function orderIdIn(payment: Answer): string | null {
  return textIn(objectIn(payment['metadata'])['order']);
}

/** Who declined a payment or a refund, and why, in its own words. */
export function reasonIn(value: Answer): string | null {
  const { party, reason } = objectIn(value['cancellation_details']);
  const parts = [textIn(party), textIn(reason)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(': ').slice(0, MAX_REASON_CHARS);
}

/** The current state of a payment; empty while it is undecided. */
export function eventsOfPayment(payment: Answer): AcquirerEvent[] {
  const providerId = textIn(payment['id']);
  const { status } = payment;
  if (providerId === null || (status !== 'succeeded' && status !== 'canceled')) return [];
  const isPaid = status === 'succeeded';
  const method = objectIn(payment['payment_method']);
  const event: AcquirerEvent = {
    eventId: `${providerId}:${status}`,
    kind: isPaid ? 'paid' : 'rejected',
    orderId: orderIdIn(payment),
    providerId,
    methodId: isPaid && method['saved'] === true ? textIn(method['id']) : null,
    ...moneyIn(payment['amount']),
    atSeconds: isPaid
      ? secondsIn(payment['captured_at'], payment['created_at'])
      : secondsIn(payment['created_at']),
    isOwnRenewal: false,
    email: null,
    reason: isPaid ? null : reasonIn(payment),
  };
  return [event];
}

export function eventsOfRefund(refund: Answer): AcquirerEvent[] {
  const id = textIn(refund['id']);
  if (id === null || refund['status'] !== 'succeeded') return [];
  return [
    {
      eventId: `refund:${id}`,
      kind: 'refunded',
      orderId: null,
      providerId: textIn(refund['payment_id']),
      methodId: null,
      ...moneyIn(refund['amount']),
      atSeconds: secondsIn(refund['created_at']),
      isOwnRenewal: false,
      email: null,
      extent: 'part',
    },
  ];
}

export function eventsOfMethod(method: Answer): AcquirerEvent[] {
  const id = textIn(method['id']);
  if (id === null || method['saved'] !== true || method['status'] !== 'active') return [];
  return [
    {
      eventId: `method:${id}`,
      kind: 'cardSaved',
      orderId: null,
      providerId: id,
      methodId: id,
      amountMinor: 0,
      currency: 'RUB',
      atSeconds: 0,
      isOwnRenewal: false,
      email: null,
    },
  ];
}

/** The subject of a notification; nothing else in it is believed. */
export function parseNotification(body: Buffer): { event: string; id: string } {
  let notification: Answer;
  try {
    notification = objectIn(JSON.parse(body.toString('utf8')));
  } catch {
    throw fieldError('body', 'not_json');
  }
  const event = textIn(notification['event']);
  const id = textIn(objectIn(notification['object'])['id']);
  if (event === null || !/^[a-z_.]{1,60}$/.test(event)) throw fieldError('event', 'bad_value');
  if (id === null || !ID.test(id)) throw fieldError('object.id', 'bad_value');
  return { event, id };
}
