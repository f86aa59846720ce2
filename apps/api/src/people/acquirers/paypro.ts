import { createHash, timingSafeEqual } from 'node:crypto';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { type Acquirer, AcquirerAway, type AcquirerEvent, AcquirerRefused } from './acquirer.ts';
import { type Answer, callAcquirer, minorOf } from './call-acquirer.ts';

export type PayProKeys = {
  /** `https://store.payproglobal.com/api`; its pages are beside it. */
  readonly root: string;
  readonly vendorId: string;
  readonly validationKey: string;
  readonly apiSecret: string;
  /** Its products for a month, a quarter and a year. */
  readonly products: readonly string[];
};

const PLANS: readonly number[] = [
  SUBSCRIPTION_TYPE.month,
  SUBSCRIPTION_TYPE.quarter,
  SUBSCRIPTION_TYPE.year,
];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The notification types it may send, by its own names; the rest changes nothing here. */
const KINDS: Readonly<Record<string, AcquirerEvent['kind']>> = {
  OrderCharged: 'paid',
  SubscriptionChargeSucceed: 'paid',
  OrderDeclined: 'rejected',
  SubscriptionChargeFailed: 'rejected',
  OrderRefunded: 'refunded',
  OrderPartiallyRefunded: 'refunded',
  OrderChargedBack: 'refunded',
  OrderChargebackIsWon: 'refunded',
  SubscriptionSuspended: 'stopped',
  SubscriptionTerminated: 'stopped',
  SubscriptionFinished: 'stopped',
  SubscriptionRenewed: 'resumed',
};

/** Its statuses of refunded orders, by the names in its notifications. */
const BACK: Readonly<Record<number, string>> = { 3: 'OrderRefunded', 4: 'OrderChargedBack' };

const digest = (algorithm: 'md5' | 'sha256', text: string) =>
  createHash(algorithm).update(text, 'utf8').digest();

function isDigest(notified: string, expected: Buffer): boolean {
  const bytes = Buffer.from(notified, 'hex');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

type Fields = ReadonlyMap<string, string>;

function fieldsOf(body: Buffer): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    // The same name twice: it would be unclear which of them was signed.
    if (fields.has(name)) throw fieldError(name.slice(0, 60), 'bad_value');
    fields.set(name, value);
  }
  return fields;
}

const of = (fields: Fields, name: string): string => fields.get(name) ?? '';

function numberOf(fields: Fields, name: string): string {
  const value = of(fields, name);
  if (!/^\d{1,18}$/.test(value)) throw fieldError(name, 'bad_value');
  return value;
}

function minorIn(fields: Fields, name: string): number {
  const value = minorOf(of(fields, name) || '0');
  if (value === undefined) throw fieldError(name, 'bad_value');
  return value;
}

/** `11/26/2026 7:25:03 PM`, `2026-11-26T19:25:03` or `2026-11-26 19:25:03`, in UTC. */
function instantOf(text: string): number | undefined {
  const [, month, day, year, hour, minute, second = '0', half] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP]M))?$/i.exec(text) ??
    [];
  if (year !== undefined) {
    const noon =
      half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    const at = Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(day),
      noon,
      Number(minute),
      Number(second),
    );
    return Math.floor(at / 1_000);
  }
  const at = Date.parse(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`);
  return Number.isNaN(at) ? undefined : Math.floor(at / 1_000);
}

/** `x-order=<uuid>`, whatever separates several custom fields. */
function orderIdIn(fields: Fields): string | null {
  const [, id = ''] =
    /(?:^|[&,;\s])x-order=([0-9a-f-]{36})/i.exec(of(fields, 'ORDER_CUSTOM_FIELDS')) ?? [];
  return UUID.test(id.toLowerCase()) ? id.toLowerCase() : null;
}

function moneyOf(name: string, fields: Fields): number {
  const total = minorIn(fields, 'ORDER_TOTAL_AMOUNT');
  if (name === 'OrderPartiallyRefunded') return minorIn(fields, 'ORDER_REFUNDED');
  if (name === 'OrderChargebackIsWon') return minorIn(fields, 'ORDER_TAXES_AMOUNT') - total;
  // Taxes come on top of the price where a country has them.
  return total - minorIn(fields, 'ORDER_TAXES_AMOUNT');
}

/**
 * PayPro Global: an order link, and notifications that carry a hash of the order and a signature.
 * It renews by itself and notifies of that. A notification has no number: type, order and state
 * identify it.
 */
export function createPayPro(keys: PayProKeys, clock: () => number): Acquirer {
  const root = keys.root.replace(/\/+$/, '');

  function refuseForged(fields: Fields): void {
    const isTest = of(fields, 'TEST_MODE') === '1';
    const signed = [
      of(fields, 'ORDER_ID'),
      of(fields, 'ORDER_STATUS'),
      of(fields, 'ORDER_TOTAL_AMOUNT'),
      of(fields, 'CUSTOMER_EMAIL'),
      keys.validationKey,
      of(fields, 'TEST_MODE'),
      of(fields, 'IPN_TYPE_NAME'),
    ].join('');
    if (!isDigest(of(fields, 'SIGNATURE'), digest('sha256', signed))) {
      throw new CallError('forbidden', { details: { SIGNATURE: { key: 'bad_value' } } });
    }
    const hashed = isTest ? '1' : `${of(fields, 'ORDER_ID')}${keys.apiSecret}`;
    if (!isDigest(of(fields, 'HASH'), digest('md5', hashed))) {
      throw new CallError('forbidden', { details: { HASH: { key: 'bad_value' } } });
    }
  }

  async function post(path: string, body: object): Promise<Answer> {
    const answer = await callAcquirer(`${root}${path}`, {
      method: 'POST',
      body: { vendorAccountId: Number(keys.vendorId), apiSecretKey: keys.apiSecret, ...body },
    });
    if (answer === undefined) throw new AcquirerAway('it knows no such call');
    if (answer['isSuccess'] === false) {
      throw new AcquirerRefused(JSON.stringify(answer['errors'] ?? []).slice(0, 300));
    }
    return answer;
  }

  return {
    type: ACQUIRER_TYPE.payProGlobal,
    name: 'paypro',
    takesCards: false,

    async start(order, { email, returnUrl }) {
      const product = keys.products[PLANS.indexOf(order.subscriptionType)];
      if (product === undefined) throw new AcquirerRefused('no product for this plan');
      const url = new URL('/checkout', root);
      const wanted = {
        'products[1][id]': product,
        currency: order.currency,
        language: order.locale,
        'billing-email': email,
        'x-order': order.id,
        'redirect-url': returnUrl,
      };
      for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
      return { providerId: null, paymentUrl: url.href };
    },

    async read(body) {
      const fields = fieldsOf(body);
      refuseForged(fields);
      const name = of(fields, 'IPN_TYPE_NAME');
      const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
      if (kind === undefined) return [];
      const orderNumber = numberOf(fields, 'ORDER_ID');
      const refunded = of(fields, 'ORDER_REFUNDED');
      const isOwnRenewal = name.startsWith('SubscriptionCharge');
      // A refused charge is tried again under the same order, once a day at most.
      const now = clock();
      const isDaily = kind === 'rejected' || kind === 'stopped' || kind === 'resumed';
      const again = isDaily ? `:${Math.floor(now / 86_400)}` : '';
      const part = name === 'OrderPartiallyRefunded' ? `:${refunded}` : '';
      const isCharge = name === 'OrderCharged' || name === 'SubscriptionChargeSucceed';
      return [
        {
          eventId: `${orderNumber}:${name}${part}${again}`,
          kind,
          orderId: isOwnRenewal ? null : orderIdIn(fields),
          providerId: orderNumber,
          methodId: of(fields, 'SUBSCRIPTION_ID') || null,
          amountMinor: moneyOf(name, fields),
          currency: of(fields, 'ORDER_CURRENCY_CODE'),
          // The only instant it reports is that at which the order was placed.
          atSeconds: isCharge ? (instantOf(of(fields, 'ORDER_PLACED_TIME_UTC')) ?? now) : now,
          isOwnRenewal,
          email: of(fields, 'CUSTOMER_EMAIL') || null,
        },
      ];
    },

    async find(order) {
      // The number of an order is only known from its first notification, repeated three times.
      if (order.providerId === null) return [];
      const answer = await post('/Orders/GetOrderDetails', { orderId: Number(order.providerId) });
      const details = answer['response'];
      const status = typeof details === 'object' && details !== null ? (details as Answer) : {};
      const name = BACK[Number(status['orderStatusId'])];
      if (name === undefined) return [];
      return [
        {
          eventId: `${order.providerId}:${name}`,
          kind: 'refunded',
          orderId: order.id,
          providerId: order.providerId,
          methodId: null,
          amountMinor: order.amountMinor,
          currency: order.currency,
          atSeconds: clock(),
          isOwnRenewal: false,
          email: null,
        },
      ];
    },

    async refund(order) {
      await post('/Orders/DoRefund', {
        orderIds: [Number(order.providerId)],
        refundReason: 'Asked by the customer',
      });
      // Its notification reports when it is done.
      return [];
    },

    async sendLoginLink(customerEmail) {
      await post('/Customers/SendOnetimeLoginEmail', { customerEmail });
    },

    async setRenewal(methodId, isOn) {
      const what = { subscriptionId: Number(methodId), sendCustomerNotification: false };
      await post(isOn ? '/Subscriptions/Renew' : '/Subscriptions/Suspend', {
        ...what,
        reasonText: 'Asked by the customer',
      });
    },
  };
}
