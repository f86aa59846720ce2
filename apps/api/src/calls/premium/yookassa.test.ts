import { afterMonths } from '@tipmark/domain';
import { YOOKASSA_CARD } from '@tipmark/test-kit/acquirers';
import { sql } from 'kysely';
import { aPerson, mailsOf, type Person } from '../../people/account/testing/people.ts';
import {
  api,
  change,
  current,
  DAY,
  HOUR,
  isoOf,
  MONTH_ON,
  NOW,
  notify,
  ofYooKassa,
  other,
  setNow,
  untilOf,
  withAcquirers,
  work,
  yookassa,
} from './testing/acquirers-fixture.ts';

withAcquirers();

describe('YooKassa', () => {
  async function anOrder(subscriptionType = 2) {
    const person = await aPerson(api);
    const { data } = await change(person, subscriptionType);
    const id = new URL(data.paymentUrl).searchParams.get('orderId') ?? '';
    return { person, id };
  }
  async function aPayer() {
    const { person, id } = await anOrder();
    yookassa.pay(id);
    await ofYooKassa('payment.succeeded', id);
    return { person, id };
  }

  test('a payment is in roubles and is confirmed by its notification', async () => {
    const { person, id } = await anOrder(3);
    expect(yookassa.payments.get(id)?.amount).toEqual({ value: '2490.00', currency: 'RUB' });
    yookassa.pay(id);
    expect((await ofYooKassa('payment.succeeded', id)).statusCode).toBe(200);
    expect(await untilOf(person)).toBe(isoOf(afterMonths(NOW, 3)));
    expect(await current(person)).toMatchObject({ subscriptionType: 3, acquirerType: 2 });
  });

  test('a forged notification changes nothing, as the acquirer does not confirm it', async () => {
    const { person, id } = await anOrder();
    const forged = JSON.stringify({
      type: 'notification',
      event: 'payment.succeeded',
      object: { id, status: 'succeeded', paid: true, amount: { value: '990.00', currency: 'RUB' } },
    });
    expect((await notify('yookassa', forged, 'application/json')).statusCode).toBe(200);
    expect(await untilOf(person)).toBe('');
    for (const wrong of [
      '{',
      '{"event":"payment.succeeded"}',
      '{"event":"payment.succeeded","object":{"id":"../me"}}',
    ]) {
      expect((await notify('yookassa', wrong, 'application/json')).statusCode).toBe(400);
    }
  });

  test('a late notification sent several times to two processes gives one term', async () => {
    const { person, id } = await anOrder();
    yookassa.pay(id);
    setNow(NOW + 2 * HOUR);
    await Promise.all(
      [api, other, api, other].map((at) => ofYooKassa('payment.succeeded', id, at)),
    );
    // From when it was paid, not from when it was reported.
    expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
  });

  test.each([
    ['amount', { value: '1.00', currency: 'RUB' }],
    ['currency', { value: '990.00', currency: 'USD' }],
  ])('a payment with a wrong %s is refused', async (_what, amount) => {
    const { person, id } = await anOrder();
    yookassa.pay(id);
    yookassa.faults.amount = amount;
    const reply = await ofYooKassa('payment.succeeded', id);
    expect([reply.statusCode, Object.keys(reply.json().error.details)]).toEqual([400, ['amount']]);
    expect(await untilOf(person)).toBe('');
  });

  test('after a lost response, the retry returns the same payment', async () => {
    const person = await aPerson(api);
    const before = yookassa.payments.size;
    yookassa.faults.lostAnswers = 1;
    expect((await change(person, 2)).status).toBe(503);
    const { data } = await change(person, 2);
    expect(yookassa.payments.size).toBe(before + 1);
    expect(yookassa.payments.has(new URL(data.paymentUrl).searchParams.get('orderId') ?? '')).toBe(
      true,
    );
  });

  test('during an outage notifications are refused for a retry, and afterwards the payment is found', async () => {
    const { person, id } = await anOrder();
    yookassa.pay(id);
    yookassa.faults.isDown = true;
    expect((await change(await aPerson(api), 2)).error.code).toBe('unavailable');
    expect((await ofYooKassa('payment.succeeded', id)).statusCode).toBe(503);
    for (let minutes = 2; minutes <= 60; minutes += 8) {
      setNow(NOW + minutes * 60);
      await work();
    }
    expect(await untilOf(person)).toBe('');
    yookassa.faults.isDown = false;
    setNow(NOW + 3 * HOUR);
    await work();
    expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
  });

  test('a renewal charges the saved card once, even with a lost response and two processes', async () => {
    const { person, id } = await aPayer();
    const card = yookassa.payments.get(id)?.payment_method?.id;
    const charges = () =>
      [...yookassa.payments.values()].filter(({ payment_method }) => payment_method?.id === card);
    setNow(MONTH_ON - HOUR);
    yookassa.faults.lostAnswers = 1_000;
    await work();
    // The card was charged, but the response was lost.
    expect([charges().length, await untilOf(person)]).toEqual([2, isoOf(MONTH_ON)]);
    yookassa.faults.lostAnswers = 0;
    setNow(MONTH_ON - HOUR + 120);
    await Promise.all([work(), work(other)]);
    expect(charges()).toHaveLength(2);
    expect(await untilOf(person)).toBe(isoOf(afterMonths(MONTH_ON, 1)));
  });

  test('an outage of the acquirer at a renewal does not interrupt the subscription', async () => {
    const { person } = await aPayer();
    setNow(MONTH_ON - DAY + 60);
    yookassa.faults.isDown = true;
    await work();
    setNow(MONTH_ON - DAY + HOUR);
    await work();
    yookassa.faults.isDown = false;
    setNow(MONTH_ON - DAY + 3 * HOUR);
    await work();
    expect(await current(person)).toMatchObject({
      subscription_expiration: isoOf(afterMonths(MONTH_ON, 1)),
      isSubscriptionRejected: false,
    });
  });

  test('a refused renewal keeps access for three days and sends a notification', async () => {
    const { person } = await aPayer();
    yookassa.faults.refusesCharges = true;
    setNow(MONTH_ON - HOUR);
    await work();
    expect(await current(person)).toMatchObject({
      subscription_expiration: isoOf(MONTH_ON + 3 * DAY),
      isSubscriptionRejected: true,
    });
    const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => /declined|не прошла/.test(one))).toHaveLength(1);
  });

  describe('a new card', () => {
    async function askedFor(person: Person) {
      const reply = await api.app.inject({
        method: 'POST',
        url: '/change-pay-card',
        payload: {},
        headers: person.headers,
      });
      const url = new URL(reply.json().data.paymentUrl);
      return url.searchParams.get('orderId') ?? '';
    }
    const cardOf = async ({ url }: Person) => {
      const { rows } = await sql<{ method_id: string }>`
        select m.method_id from pay_methods m join users u on u.id = m.user_id where u.url = ${url}
      `.execute(api.services.db);
      return rows[0]?.method_id;
    };
    async function aCardToGive() {
      const { person, id } = await aPayer();
      const first = yookassa.payments.get(id)?.payment_method?.id;
      setNow(NOW + HOUR);
      return { person, first, method: await askedFor(person) };
    }

    test('is charged for the next term; adding it charges nothing', async () => {
      const { person, first, method } = await aCardToGive();
      expect(yookassa.methods.get(method)?.status).toBe('pending');
      const before = yookassa.payments.size;
      yookassa.giveCard(method);
      expect((await ofYooKassa('payment_method.active', method)).statusCode).toBe(200);
      expect([await cardOf(person), first === method]).toEqual([method, false]);
      expect(yookassa.payments.size).toBe(before);
      setNow(MONTH_ON - HOUR);
      await work();
      const charged = [...yookassa.payments.values()].filter(
        ({ payment_method }) => payment_method?.id === method,
      );
      expect(charged).toHaveLength(1);
      expect(await untilOf(person)).toBe(isoOf(afterMonths(MONTH_ON, 1)));
    });

    test('that is not confirmed yet does not replace the old one, despite a forged notification', async () => {
      const { person, first, method } = await aCardToGive();
      const forged = JSON.stringify({
        event: 'payment_method.active',
        object: { id: method, saved: true, status: 'active' },
      });
      expect((await notify('yookassa', forged, 'application/json')).statusCode).toBe(200);
      expect(await cardOf(person)).toBe(first);
    });

    test('that its bank refuses does not replace the old one', async () => {
      const { person, first, method } = await aCardToGive();
      yookassa.giveCard(method, false);
      await ofYooKassa('payment_method.active', method);
      setNow(NOW + 2 * HOUR);
      await work();
      expect([yookassa.methods.get(method)?.status, await cardOf(person)]).toEqual([
        'inactive',
        first,
      ]);
    });

    test('without a notification is found by polling the acquirer, even after an outage', async () => {
      const { person, first, method } = await aCardToGive();
      yookassa.giveCard(method);
      yookassa.faults.isDown = true;
      for (let minutes = 2; minutes <= 60; minutes += 10) {
        setNow(NOW + HOUR + minutes * 60);
        await work();
      }
      expect(await cardOf(person)).toBe(first);
      yookassa.faults.isDown = false;
      setNow(NOW + 4 * HOUR);
      await Promise.all([work(), work(other)]);
      expect(await cardOf(person)).toBe(method);
    });
  });

  test('a refund is made at the acquirer and ends the term; its notification changes nothing more', async () => {
    const { person, id } = await aPayer();
    const orderId = yookassa.payments.get(id)?.metadata['order'];
    const reply = await api.app.inject({
      method: 'POST',
      url: `/payments/${orderId}/refund`,
      payload: {},
      headers: { authorization: api.services.operatorKey },
    });
    expect(reply.json().data).toEqual({ isRefundedNow: true });
    expect(yookassa.payments.get(id)?.refunded_amount).toEqual({
      value: '990.00',
      currency: 'RUB',
    });
    expect(await untilOf(person)).toBe('');

    interface Line {
      readonly kind: string;
      readonly eventId: string;
    }
    const linesOf = async (): Promise<Line[]> => {
      const url = `/payments?userUrl=${person.url}`;
      const log = await api.app.inject({
        url,
        headers: { authorization: api.services.operatorKey },
      });
      return log.json().data.lines;
    };
    const [lines, mails] = [await linesOf(), await mailsOf(api, person.email)];
    expect(lines.map(({ kind }) => kind)).toEqual(['refunded', 'paid']);
    const refund = lines[0]?.eventId.replace(/^refund:/, '') ?? '';
    expect(JSON.parse(yookassa.notification('refund.succeeded', refund)).object).toMatchObject({
      payment_id: id,
      status: 'succeeded',
    });
    const replies = await Promise.all(
      [api, other, api].map((at) => ofYooKassa('refund.succeeded', refund, at)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await linesOf()).toEqual(lines);
    expect(await mailsOf(api, person.email)).toEqual(mails);
    expect(await untilOf(person)).toBe('');
  });
});

test('no column of any table stores card data reported by an acquirer', async () => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
  `.execute(api.services.db);
  expect(tables.rows.map(({ name }) => name)).toContain('payments');
  const { first6, last4, card_type } = YOOKASSA_CARD;
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t
    `.execute(api.services.db);
    // Its digits within a longer number are a coincidence.
    const reports = new RegExp(`(?<!\\w)${first6}(?!\\w)|${card_type}|\\*${last4}`);
    const isOfCard = ({ row }: { row: string }) => reports.test(row);
    if (rows.some(isOfCard)) found.push(name);
  }
  expect(found).toEqual([]);
});

test('the sandbox acquirer does not exist beside real ones', async () => {
  expect((await notify('sandbox', '{}', 'application/json')).statusCode).toBe(404);
});
