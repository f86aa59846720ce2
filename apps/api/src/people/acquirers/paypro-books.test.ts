import { randomUUID } from 'node:crypto';
import {
  PAYPRO_FAULTLESS,
  type PayProOrder,
  type PayProServer,
  startPayProServer,
} from '@tipmark/test-kit/acquirers';
import type { Acquirer, AcquirerEvent, PaymentOrder } from './acquirer.ts';
import { createPayPro } from './paypro.ts';
import { reportingRefusals } from './report-refusals.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const API_SECRET = 'a secret of the api';
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString();

let server: PayProServer;
let acquirer: Acquirer;
let reported: Error[] = [];
let countOfOrders = 9_000;

beforeAll(async () => {
  server = await startPayProServer(API_SECRET);
  acquirer = anAcquirer();
});
beforeEach(() => {
  Object.assign(server.faults, PAYPRO_FAULTLESS);
  server.orders.clear();
  reported = [];
});
afterAll(() => server.close());

function anAcquirer(apiSecret = API_SECRET): Acquirer {
  const keys = {
    root: server.root,
    vendorId: '150138',
    validationKey: 'qwerty',
    apiSecret,
    products: ['11', '13', '112'],
  };
  return reportingRefusals(
    createPayPro(keys, () => NOW),
    [apiSecret],
    (error) => void reported.push(error),
  );
}

const anOrder = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: randomUUID(),
  userId: 1,
  acquirerType: 3,
  subscriptionType: 2,
  months: 1,
  amountMinor: 990,
  currency: 'USD',
  kind: 'first',
  locale: 'en',
  createdAtSeconds: NOW - DAY,
  providerId: null,
  paymentUrl: null,
  ...changes,
});

/** In its books. */
function placed(orderId: string, changes: Partial<PayProOrder> = {}): number {
  countOfOrders += 1;
  server.orders.set(countOfOrders, {
    statusId: 5,
    placedAt: isoOf(NOW - DAY / 2),
    amount: 9.9,
    taxes: 1.88,
    currency: 'USD',
    email: 'payer@example.com',
    customFields: { 'x-order': orderId },
    subscriptionId: 77,
    billingCycle: 1,
    ...changes,
  });
  return countOfOrders;
}

async function listed(from: number, until: number): Promise<AcquirerEvent[]> {
  const events: AcquirerEvent[] = [];
  let page: string | undefined;
  do {
    const { events: some, next } = await acquirer.list({ from, until }, page);
    events.push(...some);
    page = next ?? undefined;
  } while (page !== undefined);
  return events;
}

test('the link names the product, the currency and the order, and nothing undocumented', async () => {
  const order = anOrder({ subscriptionType: 4 });
  const payer = { email: 'payer@example.com', returnUrl: 'https://site.example/premium' };
  const { paymentUrl } = await acquirer.start(order, payer);
  expect(Object.fromEntries(new URL(paymentUrl).searchParams)).toEqual({
    'products[1][id]': '112',
    currency: 'USD',
    language: 'en',
    'billing-email': 'payer@example.com',
    'x-order': order.id,
  });
});

test('its list shows first charges, renewals and what went back of older orders', async () => {
  const orders = Array.from({ length: 60 }, () => anOrder());
  const numbers = orders.map(({ id }) => placed(id));
  const renewed = placed(orders[0]?.id ?? '', { billingCycle: 2 });
  const old = placed(randomUUID(), { statusId: 3, placedAt: isoOf(NOW - 60 * DAY) });
  const disputed = placed(randomUUID(), { statusId: 4, placedAt: isoOf(NOW - 90 * DAY) });
  placed(randomUUID(), { statusId: 2 });
  placed(randomUUID(), { statusId: 1 });
  const events = await listed(NOW - 2 * DAY, NOW);
  const firsts = events.filter(({ kind, isOwnRenewal }) => kind === 'paid' && !isOwnRenewal);
  expect(firsts.map(({ eventId }) => eventId).toSorted()).toEqual(
    [...numbers, old, disputed].map((number) => `${number}:OrderCharged`).toSorted(),
  );
  expect(firsts.find(({ orderId }) => orderId === orders[0]?.id)).toMatchObject({
    amountMinor: 990,
    currency: 'USD',
    methodId: '77',
  });
  expect(events.filter(({ isOwnRenewal }) => isOwnRenewal)).toMatchObject([
    { eventId: `${renewed}:SubscriptionChargeSucceed`, orderId: null, methodId: '77' },
  ]);
  expect(events.filter(({ kind }) => kind === 'refunded')).toMatchObject([
    { eventId: `${old}:OrderRefunded`, extent: 'whole' },
    { eventId: `${disputed}:OrderChargedBack`, extent: 'whole' },
  ]);
});

test('an order whose notification was lost is found by our id, a renewal of it is not taken for it', async () => {
  const order = anOrder();
  placed(order.id, { billingCycle: 2 });
  expect(await acquirer.find(order)).toMatchObject({ state: 'unknown', events: [] });
  const number = placed(order.id);
  expect(await acquirer.find(order)).toMatchObject({
    state: 'decided',
    providerId: String(number),
    events: [{ eventId: `${number}:OrderCharged`, kind: 'paid', orderId: order.id }],
  });
});

describe('a subscription', () => {
  const path = '/Subscriptions/Terminate';

  test('is terminated; again is no fault', async () => {
    await acquirer.terminate?.('501');
    expect(server.subscriptions.get(501)).toBe('Terminated');
    await acquirer.terminate?.('501');
    expect(server.calls.filter((call) => call.path === path)).toHaveLength(2);
  });

  test('that it does not end is refused with its reason', async () => {
    server.subscriptions.set(502, 'Suspended');
    await expect(acquirer.setRenewal?.('502', false)).rejects.toThrow(
      'The subscription is Suspended',
    );
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringContaining('paypro, stopping of subscription 502: refused: '),
    ]);
  });
});

test('a refund it refuses is refused with its notice', async () => {
  const order = anOrder();
  const providerId = String(placed(order.id));
  server.faults.refundNotice = 'The refund period is over';
  await expect(acquirer.refund({ ...order, providerId }, null)).rejects.toMatchObject({
    name: 'AcquirerRefused',
    message: 'The refund period is over',
  });
  server.faults.refundNotice = undefined;
  // Confirmed by its notification.
  expect(await acquirer.refund({ ...order, providerId }, null)).toEqual([]);
});

test.each([
  [
    'an address that is not registered',
    () => Object.assign(server.faults, { isUnknownAddress: true }),
    API_SECRET,
  ],
  ['a wrong key', () => {}, 'another secret'],
] as const)('%s is a wrong setting, not a refusal', async (_what, invalidate, secret) => {
  invalidate();
  await expect(anAcquirer(secret).sendLoginLink?.('payer@example.com')).rejects.toMatchObject({
    name: 'AcquirerMisconfigured',
  });
  expect(reported).toHaveLength(1);
  expect(reported[0]?.message).not.toContain(secret);
});
