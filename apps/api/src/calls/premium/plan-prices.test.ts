import { afterMonths } from '@tipmark/domain';
import type { Person } from '../../people/account/testing/people.ts';
import { workPayments } from '../../people/billing/payments-job.ts';
import { aBuyer } from '../../people/premium/testing/premium-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const MONTH_ON = afterMonths(NOW, 1);
const ABROAD = { 'x-country-code': 'DE', 'x-forwarded-for': '203.0.113.5' };

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
beforeEach(() => api.setNow(NOW));
afterAll(() => api.close());

const noError = (error: unknown): never => {
  throw error;
};

async function read(url: string, headers: Record<string, string>) {
  return (await api.app.inject({ url, headers })).json().data;
}

/** What choosing a plan does, and what the page asks for each. */
async function offerTo(person: Person, from: Record<string, string> = {}) {
  const { choice, plans } = await read('/page-premium', { ...person.headers, ...from });
  return [choice, ...plans.map(({ price, currency }: never) => `${price} ${currency}`)];
}

async function choose(person: Person, subscriptionType: number, from = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/change-subscription',
    payload: { subscriptionType },
    headers: { ...person.headers, ...from },
  });
  return reply.json().data;
}

/** Payments, the latest first. */
async function paymentsOf(person: Person) {
  const { receipts } = await read('/premium/receipts', person.headers);
  return receipts.map(({ amount, currency }: never) => `${amount} ${currency}`);
}

/** The prices that were in force when the order was made. */
async function makePrices(orderId: string, prices: Record<string, number> | null): Promise<void> {
  await api.services.db
    .updateTable('payment_orders')
    .set({ prices: prices && JSON.stringify(prices) })
    .where('id', '=', orderId)
    .execute();
}

const AT_HOME = ['990 RUB', '2490 RUB', '7990 RUB'];
const THERE = ['9.9 USD', '24.9 USD', '79.9 USD'];

test('who bought at home and is abroad later switches and renews in the currency of the order', async () => {
  const { person } = await aBuyer(api);
  expect(await offerTo(person, ABROAD)).toEqual(['switch', ...AT_HOME]);
  expect((await choose(person, 3, ABROAD)).paymentUrl).toBeNull();
  api.setNow(MONTH_ON - 3_600);
  await workPayments(api.services, noError);
  expect(await paymentsOf(person)).toEqual(['2490 RUB', '990 RUB']);
});

test('new prices are not charged for a running subscription, nor shown to its user', async () => {
  const { person, orderId } = await aBuyer(api);
  await makePrices(orderId, { 2: 50_000, 3: 120_000, 4: 400_000 });
  expect(await offerTo(person)).toEqual(['switch', '500 RUB', '1200 RUB', '4000 RUB']);
  await choose(person, 4);
  api.setNow(MONTH_ON - 3_600);
  await workPayments(api.services, noError);
  expect(await paymentsOf(person)).toEqual(['4000 RUB', '990 RUB']);
});

test('a plan that the order has no price for is neither shown nor taken', async () => {
  const { person, orderId } = await aBuyer(api);
  await makePrices(orderId, { 2: 50_000 });
  expect(await offerTo(person)).toEqual(['switch', '500 RUB']);
  expect(await choose(person, 3)).toBeUndefined();
  expect((await read('/page-premium', person.headers)).current.subscriptionType).toBe(2);
});

test('a stopped subscription is resumed at the prices of its order until its end', async () => {
  const { person } = await aBuyer(api);
  await choose(person, 0);
  expect(await offerTo(person, ABROAD)).toEqual(['resume', ...AT_HOME]);
  expect((await choose(person, 2, ABROAD)).paymentUrl).toBeNull();
  await choose(person, 0);
  api.setNow(MONTH_ON + 60);
  expect(await offerTo(person, ABROAD)).toEqual(['buy', ...THERE]);
  expect((await choose(person, 2, ABROAD)).paymentUrl).toContain('/sandbox-payment/');
});

test('without a saved card a plan is bought again, as the page says', async () => {
  const { person } = await aBuyer(api);
  await api.services.db
    .deleteFrom('pay_methods')
    .where('user_id', '=', (eb) =>
      eb.selectFrom('users').select('id').where('url', '=', person.url),
    )
    .execute();
  expect(await offerTo(person, ABROAD)).toEqual(['buy', ...THERE]);
  expect((await choose(person, 3)).paymentUrl).toContain('/sandbox-payment/');
});
