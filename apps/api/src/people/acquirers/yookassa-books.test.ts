import { randomUUID } from 'node:crypto';
import {
  startYooKassaServer,
  YOOKASSA_FAULTLESS,
  type YooKassaServer,
} from '@tipmark/test-kit/acquirers';
import type { Acquirer, AcquirerEvent, PaymentOrder } from './acquirer.ts';
import { reportingRefusals } from './report-refusals.ts';
import { createYooKassa, type YooKassaKeys } from './yookassa.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const HOUR = 3_600;
const PAYER = { email: 'payer@example.com', returnUrl: 'https://site.example/premium' };
const RECEIPT = { vatCode: 1, paymentSubject: 'service', paymentMode: 'full_payment' } as const;
const SECRET = 'a-secret-of-the-shop';

let now = NOW;
let server: YooKassaServer;
let reported: Error[] = [];

beforeAll(async () => {
  server = await startYooKassaServer({ shopId: '506', secretKey: SECRET, clock: () => now });
});
beforeEach(() => {
  now += 40 * DAY;
  reported = [];
  Object.assign(server.faults, YOOKASSA_FAULTLESS);
});
afterAll(() => server.close());

function anAcquirer(keys: Partial<YooKassaKeys> = {}): Acquirer {
  const onError = (error: Error) => void reported.push(error);
  const all = { root: server.root, shopId: '506', secretKey: SECRET, ...keys };
  return reportingRefusals(createYooKassa(all, { clock: () => now, onError }), [SECRET], onError);
}

const anOrder = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: randomUUID(),
  userId: 1,
  acquirerType: 2,
  subscriptionType: 2,
  months: 1,
  amountMinor: 99_000,
  currency: 'RUB',
  kind: 'first',
  locale: 'ru',
  createdAtSeconds: now,
  providerId: null,
  paymentUrl: null,
  ...changes,
});

async function aPaid(acquirer: Acquirer): Promise<PaymentOrder> {
  const order = anOrder();
  const { providerId } = await acquirer.start(order, PAYER);
  server.pay(providerId ?? '');
  return { ...order, providerId };
}

async function listed(acquirer: Acquirer, from: number, until: number): Promise<AcquirerEvent[]> {
  const events: AcquirerEvent[] = [];
  let page: string | undefined;
  do {
    const { events: some, next } = await acquirer.list({ from, until }, page);
    events.push(...some);
    page = next ?? undefined;
  } while (page !== undefined);
  return events;
}

describe('a payment whose answer was lost', () => {
  test('is found by the id of the order, however many came after it', async () => {
    const acquirer = anAcquirer();
    const order = anOrder();
    server.faults.lostAnswers = 1;
    await expect(acquirer.start(order, PAYER)).rejects.toThrow('does not answer');
    now += HOUR;
    for (let count = 0; count < 120; count += 1) await acquirer.start(anOrder(), PAYER);
    const pending = await acquirer.find(order);
    expect([pending.state, pending.events]).toEqual(['pending', []]);
    server.pay(pending.providerId ?? '');
    const paid = await acquirer.find(order);
    expect([paid.state, paid.providerId]).toEqual(['decided', pending.providerId]);
    expect(paid.events).toMatchObject([{ kind: 'paid', orderId: order.id, amountMinor: 99_000 }]);
  });

  test('that never reached it is absent, so that nothing was charged', async () => {
    const acquirer = anAcquirer();
    const order = anOrder();
    server.faults.isDown = true;
    await expect(acquirer.start(order, PAYER)).rejects.toThrow('503');
    await expect(acquirer.find(order)).rejects.toThrow('503');
    server.faults.isDown = false;
    expect(await acquirer.find(order)).toMatchObject({ state: 'absent', events: [] });
  });

  test('cannot be repeated for as long as the acquirer forgets its keys', () => {
    expect(anAcquirer().repeatableSeconds).toBeLessThan(DAY);
  });
});

test('its list contains every payment and refund of the time once, with the ids of notifications', async () => {
  const acquirer = anAcquirer();
  const before = await aPaid(acquirer);
  now += DAY;
  const from = now;
  const orders: PaymentOrder[] = [];
  for (let count = 0; count < 130; count += 1) orders.push(await aPaid(acquirer));
  const [first] = orders;
  if (first === undefined) throw new Error('no order');
  await acquirer.refund(first, PAYER.email);
  now += 1;
  const events = await listed(acquirer, from, now);
  const paid = events.filter(({ kind }) => kind === 'paid').map(({ orderId }) => orderId);
  expect(paid.toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
  expect(paid).not.toContain(before.id);
  const refunds = events.filter(({ kind }) => kind === 'refunded');
  expect(refunds).toMatchObject([{ providerId: first.providerId, amountMinor: 99_000 }]);
  const notified = JSON.parse(server.notification('payment.succeeded', first.providerId ?? ''));
  const read = await acquirer.read(Buffer.from(JSON.stringify(notified)), {});
  expect(events).toContainEqual(read[0]);
});

describe('receipts', () => {
  const of = (order: PaymentOrder) =>
    [...server.payments.values()].find(({ metadata }) => metadata['order'] === order.id)?.receipt;

  test('are sent with a purchase, a renewal and a refund, over the whole amount', async () => {
    server.faults.needsReceipts = true;
    const acquirer = anAcquirer({ receipt: { ...RECEIPT, taxSystemCode: 2 } });
    const bought = await aPaid(acquirer);
    const expected = {
      customer: { email: PAYER.email },
      items: [
        {
          description: 'Tipmark Premium',
          quantity: '1.00',
          amount: { value: '990.00', currency: 'RUB' },
          vat_code: 1,
          payment_subject: 'service',
          payment_mode: 'full_payment',
        },
      ],
      tax_system_code: 2,
    };
    expect(of(bought)).toEqual(expected);
    const renewal = anOrder({ kind: 'renewal' });
    await acquirer.charge?.(renewal, 'card-1', 'other@example.com');
    expect(of(renewal)).toEqual({ ...expected, customer: { email: 'other@example.com' } });
    await acquirer.refund(bought, PAYER.email);
    const refund = [...server.refunds.values()].find(
      ({ payment_id }) => payment_id === bought.providerId,
    );
    expect(refund?.receipt).toEqual(expected);
  });

  test('a shop that needs them and does not send them reads why in the log, with the order', async () => {
    server.faults.needsReceipts = true;
    const order = anOrder();
    await expect(anAcquirer().start(order, PAYER)).rejects.toThrow('Receipt is missing');
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        new RegExp(`^yookassa, start of order ${order.id}: refused: .*Receipt`),
      ),
    ]);
  });

  test('a customer without an address is refused before anything is sent', async () => {
    const writes = server.writes.length;
    const renewal = anOrder({ kind: 'renewal' });
    const charge = anAcquirer({ receipt: RECEIPT }).charge?.(renewal, 'card-1', null);
    await expect(charge).rejects.toThrow('email');
    expect(server.writes.length).toBe(writes);
  });
});

describe('a shop without the permission for recurring payments', () => {
  test('sells one term, says so, and notifies the operator once an hour', async () => {
    server.faults.forbidsRecurring = true;
    const acquirer = anAcquirer();
    for (let count = 0; count < 3; count += 1) {
      const { providerId, isRenewable } = await acquirer.start(anOrder(), PAYER);
      expect(isRenewable).toBe(false);
      server.pay(providerId ?? '');
      expect(server.payments.get(providerId ?? '')?.payment_method?.saved).toBe(false);
    }
    expect(reported.map(({ message }) => message)).toEqual([
      expect.stringContaining('YOOKASSA_RECURRING=off'),
    ]);
    now += 2 * HOUR;
    server.faults.forbidsRecurring = false;
    expect((await acquirer.start(anOrder(), PAYER)).isRenewable).toBe(true);
  });

  test('by the setting never asks to save a card', async () => {
    server.faults.forbidsRecurring = true;
    const { isRenewable } = await anAcquirer({ isRecurring: false }).start(anOrder(), PAYER);
    expect([isRenewable, reported]).toEqual([false, []]);
  });
});

test('a refund that it cancels is refused with its reason, one that waits has no event yet', async () => {
  const acquirer = anAcquirer();
  server.faults.refunds = 'canceled';
  await expect(acquirer.refund(await aPaid(acquirer), null)).rejects.toMatchObject({
    name: 'AcquirerRefused',
    message: 'yoo_money: insufficient_funds',
  });
  server.faults.refunds = 'pending';
  expect(await acquirer.refund(await aPaid(acquirer), null)).toEqual([]);
});

test('wrong keys are no refusal, and are reported without the secret', async () => {
  const wrong = 'wrong-secret';
  const acquirer = anAcquirer({ secretKey: wrong });
  await expect(acquirer.start(anOrder(), PAYER)).rejects.toMatchObject({
    name: 'AcquirerMisconfigured',
  });
  const text = reported.map(({ message }) => message).join();
  expect(text).toContain('invalid_credentials');
  expect(text).not.toContain(wrong);
});

test('a declined payment carries the reason of the bank', async () => {
  const acquirer = anAcquirer();
  const order = anOrder();
  const { providerId } = await acquirer.start(order, PAYER);
  server.cancel(providerId ?? '');
  const { events } = await acquirer.find({ ...order, providerId });
  expect(events).toMatchObject([
    { kind: 'rejected', reason: 'payment_network: insufficient_funds' },
  ]);
});
