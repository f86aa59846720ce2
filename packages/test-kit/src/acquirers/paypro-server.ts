import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PayProSecrets {
  readonly validationKey: string;
  readonly apiSecret: string;
}
export type PayProFields = Readonly<Record<string, string>>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A notification as PayPro Global sends it: a form with its hash and its signature. */
export function payProNotification(
  { validationKey, apiSecret }: PayProSecrets,
  fields: PayProFields,
  forged: PayProFields = {},
): string {
  const all: Record<string, string> = {
    ORDER_STATUS: 'Processed',
    TEST_MODE: '0',
    CUSTOMER_EMAIL: 'payer@example.com',
    ORDER_CURRENCY_CODE: 'USD',
    ORDER_TAXES_AMOUNT: '0.00',
    ...fields,
  };
  const signed = [
    all['ORDER_ID'],
    all['ORDER_STATUS'],
    all['ORDER_TOTAL_AMOUNT'],
    all['CUSTOMER_EMAIL'],
    validationKey,
    all['TEST_MODE'],
    all['IPN_TYPE_NAME'],
  ].join('');
  const hash = md5(all['TEST_MODE'] === '1' ? '1' : `${all['ORDER_ID']}${apiSecret}`);
  const form = { ...all, HASH: hash, SIGNATURE: sha256(signed), ...forged };
  return new URLSearchParams(form).toString();
}

/** An order in its books. */
export interface PayProOrder {
  /** 1 waiting, 2 canceled, 3 refunded, 4 charged back, 5 processed. */
  statusId: number;
  /** ISO time in UTC. */
  readonly placedAt: string;
  readonly amount: number;
  readonly taxes?: number;
  readonly currency: string;
  readonly email: string;
  readonly customFields: Readonly<Record<string, string>>;
  readonly subscriptionId: number;
  /** 1 for the first order of its subscription. */
  readonly billingCycle: number;
}

/** What goes wrong between a shop and the acquirer, until it is reset. */
export interface PayProFaults {
  /** Every call is answered 502. */
  isDown: boolean;
  /** The shop's address is not registered. */
  isUnknownAddress: boolean;
  /** Its notice when it refuses a refund. */
  refundNotice: string | undefined;
}

export const PAYPRO_FAULTLESS: Readonly<PayProFaults> = {
  isDown: false,
  isUnknownAddress: false,
  refundNotice: undefined,
};

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
type SubscriptionStatus = 'Active' | 'Suspended' | 'Terminated' | 'Finished';

export interface PayProServer {
  /** Its address, as `PAYPRO_API_ROOT`. */
  readonly root: string;
  readonly calls: readonly Call[];
  readonly orders: Map<number, PayProOrder>;
  /** Changed by its calls; Active unless set. */
  readonly subscriptions: Map<number, SubscriptionStatus>;
  readonly faults: PayProFaults;
  close(): Promise<void>;
}

const CHANGES: Readonly<
  Record<string, { readonly from: readonly SubscriptionStatus[]; readonly to: SubscriptionStatus }>
> = {
  '/Subscriptions/Suspend': { from: ['Active'], to: 'Suspended' },
  '/Subscriptions/Renew': { from: ['Suspended'], to: 'Active' },
  '/Subscriptions/Terminate': { from: ['Active', 'Suspended'], to: 'Terminated' },
};

const ok = (response?: unknown) => ({ isSuccess: true, errors: [], response });
const fault = (property: string, ...messages: string[]) => ({
  isSuccess: false,
  errors: [{ propertyWithError: property, propertyErrorMessages: messages }],
});

const detailsOf = (id: number, order: PayProOrder) => ({
  orderId: id,
  orderStatusId: order.statusId,
  createdAt: order.placedAt.replace('Z', ''),
  billingCurrencyCode: order.currency,
  billingTotalPrice: order.amount + (order.taxes ?? 0),
  customer: { email: order.email },
  customFields: Object.entries(order.customFields).map(([customFieldKey, customFieldValue]) => ({
    customFieldKey,
    customFieldValue,
  })),
  orderItems: [
    {
      quantity: 1,
      billingPrice: order.amount,
      subscriptionId: order.subscriptionId,
      subscriptionBillingCycle: order.billingCycle,
    },
  ],
});

interface Search {
  readonly orderStatusId?: number;
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

function listOf(orders: ReadonlyMap<number, PayProOrder>, body: Call['body']) {
  const { orderStatusId, dateFrom, dateTo } = (body['search'] ?? {}) as Search;
  const [skip, take] = [Number(body['skip'] ?? 0), Math.min(Number(body['take'] ?? 50), 100)];
  const fitting = [...orders]
    .filter(([, { statusId }]) => orderStatusId === undefined || statusId === orderStatusId)
    .filter(([, { placedAt }]) => dateFrom === undefined || placedAt >= dateFrom)
    .filter(([, { placedAt }]) => dateTo === undefined || placedAt <= dateTo)
    .toSorted(([, a], [, b]) => (a.placedAt < b.placedAt ? -1 : 1));
  const listed = fitting.slice(skip, skip + take).map(([id, { placedAt, statusId, email }]) => ({
    id,
    placedAtUtc: placedAt.replace('Z', ''),
    orderStatusId: statusId,
    customerBillingEmail: email,
  }));
  return ok({ skip, take, totalCount: fitting.length, orders: listed });
}

/** The calls of PayPro Global's API a shop with subscriptions makes, by its public description. */
export async function startPayProServer(apiSecret: string): Promise<PayProServer> {
  const calls: Call[] = [];
  const orders = new Map<number, PayProOrder>();
  const subscriptions = new Map<number, SubscriptionStatus>();
  const faults: PayProFaults = { ...PAYPRO_FAULTLESS };

  function changeSubscription(path: string, id: number) {
    const { from, to } = CHANGES[path] ?? { from: [], to: 'Active' as const };
    const status = subscriptions.get(id) ?? 'Active';
    if (!from.includes(status)) return fault('subscriptionId', `The subscription is ${status}`);
    subscriptions.set(id, to);
    return ok();
  }

  function refund(ids: readonly number[]) {
    const { refundNotice } = faults;
    const isRefundSuccessful = refundNotice === undefined;
    if (isRefundSuccessful)
      for (const id of ids) Object.assign(orders.get(id) ?? {}, { statusId: 3 });
    return ok(
      ids.map((orderId) => ({ orderId, isRefundSuccessful, refundNotice: refundNotice ?? null })),
    );
  }

  function answerOf({ path, body }: Call): object {
    if (body['apiSecretKey'] !== apiSecret) return fault('apiSecretKey', 'is not valid');
    if (path in CHANGES) return changeSubscription(path, Number(body['subscriptionId']));
    const order = orders.get(Number(body['orderId']));
    switch (path) {
      case '/Orders/GetList':
        return listOf(orders, body);
      case '/Orders/GetOrderDetails':
        return order === undefined
          ? fault('orderId', 'There is no such order')
          : ok(detailsOf(Number(body['orderId']), order));
      case '/Orders/DoRefund':
        return refund(body['orderIds'] as number[]);
      case '/Subscriptions/GetSubscriptionDetails':
        return ok({ status: subscriptions.get(Number(body['subscriptionId'])) ?? 'Active' });
      default:
        return ok();
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
    const call = { path: (request.url ?? '').replace(/^\/api/, ''), body };
    calls.push(call);
    const status = faults.isDown ? 502 : faults.isUnknownAddress ? 403 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(status === 200 ? answerOf(call) : fault('ip address', 'Forbidden')),
    );
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}/api`,
    calls,
    orders,
    subscriptions,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
