import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { aSandboxPage } from '../../people/premium/testing/premium-calls.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import {
  ABROAD,
  api,
  isoOf,
  MONTH_ON,
  ofPayPro,
  ofYooKassa,
  withAcquirers,
  yookassa,
} from './testing/acquirers-fixture.ts';

withAcquirers();

const NEXT = '/en/odds-scanner?preset=2';

async function buy(person: Person, body: object = {}, headers = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/change-subscription',
    payload: { subscriptionType: 2, ...body },
    headers: { 'accept-language': 'en', ...person.headers, ...headers },
  });
  return reply.json();
}

/** An order at YooKassa: its id there, and ours in the address to which it returns. */
async function anOrder(body: object = {}) {
  const person = await aPerson(api);
  const { data } = await buy(person, body);
  const id = new URL(data.paymentUrl).searchParams.get('orderId') ?? '';
  const orderId = yookassa.payments.get(id)?.metadata['order'] ?? '';
  return { person, id, orderId };
}

async function seen(person: Person | undefined, orderId: string) {
  const reply = await api.app.inject({
    url: `/page-premium?payment=${orderId}`,
    headers: person?.headers ?? {},
  });
  const { data } = reply.json();
  return { data, payment: data.payment, cookies: String(reply.headers['set-cookie']) };
}

test('an acquirer sends the payer back to the page of that payment', async () => {
  const { id, orderId } = await anOrder();
  const returns = new URL(yookassa.returnUrls.get(id) ?? '');
  expect([returns.pathname, returns.searchParams.get('payment')]).toEqual(['/en/premium', orderId]);
});

test('a payment is pending, then paid before its notification, with the session', async () => {
  const { person, id, orderId } = await anOrder({ next: NEXT });
  expect((await seen(person, orderId)).payment).toEqual({
    status: 'pending',
    kind: 'payment',
    subscriptionType: 2,
    amount: 990,
    currency: 'RUB',
    next: NEXT,
  });
  yookassa.pay(id);
  const { data, payment, cookies } = await seen(person, orderId);
  expect([payment.status, data.isRenewed]).toEqual(['paid', true]);
  expect(data.current.subscription_expiration).toBe(isoOf(MONTH_ON));
  expect(decodeURIComponent(cookies)).toContain(`subscription_expiration=${isoOf(MONTH_ON)}`);
  // The notification that follows changes nothing.
  await ofYooKassa('payment.succeeded', id);
  expect((await seen(person, orderId)).data.current.subscription_expiration).toBe(isoOf(MONTH_ON));
});

test('a declined payment is reported, also while the acquirer is away afterwards', async () => {
  const { person, id, orderId } = await anOrder();
  yookassa.cancel(id);
  expect((await seen(person, orderId)).payment.status).toBe('rejected');
  yookassa.faults.isDown = true;
  expect((await seen(person, orderId)).payment.status).toBe('rejected');
});

test('an acquirer that is away leaves it pending, without an error', async () => {
  const { person, orderId } = await anOrder();
  yookassa.faults.isDown = true;
  expect((await seen(person, orderId)).payment.status).toBe('pending');
});

test('another amount is not called paid', async () => {
  const { person, id, orderId } = await anOrder();
  yookassa.pay(id);
  yookassa.faults.amount = { value: '1.00', currency: 'RUB' };
  expect((await seen(person, orderId)).payment.status).toBe('mismatched');
});

test('without a saved card the page says that nothing is renewed', async () => {
  yookassa.faults.forbidsRecurring = true;
  const { person, id, orderId } = await anOrder();
  yookassa.pay(id);
  const { data, payment } = await seen(person, orderId);
  expect([payment.status, data.isRenewed]).toEqual(['paid', false]);
});

test('a new card is pending, saved, or refused by its bank', async () => {
  const { person, id } = await anOrder();
  yookassa.pay(id);
  await ofYooKassa('payment.succeeded', id);
  const aCard = async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/change-pay-card',
      payload: {},
      headers: person.headers,
    });
    const method = new URL(reply.json().data.paymentUrl).searchParams.get('orderId') ?? '';
    const returns = new URL(yookassa.returnUrls.get(method) ?? '');
    return { method, orderId: returns.searchParams.get('payment') ?? '' };
  };
  const { method, orderId } = await aCard();
  expect((await seen(person, orderId)).payment).toMatchObject({ status: 'pending', kind: 'card' });
  yookassa.giveCard(method);
  expect((await seen(person, orderId)).payment.status).toBe('saved');
  const refused = await aCard();
  yookassa.giveCard(refused.method, false);
  expect((await seen(person, refused.orderId)).payment.status).toBe('rejected');
});

test('PayPro Global is waited for: its notification decides', async () => {
  const person = await aPerson(api);
  const { data } = await buy(person, {}, ABROAD);
  const orderId = new URL(data.paymentUrl).searchParams.get('x-order') ?? '';
  expect((await seen(person, orderId)).payment).toMatchObject({ status: 'pending', amount: 9.9 });
  await ofPayPro({
    IPN_TYPE_NAME: 'OrderCharged',
    ORDER_ID: '88001',
    ORDER_TOTAL_AMOUNT: '9.90',
    ORDER_PLACED_TIME_UTC: '11/21/2026 12:00:00 PM',
    SUBSCRIPTION_ID: '88002',
    ORDER_CUSTOM_FIELDS: `x-order=${orderId}`,
  });
  const after = await seen(person, orderId);
  expect([after.payment.status, after.data.isRenewed]).toEqual(['paid', true]);
});

test('the payment of somebody else is not shown, nor one to a guest', async () => {
  const { orderId } = await anOrder();
  expect((await seen(await aPerson(api), orderId)).payment).toBeNull();
  expect((await seen(undefined, orderId)).payment).toBeNull();
  const reply = await api.app.inject({ url: '/page-premium?payment=1' });
  expect([reply.statusCode, Object.keys(reply.json().error.details)]).toEqual([400, ['payment']]);
});

test.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', '/no-such-page', 'x'])(
  'no payment leads on to %s',
  async (next) => {
    const { error } = await buy(await aPerson(api), { next });
    expect([error.code, Object.keys(error.details)]).toEqual(['validation', ['next']]);
  },
);

test('the sandbox decides before it sends back', async () => {
  const tested = await createTestApi({ database: api.database });
  const { person, url } = await aSandboxPage(tested);
  const orderId = url.split('/').at(-1) ?? '';
  const ask = async () =>
    (
      await tested.app.inject({ url: `/page-premium?payment=${orderId}`, headers: person.headers })
    ).json().data.payment.status;
  expect(await ask()).toBe('pending');
  await tested.app.inject({
    method: 'POST',
    url,
    payload: { decision: 'reject' },
    headers: person.headers,
  });
  expect(await ask()).toBe('rejected');
  await tested.close();
});

test('a card that was given to the sandbox is saved, also one it will decline', async () => {
  const tested = await createTestApi({ database: api.database });
  const { person, url } = await aSandboxPage(tested);
  const post = async (address: string, payload: object) =>
    (
      await tested.app.inject({ method: 'POST', url: address, payload, headers: person.headers })
    ).json();
  await post(url, { decision: 'approve' });
  for (const decision of ['approve', 'reject']) {
    const { data } = await post('/change-pay-card', {});
    const id = String(data.paymentUrl).split('/').at(-1) ?? '';
    await post(`/sandbox-payment/${id}`, { decision });
    const seenBy = { url: `/page-premium?payment=${id}`, headers: person.headers };
    const { payment } = (await tested.app.inject(seenBy)).json().data;
    expect(payment).toMatchObject({ status: 'saved', kind: 'card' });
  }
  await tested.close();
});
