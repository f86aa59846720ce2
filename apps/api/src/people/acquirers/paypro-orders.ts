import { AcquirerAway, type AcquirerEvent, type ListPage, type ListWindow } from './acquirer.ts';
import { type Answer, minorOf } from './call-acquirer.ts';
import { asOrderId, instantOf } from './paypro-notification.ts';

/** A call of its API, already with the keys. */
type PayProCall = (path: string, body: object) => Promise<Answer>;

const PAGE_SIZE = 50;
/** Refunds and chargebacks are listed by when their order was placed: disputes last this long. */
const DISPUTED_SECONDS = 400 * 86_400;
const PROCESSED = 5;
/** Its statuses of money that went back, by the names in its notifications. */
const BACK: Readonly<Record<number, string>> = { 3: 'OrderRefunded', 4: 'OrderChargedBack' };

/** The parts of its books, in the order in which they are listed: by status of the order. */
const PARTS: Readonly<
  Record<string, { readonly statusId?: number; readonly next: string | null }>
> = {
  placed: { next: 'refunded' },
  refunded: { statusId: 3, next: 'disputed' },
  disputed: { statusId: 4, next: null },
};

interface PayProOrder {
  readonly number: string;
  readonly statusId: number;
  /** Our id of the order. */
  readonly orderId: string | null;
  readonly subscriptionId: string | null;
  /** 1 = the first charge of its subscription. */
  readonly billingCycle: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly placedAtSeconds: number | undefined;
  readonly email: string | null;
}

const objectIn = (value: unknown): Answer =>
  typeof value === 'object' && value !== null ? (value as Answer) : {};
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listIn = (value: unknown): Answer[] => (Array.isArray(value) ? value.map(objectIn) : []);

/** A dictionary in one page of its documentation, a list of pairs in another. */
function customFieldIn(fields: unknown, name: string): string {
  if (!Array.isArray(fields)) return textIn(objectIn(fields)[name]);
  const pair = listIn(fields).find((one) => one['customFieldKey'] === name);
  return textIn(pair?.['customFieldValue']);
}

function priceOf(details: Answer, items: readonly Answer[]): number {
  // The total contains taxes, which come on top of the price.
  const prices = items.map((item) => minorOf(item['billingPrice']));
  const sum = prices.reduce<number>((total, price) => total + (price ?? Number.NaN), 0);
  if (prices.length > 0 && Number.isFinite(sum)) return sum;
  // An unreadable amount does not match any order.
  return minorOf(details['billingTotalPrice']) ?? -1;
}

function orderIn(details: Answer): PayProOrder {
  const items = listIn(details['orderItems']);
  const item = items.find((one) => one['subscriptionId']) ?? {};
  return {
    number: textIn(details['orderId']),
    statusId: Number(details['orderStatusId']),
    orderId: asOrderId(customFieldIn(details['customFields'], 'x-order')),
    subscriptionId: textIn(item['subscriptionId']) || null,
    billingCycle: Number(item['subscriptionBillingCycle'] ?? 1) || 1,
    amountMinor: priceOf(details, items),
    currency: textIn(details['billingCurrencyCode']),
    placedAtSeconds: instantOf(textIn(details['createdAt'])),
    email: textIn(objectIn(details['customer'])['email']) || null,
  };
}

/** One order of its books. */
export async function getOrder(post: PayProCall, number: string): Promise<PayProOrder> {
  const answer = await post('/Orders/GetOrderDetails', {
    orderId: Number(number),
    dateFormat: 'a',
  });
  const details = objectIn(answer['response']);
  if (textIn(details['orderId']) !== number) throw new AcquirerAway(`it shows no order ${number}`);
  return orderIn(details);
}

/** Charge and refund of an order, with the ids that their notifications have. */
export function eventsOfOrder(order: PayProOrder, nowSeconds: number): AcquirerEvent[] {
  const { number, statusId, placedAtSeconds, subscriptionId } = order;
  const back = BACK[statusId];
  if (statusId !== PROCESSED && back === undefined) return [];
  const isOwnRenewal = order.billingCycle > 1;
  const about = {
    orderId: isOwnRenewal ? null : order.orderId,
    providerId: number,
    methodId: subscriptionId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    isOwnRenewal,
    email: order.email,
  };
  const charged: AcquirerEvent = {
    ...about,
    eventId: `${number}:${isOwnRenewal ? 'SubscriptionChargeSucceed' : 'OrderCharged'}`,
    kind: 'paid',
    atSeconds: placedAtSeconds ?? nowSeconds,
  };
  if (back === undefined) return [charged];
  const returned: AcquirerEvent = {
    ...about,
    eventId: `${number}:${back}`,
    kind: 'refunded',
    atSeconds: nowSeconds,
    isOwnRenewal: false,
    extent: 'whole',
  };
  return [charged, returned];
}

const dateOf = (seconds: number) => new Date(seconds * 1_000).toISOString().replace('Z', '');

/**
 * A page of its books: first the orders placed in the time, then what was refunded, then what was
 * charged back. `page` is the name of the part and how many were seen.
 */
export async function listOrders(
  post: PayProCall,
  { from, until }: ListWindow,
  page = 'placed:0',
): Promise<{ readonly numbers: readonly string[]; readonly next: string | null }> {
  const [name = '', seen = '0'] = page.split(':');
  const part = PARTS[name];
  if (part === undefined) throw new AcquirerAway(`it has no part ${name}`);
  const isBack = part.statusId !== undefined;
  const answer = await post('/Orders/GetList', {
    skip: Number(seen),
    take: PAGE_SIZE,
    search: {
      ...(isBack ? { orderStatusId: part.statusId } : {}),
      dateFrom: dateOf(isBack ? from - DISPUTED_SECONDS : from),
      dateTo: dateOf(until),
      sortByDate: 'asc',
    },
  });
  const orders = listIn(objectIn(answer['response'])['orders']);
  const numbers = orders.map((one) => textIn(one['id'])).filter((one) => /^\d{1,18}$/.test(one));
  if (orders.length >= PAGE_SIZE) return { numbers, next: `${name}:${Number(seen) + PAGE_SIZE}` };
  return { numbers, next: part.next === null ? null : `${part.next}:0` };
}

/** The events on a page of its books. */
export async function listEvents(
  post: PayProCall,
  window: ListWindow,
  nowSeconds: number,
  page?: string,
): Promise<ListPage> {
  const { numbers, next } = await listOrders(post, window, page);
  const events: AcquirerEvent[] = [];
  // One after the other: its limits are not documented.
  for (const number of numbers) {
    events.push(...eventsOfOrder(await getOrder(post, number), nowSeconds));
  }
  return { events, next };
}
