import { ACQUIRER_TYPE } from '@tipmark/domain';
import { fieldError } from '../../platform/errors/errors.ts';
import type { Acquirer, AcquirerEvent, Charged, PaymentOrder } from './acquirer.ts';
import { AcquirerAway } from './acquirer.ts';
import { type Answer, callAcquirer, decimalOf, minorOf } from './call-acquirer.ts';

export type YooKassaKeys = {
  /** `https://api.yookassa.ru/v3` */
  readonly root: string;
  readonly shopId: string;
  readonly secretKey: string;
};

const ID = /^[\w-]{1,60}$/;
const DESCRIPTION = 'Tipmark Premium';

function objectIn(value: unknown): Answer {
  return typeof value === 'object' && value !== null ? (value as Answer) : {};
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

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

function orderIdIn(payment: Answer): string | null {
  return textIn(objectIn(payment['metadata'])['order']);
}

/** The current state of a payment; undefined while it is undecided. */
function eventsOfPayment(payment: Answer): AcquirerEvent[] {
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
  };
  return [event];
}

function eventsOfRefund(refund: Answer): AcquirerEvent[] {
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
    },
  ];
}

function eventsOfMethod(method: Answer): AcquirerEvent[] {
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

function parseNotification(body: Buffer): { event: string; id: string } {
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

/**
 * YooKassa, API v3. Its notifications carry no signature, so their content is verified with a
 * request to YooKassa; a forged one cannot cause a false update.
 */
export function createYooKassa({ root, shopId, secretKey }: YooKassaKeys): Acquirer {
  const base = root.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  const get = (path: string) =>
    callAcquirer(`${base}${path}`, { method: 'GET', headers: { authorization } });

  async function post(path: string, key: string, body: object): Promise<Answer> {
    const headers = { authorization, 'idempotence-key': key };
    const answer = await callAcquirer(`${base}${path}`, { method: 'POST', headers, body });
    if (answer === undefined) throw new AcquirerAway('it knows no such call');
    return answer;
  }

  const bodyOf = (order: PaymentOrder) => ({
    amount: { value: decimalOf(order.amountMinor), currency: order.currency },
    capture: true,
    description: DESCRIPTION,
    metadata: { order: order.id },
  });

  function startedOf(answer: Answer) {
    const paymentUrl = textIn(objectIn(answer['confirmation'])['confirmation_url']);
    const providerId = textIn(answer['id']);
    if (paymentUrl === null || providerId === null) {
      throw new AcquirerAway('it names no page to pay on');
    }
    return { providerId, paymentUrl };
  }

  return {
    type: ACQUIRER_TYPE.ruCard,
    name: 'yookassa',
    takesCards: true,

    async start(order, { returnUrl }) {
      const confirmation = {
        type: 'redirect',
        return_url: returnUrl,
        locale: order.locale === 'ru' ? 'ru_RU' : 'en_US',
      };
      if (order.kind === 'card') {
        // It carries no id of ours: the id of the response identifies it.
        const wanted = { type: 'bank_card', confirmation };
        return startedOf(await post('/payment_methods', order.id, wanted));
      }
      const wanted = { ...bodyOf(order), confirmation, save_payment_method: true };
      return startedOf(await post('/payments', order.id, wanted));
    },

    async charge(order, methodId): Promise<Charged> {
      const wanted = { ...bodyOf(order), payment_method_id: methodId };
      const payment = await post('/payments', order.id, wanted);
      return { providerId: textIn(payment['id']), events: eventsOfPayment(payment) };
    },

    async read(body) {
      const { event, id } = parseNotification(body);
      const [subject] = event.split('.');
      if (subject === 'payment') return eventsOfPayment((await get(`/payments/${id}`)) ?? {});
      if (subject === 'refund') return eventsOfRefund((await get(`/refunds/${id}`)) ?? {});
      if (subject === 'payment_method') {
        return eventsOfMethod((await get(`/payment_methods/${id}`)) ?? {});
      }
      return [];
    },

    async find(order) {
      if (order.providerId === null) return [];
      const id = encodeURIComponent(order.providerId);
      if (order.kind === 'card') return eventsOfMethod((await get(`/payment_methods/${id}`)) ?? {});
      const payment = (await get(`/payments/${id}`)) ?? {};
      const back = (minorOf(objectIn(payment['refunded_amount'])['value']) ?? 0) > 0;
      const refunds = back ? await get(`/refunds?payment_id=${id}&limit=100`) : undefined;
      const items = Array.isArray(refunds?.['items']) ? refunds['items'] : [];
      return [...eventsOfPayment(payment), ...items.map(objectIn).flatMap(eventsOfRefund)];
    },

    async refund(order) {
      const refund = await post('/refunds', `refund-${order.id}`, {
        payment_id: order.providerId,
        amount: { value: decimalOf(order.amountMinor), currency: order.currency },
      });
      return eventsOfRefund(refund);
    },
  };
}
