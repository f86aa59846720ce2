import { ACQUIRER_TYPE } from '@tipmark/domain';
import {
  type Acquirer,
  AcquirerAway,
  AcquirerMisconfigured,
  AcquirerRefused,
  type Found,
  type ListPage,
  type ListWindow,
  type PaymentOrder,
  type Started,
} from './acquirer.ts';
import { type Answer, callAcquirer, decimalOf, minorOf } from './call-acquirer.ts';
import {
  eventsOfMethod,
  eventsOfPayment,
  eventsOfRefund,
  itemsIn,
  objectIn,
  orderIdIn,
  parseNotification,
  reasonIn,
  textIn,
} from './yookassa-objects.ts';
import { type ReceiptSettings, receiptOf } from './yookassa-receipt.ts';

export interface YooKassaKeys {
  /** `https://api.yookassa.ru/v3` */
  readonly root: string;
  readonly shopId: string;
  readonly secretKey: string;
  /** Absent = the shop registers its receipts elsewhere. */
  readonly receipt?: ReceiptSettings | undefined;
  /** Whether payment methods may be saved for renewals. */
  readonly isRecurring?: boolean;
}

interface YooKassaParts {
  readonly clock: () => number;
  readonly onError: (error: Error) => void;
}

const DESCRIPTION = 'Tipmark Premium';
/** Its keys are remembered for a day; one hour less. */
const REPEATABLE_SECONDS = 23 * 3_600;
const PAGE_SIZE = 100;
/** Between our clock and its own. */
const SKEW_SECONDS = 600;
/** An order is searched for among the payments created this long after it. */
const SEARCHED_SECONDS = 5 * 86_400;
const MAX_PAGES_SEARCHED = 50;
/** After a refusal of saved methods it is tried again. */
const REFUSED_SECONDS = 3_600;
const NO_RENEWALS =
  'YooKassa does not let this shop save cards for renewals: purchases are sold for one term. Ask its manager for recurring payments, or set YOOKASSA_RECURRING=off';

const KINDS_LISTED = ['payments', 'refunds'] as const;
const iso = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** A shop without the permission for recurring payments is answered 403 with these words. */
function isAboutRecurring(error: unknown): boolean {
  const isRefusal = error instanceof AcquirerMisconfigured || error instanceof AcquirerRefused;
  return isRefusal && /recurring|save_payment_method/i.test(error.message);
}

/**
 * YooKassa, API v3. Its notifications carry no signature, so their content is verified with a
 * request to YooKassa; a forged one cannot cause a false update.
 */
export function createYooKassa(
  { root, shopId, secretKey, receipt, isRecurring = true }: YooKassaKeys,
  { clock, onError }: YooKassaParts,
): Acquirer {
  const base = root.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  let methodsRefusedAt = Number.NEGATIVE_INFINITY;

  const get = (path: string) =>
    callAcquirer(`${base}${path}`, { method: 'GET', headers: { authorization } });

  async function post(path: string, key: string, body: object): Promise<Answer> {
    const headers = { authorization, 'idempotence-key': key };
    const answer = await callAcquirer(`${base}${path}`, { method: 'POST', headers, body });
    if (answer === undefined) throw new AcquirerAway('it knows no such call');
    return answer;
  }

  const amountOf = ({ amountMinor, currency }: PaymentOrder) => ({
    value: decimalOf(amountMinor),
    currency,
  });

  function receiptFor(order: PaymentOrder, email: string | null): object {
    if (receipt === undefined) return {};
    if (!email) throw new AcquirerRefused('the receipt needs an email address of the customer');
    const { amountMinor, currency } = order;
    return {
      receipt: receiptOf(receipt, email, { description: DESCRIPTION, amountMinor, currency }),
    };
  }

  const bodyOf = (order: PaymentOrder, email: string | null) => ({
    amount: amountOf(order),
    capture: true,
    description: DESCRIPTION,
    metadata: { order: order.id },
    ...receiptFor(order, email),
  });

  function startedOf(answer: Answer): Started & { readonly providerId: string } {
    const paymentUrl = textIn(objectIn(answer['confirmation'])['confirmation_url']);
    const providerId = textIn(answer['id']);
    if (paymentUrl === null || providerId === null) {
      throw new AcquirerAway('it names no page to pay on');
    }
    return { providerId, paymentUrl };
  }

  async function startRenewable(order: PaymentOrder, body: object): Promise<Started | undefined> {
    if (!isRecurring || clock() - methodsRefusedAt < REFUSED_SECONDS) return undefined;
    try {
      const answer = await post('/payments', order.id, { ...body, save_payment_method: true });
      return { ...startedOf(answer), isRenewable: true };
    } catch (error) {
      if (!isAboutRecurring(error)) throw error;
      methodsRefusedAt = clock();
      onError(new AcquirerMisconfigured(NO_RENEWALS, { cause: error }));
      return undefined;
    }
  }

  async function eventsOf(payment: Answer) {
    const id = textIn(payment['id']) ?? '';
    const back = (minorOf(objectIn(payment['refunded_amount'])['value']) ?? 0) > 0;
    const query = `payment_id=${encodeURIComponent(id)}&limit=${PAGE_SIZE}`;
    const refunds = back ? await get(`/refunds?${query}`) : undefined;
    return [...eventsOfPayment(payment), ...itemsIn(refunds).flatMap(eventsOfRefund)];
  }

  async function foundOf(payment: Answer): Promise<Found> {
    const events = await eventsOf(payment);
    const state = events.length > 0 ? 'decided' : 'pending';
    return { state, providerId: textIn(payment['id']), events };
  }

  async function page(kind: string, { from, until }: ListWindow, cursor: string) {
    const query = new URLSearchParams({
      'created_at.gte': iso(from),
      'created_at.lt': iso(until),
      limit: String(PAGE_SIZE),
      ...(cursor === '' ? {} : { cursor }),
    });
    const answer = await get(`/${kind}?${query.toString()}`);
    return { items: itemsIn(answer), next: textIn(answer?.['next_cursor']) };
  }

  /** Among the payments that were created since the order, by its id in their metadata. */
  async function search(order: PaymentOrder): Promise<Found> {
    const from = order.createdAtSeconds - SKEW_SECONDS;
    const until = Math.min(clock() + SKEW_SECONDS, order.createdAtSeconds + SEARCHED_SECONDS);
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null; pages += 1) {
      if (pages === MAX_PAGES_SEARCHED) return { state: 'unknown', providerId: null, events: [] };
      const { items, next } = await page('payments', { from, until }, cursor);
      const payments = items.filter((one) => orderIdIn(one) === order.id);
      // Of several attempts the one that was paid counts.
      const paid = payments.find(({ status }) => status === 'succeeded') ?? payments[0];
      if (paid !== undefined) return foundOf(paid);
      cursor = next;
    }
    return { state: 'absent', providerId: null, events: [] };
  }

  return {
    type: ACQUIRER_TYPE.ruCard,
    name: 'yookassa',
    takesCards: true,
    repeatableSeconds: REPEATABLE_SECONDS,

    async start(order, { returnUrl, email }) {
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
      const wanted = { ...bodyOf(order, email), confirmation };
      const renewable = await startRenewable(order, wanted);
      if (renewable !== undefined) return renewable;
      const answer = await post('/payments', `${order.id}:once`, wanted);
      return { ...startedOf(answer), isRenewable: false };
    },

    async charge(order, methodId, email) {
      const wanted = { ...bodyOf(order, email), payment_method_id: methodId };
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
      const { kind, providerId } = order;
      if (providerId === null) {
        // Methods are not listed.
        return kind === 'card' ? { state: 'unknown', providerId: null, events: [] } : search(order);
      }
      const id = encodeURIComponent(providerId);
      if (kind !== 'card') {
        const payment = await get(`/payments/${id}`);
        return payment === undefined
          ? { state: 'unknown', providerId, events: [] }
          : foundOf(payment);
      }
      const method = (await get(`/payment_methods/${id}`)) ?? {};
      const events = eventsOfMethod(method);
      const isDecided = events.length > 0 || method['status'] === 'inactive';
      return { state: isDecided ? 'decided' : 'pending', providerId, events };
    },

    async list(window, at = 'payments:'): Promise<ListPage> {
      const kind = KINDS_LISTED.find((one) => at.startsWith(`${one}:`)) ?? 'payments';
      const { items, next } = await page(kind, window, at.slice(kind.length + 1));
      const events = items.flatMap(kind === 'payments' ? eventsOfPayment : eventsOfRefund);
      if (next !== null) return { events, next: `${kind}:${next}` };
      return { events, next: kind === 'payments' ? 'refunds:' : null };
    },

    async refund(order, email) {
      const refund = await post('/refunds', `refund-${order.id}`, {
        payment_id: order.providerId,
        amount: amountOf(order),
        ...receiptFor(order, email),
      });
      if (refund['status'] === 'canceled') {
        throw new AcquirerRefused(reasonIn(refund) ?? 'the refund was canceled without a reason');
      }
      return eventsOfRefund(refund);
    },
  };
}
