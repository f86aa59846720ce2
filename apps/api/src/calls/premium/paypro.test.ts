import { afterMonths } from '@tipmark/domain';
import {
  type PayProFields,
  type PayProOrder,
  payProNotification,
} from '@tipmark/test-kit/acquirers';
import { aPerson } from '../../people/account/testing/people.ts';
import { readNotification } from '../../people/acquirers/paypro-notification.ts';
import {
  ABROAD,
  api,
  change,
  current,
  DAY,
  HOUR,
  isoOf,
  MONTH_ON,
  NOW,
  ofPayPro,
  paypro,
  setNow,
  untilOf,
  withAcquirers,
} from './testing/acquirers-fixture.ts';

/** `1`, the text of test orders. */
const MD5_OF_1 = 'c4ca4238a0b923820dcc509a6f75849b';
/** `12345Processed9.99123qwerty1OrderCharged`, the text of its example. */
const SHA256_OF_EXAMPLE = 'de5618173458ee2aaed43d09a4e65e1d0b7c497b27dfab62f27344b9105d24c1';

withAcquirers();

describe('PayPro Global', () => {
  let countOfOrders = 7_000;

  async function anOrder(subscriptionType = 2) {
    const person = await aPerson(api);
    const { data } = await change(person, subscriptionType, ABROAD);
    const url = new URL(data.paymentUrl);
    countOfOrders += 10;
    const fields = {
      IPN_TYPE_NAME: 'OrderCharged',
      ORDER_ID: String(countOfOrders),
      ORDER_TOTAL_AMOUNT: '9.90',
      ORDER_PLACED_TIME_UTC: '11/21/2026 12:00:00 PM',
      SUBSCRIPTION_ID: String(countOfOrders + 1),
      ORDER_CUSTOM_FIELDS: `x-order=${url.searchParams.get('x-order')}`,
    };
    return { person, url, fields };
  }
  /** The renewal a month later, under an order number of its own. */
  const renewalOf = (fields: Awaited<ReturnType<typeof anOrder>>['fields']) => ({
    ...fields,
    IPN_TYPE_NAME: 'SubscriptionChargeSucceed',
    ORDER_ID: String(Number(fields.ORDER_ID) + 5),
    ORDER_PLACED_TIME_UTC: '12/21/2026 12:00:00 PM',
  });
  async function aPayer() {
    const order = await anOrder();
    await ofPayPro(order.fields);
    return order;
  }

  test('an order links to its checkout, and a charge notification starts the term', async () => {
    const { person, url, fields } = await anOrder();
    expect(url.origin).toBe(new URL(paypro.root).origin);
    expect(url.pathname).toBe('/checkout');
    expect(url.searchParams.get('products[1][id]')).toBe('11');
    expect((await ofPayPro(fields)).statusCode).toBe(200);
    expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
    expect(await current(person)).toMatchObject({ subscriptionType: 2, acquirerType: 3 });
  });

  test.each([
    ['a wrong signature', { SIGNATURE: 'ab'.repeat(32) }],
    ['an empty signature', { SIGNATURE: '' }],
    ['a wrong hash', { HASH: 'ab'.repeat(16) }],
    ['an order id that does not match the signature', { ORDER_ID: '1' }],
    ['an amount that does not match the signature', { ORDER_TOTAL_AMOUNT: '0.00' }],
    ['a type that does not match the signature', { IPN_TYPE_NAME: 'SubscriptionChargeSucceed' }],
  ])('a notification with %s is refused', async (_what, forged: PayProFields) => {
    const { person, fields } = await anOrder();
    expect((await ofPayPro(fields, forged)).statusCode).toBe(403);
    expect(await untilOf(person)).toBe('');
  });

  test('the hash and the signature equal those of the examples of its documentation', async () => {
    const secrets = { validationKey: 'qwerty', apiSecret: 'wErt6HmQ' };
    const formOf = (fields: PayProFields) =>
      new URLSearchParams(payProNotification(secrets, fields));
    const order = { ORDER_ID: '456346', ORDER_TOTAL_AMOUNT: '9.99', IPN_TYPE_NAME: 'OrderCharged' };
    expect(formOf(order).get('HASH')).toBe('cdcca12c15a93df32818e463af053fbc');
    // In the example "123" is in the place of the address.
    const test = { ...order, ORDER_ID: '12345', CUSTOMER_EMAIL: '123', TEST_MODE: '1' };
    const [HASH, SIGNATURE] = [MD5_OF_1, SHA256_OF_EXAMPLE];
    expect(Object.fromEntries(formOf(test))).toMatchObject({ HASH, SIGNATURE });
    // The API accepts them as well; it refuses the notification as one of the test mode.
    const reasonOf = async (fields: PayProFields) =>
      Object.keys((await ofPayPro(fields, { HASH, SIGNATURE })).json().error.details);
    expect(await reasonOf(test)).toEqual(['TEST_MODE']);
    expect(await reasonOf({ ...test, CUSTOMER_EMAIL: '124' })).toEqual(['SIGNATURE']);
  });

  test.each([
    ['a charge of less', { ORDER_TOTAL_AMOUNT: '0.99' }],
    ['a charge in another currency', { ORDER_CURRENCY_CODE: 'INR' }],
  ])('%s is refused', async (_what, wrong: PayProFields) => {
    const { person, fields } = await anOrder();
    expect((await ofPayPro({ ...fields, ...wrong })).statusCode).toBe(400);
    expect(await untilOf(person)).toBe('');
  });

  test('an order of its test mode grants nothing unless a setting allows it', async () => {
    const { person, fields } = await anOrder();
    const test = { ...fields, TEST_MODE: '1' };
    const reply = await ofPayPro(test);
    expect([reply.statusCode, Object.keys(reply.json().error.details)]).toEqual([
      403,
      ['TEST_MODE'],
    ]);
    expect(await untilOf(person)).toBe('');
    const secrets = { validationKey: 'qwerty', apiSecret: 'a secret of the api' };
    const body = Buffer.from(payProNotification(secrets, test));
    const events = readNotification(body, { ...secrets, acceptsTestOrders: true }, NOW);
    expect(events.map(({ kind }) => kind)).toEqual(['paid']);
  });

  test('taxes may be added to the price', async () => {
    const { person, fields } = await anOrder();
    await ofPayPro({ ...fields, ORDER_TOTAL_AMOUNT: '11.78', ORDER_TAXES_AMOUNT: '1.88' });
    expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
  });

  test('a notification sent several times gives one term, also for a renewal', async () => {
    const { person, fields } = await anOrder();
    const resent = { ...fields, IS_RESENT: '1' };
    await Promise.all([fields, fields, resent, resent].map((one) => ofPayPro(one)));
    expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
    const renewal = renewalOf(fields);
    setNow(MONTH_ON);
    await ofPayPro(renewal);
    await ofPayPro(renewal);
    expect(await untilOf(person)).toBe(isoOf(afterMonths(MONTH_ON, 1)));
  });

  test('a renewal that arrives before the first charge is requested again and counts then', async () => {
    const { person, fields } = await anOrder();
    const renewal = renewalOf(fields);
    setNow(MONTH_ON);
    expect((await ofPayPro(renewal)).statusCode).toBe(503);
    await ofPayPro({ ...fields, IS_RESENT: '1' });
    await ofPayPro({ ...renewal, IS_RESENT: '1' });
    expect(await untilOf(person)).toBe(isoOf(afterMonths(MONTH_ON, 1)));
  });

  test('notifications of a refused renewal, a stop and a resume are applied', async () => {
    const { person, fields } = await aPayer();
    const about = { ...fields, ORDER_ID: String(Number(fields.ORDER_ID) + 6) };
    setNow(MONTH_ON - HOUR);
    await ofPayPro({ ...about, IPN_TYPE_NAME: 'SubscriptionChargeFailed' });
    expect(await current(person)).toMatchObject({
      isSubscriptionRejected: true,
      subscription_expiration: isoOf(MONTH_ON + 3 * DAY),
    });
    await ofPayPro({ ...fields, IPN_TYPE_NAME: 'SubscriptionSuspended' });
    expect((await current(person)).subscriptionType).toBe(0);
    setNow(MONTH_ON + DAY);
    await ofPayPro({ ...fields, IPN_TYPE_NAME: 'SubscriptionRenewed' });
    expect((await current(person)).subscriptionType).toBe(2);
  });

  test('stopping and resuming call the acquirer first; if that fails, nothing changes', async () => {
    const { person, fields } = await aPayer();
    paypro.faults.isDown = true;
    expect((await change(person, 0)).status).toBe(503);
    expect((await current(person)).subscriptionType).toBe(2);
    paypro.faults.isDown = false;
    expect((await change(person, 0)).data.subscriptionType).toBe(0);
    expect(paypro.calls.at(-1)).toMatchObject({
      path: '/Subscriptions/Suspend',
      body: { subscriptionId: Number(fields.SUBSCRIPTION_ID), vendorAccountId: 150_138 },
    });
    expect((await change(person, 2)).data.subscriptionType).toBe(2);
    expect(paypro.calls.at(-1)?.path).toBe('/Subscriptions/Renew');
    expect((await change(person, 4)).status).toBe(409);
  });

  test('the login link is mailed by the acquirer to the address that paid', async () => {
    const { person } = await aPayer();
    for (const url of ['/send-pay-pro-global-login-link', '/change-pay-card']) {
      const reply = await api.app.inject({
        method: 'POST',
        url,
        payload: {},
        headers: person.headers,
      });
      expect(reply.statusCode).toBe(200);
      expect(paypro.calls.at(-1)).toMatchObject({
        path: '/Customers/SendOnetimeLoginEmail',
        body: { customerEmail: 'payer@example.com' },
      });
    }
  });

  test('a chargeback ends the term, a dispute that was won restores it', async () => {
    const { person, fields } = await aPayer();
    await ofPayPro({ ...fields, IPN_TYPE_NAME: 'OrderChargedBack', ORDER_STATUS: 'Chargeback' });
    expect(await untilOf(person)).toBe('');
    await ofPayPro({ ...fields, IPN_TYPE_NAME: 'OrderChargebackIsWon' });
    expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
  });

  const refund = (fields: PayProFields, name: string, total: string) =>
    ofPayPro({ ...fields, IPN_TYPE_NAME: name, ORDER_STATUS: 'Refunded', ORDER_REFUNDED: total });

  test('partial refunds name the total so far: access ends when it is the whole price', async () => {
    const { person, fields } = await aPayer();
    for (const total of ['3.30', '6.60', '6.60', '3.30']) {
      await refund(fields, 'OrderPartiallyRefunded', total);
      expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
    }
    await refund(fields, 'OrderPartiallyRefunded', '9.90');
    expect(await untilOf(person)).toBe('');
    const reply = await api.app.inject({ url: '/premium/receipts', headers: person.headers });
    const back = reply
      .json()
      .data.receipts.filter(({ kind }: { kind: string }) => kind === 'refunded')
      .map(({ amount }: { amount: number }) => amount);
    expect(back).toHaveLength(3);
    expect(back.reduce((sum: number, amount: number) => sum + amount)).toBeCloseTo(9.9);
  });

  test.each(['0.00', '9.90', '11.78', ''])(
    'a full refund ends access, also when it names a total of "%s"',
    async (total) => {
      const { person, fields } = await aPayer();
      await refund(fields, 'OrderRefunded', total);
      expect(await untilOf(person)).toBe('');
    },
  );

  /** The order in its books, as it was notified. */
  function inBooks(
    { fields, url }: Pick<Awaited<ReturnType<typeof anOrder>>, 'fields' | 'url'>,
    changes: Partial<PayProOrder> = {},
  ): number {
    const number = Number(fields.ORDER_ID);
    paypro.orders.set(number, {
      statusId: 5,
      placedAt: isoOf(NOW),
      amount: 9.9,
      currency: 'USD',
      email: 'payer@example.com',
      customFields: { 'x-order': url.searchParams.get('x-order') ?? '' },
      subscriptionId: Number(fields.SUBSCRIPTION_ID),
      billingCycle: 1,
      ...changes,
    });
    return number;
  }

  test('reconciling finds a refund that was never notified', async () => {
    const order = await aPayer();
    inBooks(order, { statusId: 3 });
    const headers = { authorization: api.services.operatorKey };
    const url = '/payments/reconcile';
    await api.app.inject({ method: 'POST', url, payload: {}, headers });
    expect(await untilOf(order.person)).toBe('');
  });
});
