import { createHash, timingSafeEqual } from 'node:crypto';
import { tableOf } from '@tipmark/domain';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { AcquirerEvent, RefundExtent } from './acquirer.ts';
import { minorOf } from './call-acquirer.ts';

export interface PayProSecrets {
  readonly validationKey: string;
  readonly apiSecret: string;
  /** Whether orders of its test mode count; they cost nothing. */
  readonly acceptsTestOrders?: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_REASON_CHARS = 100;

/** The notification types it may send, by its own names; the rest changes nothing here. */
const KINDS = tableOf<AcquirerEvent['kind']>({
  OrderCharged: 'paid',
  SubscriptionChargeSucceed: 'paid',
  OrderDeclined: 'rejected',
  SubscriptionChargeFailed: 'rejected',
  OrderRefunded: 'refunded',
  OrderPartiallyRefunded: 'refunded',
  OrderChargedBack: 'refunded',
  // Its pages name the same type in two ways.
  OrderChargebackIsWon: 'refunded',
  OrderChargedBackWon: 'refunded',
  SubscriptionSuspended: 'stopped',
  SubscriptionTerminated: 'stopped',
  SubscriptionFinished: 'stopped',
  SubscriptionRenewed: 'resumed',
});

const EXTENTS = tableOf<RefundExtent>({
  OrderRefunded: 'whole',
  OrderPartiallyRefunded: 'total',
  OrderChargedBack: 'whole',
  OrderChargebackIsWon: 'undone',
  OrderChargedBackWon: 'undone',
});

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
export function instantOf(text: string): number | undefined {
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

/** An id of ours as it was given to the checkout; null if it is not one. */
export function asOrderId(text: string): string | null {
  const id = text.toLowerCase();
  return UUID.test(id) ? id : null;
}

/** `x-order=<uuid>`, whatever separates several custom fields. */
function orderIdIn(fields: Fields): string | null {
  const [, id = ''] =
    /(?:^|[&,;\s])x-order=([0-9a-f-]{36})/i.exec(of(fields, 'ORDER_CUSTOM_FIELDS')) ?? [];
  return asOrderId(id);
}

function moneyOf(name: string, fields: Fields): number {
  if (name === 'OrderPartiallyRefunded') return minorIn(fields, 'ORDER_REFUNDED');
  // Taxes come on top of the price where a country has them.
  return minorIn(fields, 'ORDER_TOTAL_AMOUNT') - minorIn(fields, 'ORDER_TAXES_AMOUNT');
}

function refuseForged(secrets: PayProSecrets, fields: Fields): void {
  const isTest = of(fields, 'TEST_MODE') === '1';
  const signed = [
    of(fields, 'ORDER_ID'),
    of(fields, 'ORDER_STATUS'),
    of(fields, 'ORDER_TOTAL_AMOUNT'),
    of(fields, 'CUSTOMER_EMAIL'),
    secrets.validationKey,
    of(fields, 'TEST_MODE'),
    of(fields, 'IPN_TYPE_NAME'),
  ].join('');
  if (!isDigest(of(fields, 'SIGNATURE'), digest('sha256', signed))) {
    throw new CallError('forbidden', { details: { SIGNATURE: { key: 'bad_value' } } });
  }
  const hashed = isTest ? '1' : `${of(fields, 'ORDER_ID')}${secrets.apiSecret}`;
  if (!isDigest(of(fields, 'HASH'), digest('md5', hashed))) {
    throw new CallError('forbidden', { details: { HASH: { key: 'bad_value' } } });
  }
  if (isTest && secrets.acceptsTestOrders !== true) {
    throw new CallError('forbidden', { details: { TEST_MODE: { key: 'test_orders_off' } } });
  }
}

/**
 * The event of a notification. It has no number: type, order and state identify it.
 * @throws CallError when it is not PayPro's, or of its test mode
 */
export function readNotification(
  body: Buffer,
  secrets: PayProSecrets,
  nowSeconds: number,
): AcquirerEvent[] {
  const fields = fieldsOf(body);
  refuseForged(secrets, fields);
  const name = of(fields, 'IPN_TYPE_NAME');
  const kind = KINDS[name];
  if (kind === undefined) return [];
  const orderNumber = numberOf(fields, 'ORDER_ID');
  const isOwnRenewal = name.startsWith('SubscriptionCharge');
  // A refused charge is tried again under the same order, once a day at most.
  const isDaily = kind === 'rejected' || kind === 'stopped' || kind === 'resumed';
  const again = isDaily ? `:${Math.floor(nowSeconds / 86_400)}` : '';
  const part = name === 'OrderPartiallyRefunded' ? `:${of(fields, 'ORDER_REFUNDED')}` : '';
  const isCharge = name === 'OrderCharged' || name === 'SubscriptionChargeSucceed';
  const extent = EXTENTS[name];
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
      atSeconds: isCharge
        ? (instantOf(of(fields, 'ORDER_PLACED_TIME_UTC')) ?? nowSeconds)
        : nowSeconds,
      isOwnRenewal,
      email: of(fields, 'CUSTOMER_EMAIL') || null,
      ...(extent === undefined ? {} : { extent }),
      reason:
        kind === 'rejected' ? of(fields, 'ACTION_REASON').slice(0, MAX_REASON_CHARS) || null : null,
    },
  ];
}
