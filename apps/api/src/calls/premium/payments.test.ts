import { afterMonths } from '@tipmark/domain';
import { sql } from 'kysely';
import { cookiesIn, valueOf } from '../../people/account/testing/answers.ts';
import { mailsOf, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { SIGNATURE_HEADER } from '../../people/acquirers/sandbox.ts';
import { workPayments } from '../../people/billing/payments-job.ts';
import { aBuyer, aSandboxPage } from '../../people/premium/testing/premium-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const MONTH_ON = afterMonths(NOW, 1);
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString();

let api: TestApi;
/** Another process on the same database. */
let other: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  other = await createTestApi({ now: NOW, database: api.database });
}, 60_000);
beforeEach(() => setNow(NOW));
afterAll(async () => {
  await other.close();
  await api.close();
});

function setNow(seconds: number): void {
  api.setNow(seconds);
  other.setNow(seconds);
}

interface Line {
  readonly orderId: string | null;
}

const noError = (error: unknown): never => {
  throw error;
};
const work = (at = api) => workPayments(at.services, noError);

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  });
  return { status: reply.statusCode, cookies: cookiesIn(reply.headers), ...reply.json() };
}

const decide = (url: string, person: Person, decision: 'approve' | 'reject') =>
  post(url, { decision }, person.headers);
const change = (person: Person, subscriptionType: number) =>
  post('/change-subscription', { subscriptionType }, person.headers);
const operator = () => ({ authorization: api.services.operatorKey });

async function get(url: string, headers: Record<string, string>) {
  return (await api.app.inject({ url, headers })).json().data;
}

const current = async (person: Person) => (await get('/page-premium', person.headers)).current;
const receipts = async (person: Person) =>
  (await get('/premium/receipts', person.headers)).receipts.map(
    ({ kind, amount, currency }: never) => [kind, amount, currency],
  );
const kindsOf = async (person: Person) =>
  (await get(`/payments?userUrl=${person.url}`, operator())).lines
    .map(({ kind }: { kind: string }) => kind)
    .toReversed();

/**
 * Registers another card on the page of the acquirer; a rejected one is refused when it is charged.
 */
async function giveCard(person: Person, decision: 'approve' | 'reject') {
  const { data } = await post('/change-pay-card', {}, person.headers);
  await decide(data.paymentUrl.replace(/^\/\w\w/, ''), person, decision);
}

test('approving on the sandbox page pays: the term, cookie, receipt and mail are there', async () => {
  const { person, url } = await aSandboxPage(api);
  expect(await get(url, person.headers)).toEqual({
    amount: 990,
    currency: 'RUB',
    subscriptionType: 2,
    status: 'pending',
  });
  const { status, data, cookies } = await decide(url, person, 'approve');
  expect([status, data]).toEqual([
    200,
    { status: 'approved', subscription_expiration: isoOf(MONTH_ON) },
  ]);
  expect(valueOf(cookies.get('subscription_expiration'))).toBe(isoOf(MONTH_ON));
  expect(await current(person)).toEqual({
    subscriptionType: 2,
    acquirerType: 1,
    subscription_expiration: isoOf(MONTH_ON),
    isSubscriptionRejected: false,
  });
  expect(await receipts(person)).toEqual([['paid', 990, 'RUB']]);
  const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(
    expect.stringMatching(/^Payment received: RUB\s990$|^Оплата получена: 990\s₽$/),
  );
  expect((await decide(url, person, 'reject')).data.status).toBe('approved');
  expect((await decide(url, person, 'approve')).data.subscription_expiration).toBe(isoOf(MONTH_ON));
  expect(await kindsOf(person)).toEqual(['paid']);
});

test('a pending payment page is reused; rejecting it gives no subscription', async () => {
  const { person, url } = await aSandboxPage(api);
  const again = await change(person, 2);
  expect(again.data.paymentUrl).toMatch(new RegExp(`^(?:/en)?${url}$`));
  expect((await decide(url, person, 'reject')).data).toEqual({
    status: 'rejected',
    subscription_expiration: '',
  });
  expect((await current(person)).subscriptionType).toBe(0);
  expect(await receipts(person)).toEqual([]);
  expect((await change(person, 2)).data.paymentUrl).not.toContain(url);
});

test('what is paid is the price shown in the country it was chosen in, however many pages are open', async () => {
  const { person, url } = await aSandboxPage(api);
  const abroad = { 'x-country-code': 'DE', 'x-forwarded-for': '203.0.113.5' };
  const shown = await get('/page-premium', { ...person.headers, ...abroad });
  const plan = shown.plans.find(
    ({ subscriptionType }: { subscriptionType: number }) => subscriptionType === 2,
  );
  const chosen = { subscriptionType: 2 };
  const { data } = await post('/change-subscription', chosen, { ...person.headers, ...abroad });
  const other = data.paymentUrl.replace(/^\/\w\w/, '');
  expect(other).not.toBe(url);
  expect(await get(other, person.headers)).toMatchObject({
    amount: plan.price,
    currency: plan.currency,
  });
  const again = await post('/change-subscription', chosen, person.headers);
  expect(again.data.paymentUrl.replace(/^\/\w\w(?=\/)/, '')).toBe(url);
  await decide(other, person, 'approve');
  expect(await receipts(person)).toEqual([['paid', plan.price, plan.currency]]);
  expect([plan.price, plan.currency]).toEqual([9.9, 'USD']);
});

test('a payment page that was left is given again, and can be paid on later', async () => {
  const { person, url } = await aSandboxPage(api);
  setNow(NOW + 1_200);
  const again = await change(person, 2);
  expect(again.data.paymentUrl).toMatch(new RegExp(`^(?:/en)?${url}$`));
  const paidAt = NOW + 2 * 3_600;
  setNow(paidAt);
  await work();
  expect((await decide(url, person, 'approve')).data).toEqual({
    status: 'approved',
    subscription_expiration: isoOf(afterMonths(paidAt, 1)),
  });
  expect(await kindsOf(person)).toEqual(['paid']);
});

test('the payment page of another user is not found', async () => {
  const { url } = await aSandboxPage(api);
  const { person } = await aSandboxPage(api);
  expect((await decide(url, person, 'approve')).status).toBe(404);
  expect((await api.app.inject({ url, headers: person.headers })).statusCode).toBe(404);
  expect((await decide('/sandbox-payment/made-up', person, 'approve')).status).toBe(400);
});

test('a payment without a notification is found by polling the acquirer, once', async () => {
  const { person, url } = await aSandboxPage(api, 3);
  // The process is killed between the payment and its notification.
  await api.services.acquirers.sandbox.decide(url.split('/').at(-1) ?? '', 'approve');
  expect((await current(person)).subscription_expiration).toBe('');
  setNow(NOW + 120);
  await Promise.all([work(api), work(other), work(api)]);
  expect((await current(person)).subscription_expiration).toBe(isoOf(afterMonths(NOW, 3)));
  expect(await kindsOf(person)).toEqual(['paid']);
});

test('a renewal is charged once, in the last day of the term, by one of two processes', async () => {
  const { person } = await aBuyer(api);
  setNow(MONTH_ON - DAY - 60);
  await work();
  expect((await current(person)).subscription_expiration).toBe(isoOf(MONTH_ON));
  setNow(MONTH_ON - 3_600);
  await Promise.all([work(api), work(other), work(api), work(other)]);
  const end = afterMonths(MONTH_ON, 1);
  expect((await current(person)).subscription_expiration).toBe(isoOf(end));
  await work(other);
  expect(await kindsOf(person)).toEqual(['paid', 'paid']);
  const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /received|получена/.test(subject))).toHaveLength(2);
});

test('a renewal is announced once, in the last three days of the term', async () => {
  const { person } = await aBuyer(api, 4);
  setNow(afterMonths(NOW, 12) - 2 * DAY);
  await work();
  await work(other);
  const mails = await mailsOf(api, person.email);
  const reported = mails.filter(({ subject }) => /renews on|продлится/.test(subject));
  expect(reported).toHaveLength(1);
  expect(reported[0]?.text).toMatch(/7[\s,]990/);
});

test('a refused renewal leaves three days of grace, ended by another payment or with the subscription', async () => {
  const { person } = await aBuyer(api);
  await giveCard(person, 'reject');
  setNow(MONTH_ON - 3_600);
  await work();
  await work(other);
  expect(await current(person)).toMatchObject({
    subscription_expiration: isoOf(MONTH_ON + 3 * DAY),
    isSubscriptionRejected: true,
  });
  const page = await change(person, 2);
  expect(page.data.paymentUrl).toContain('/sandbox-payment/');
  setNow(MONTH_ON + DAY);
  await decide(page.data.paymentUrl.replace(/^\/\w\w/, ''), person, 'approve');
  const end = afterMonths(MONTH_ON + DAY, 1);
  expect(await current(person)).toMatchObject({
    subscription_expiration: isoOf(end),
    isSubscriptionRejected: false,
  });
  await giveCard(person, 'reject');
  setNow(end - 60);
  await work();
  setNow(end + 3 * DAY + 60);
  await work();
  await work(other);
  expect(await current(person)).toEqual({
    subscriptionType: 0,
    acquirerType: 1,
    subscription_expiration: '',
    isSubscriptionRejected: false,
  });
  const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => /declined|не прошла/.test(one))).toHaveLength(2);
  expect(subjects.filter((one) => /has ended|закончился/.test(one))).toHaveLength(1);
});

test('a stopped subscription is not charged; resumed with another plan, it is renewed by that plan', async () => {
  const { person } = await aBuyer(api);
  expect((await change(person, 0)).data).toMatchObject({
    subscriptionType: 0,
    subscription_expiration: isoOf(MONTH_ON),
  });
  setNow(MONTH_ON - 3_600);
  await work();
  expect((await current(person)).subscription_expiration).toBe(isoOf(MONTH_ON));
  expect((await change(person, 3)).data).toMatchObject({ subscriptionType: 3, paymentUrl: null });
  expect((await change(person, 4)).data).toMatchObject({ subscriptionType: 4, paymentUrl: null });
  await work();
  expect((await current(person)).subscription_expiration).toBe(isoOf(afterMonths(MONTH_ON, 12)));
  expect(await receipts(person)).toEqual([
    ['paid', 7_990, 'RUB'],
    ['paid', 990, 'RUB'],
  ]);
});

test('a paid term starts after premium days that were won', async () => {
  const { person, url } = await aSandboxPage(api);
  const won = NOW + 10 * DAY;
  await sql`update users set subscription_expires_at = ${new Date(won * 1_000)}
    where url = ${person.url}`.execute(api.services.db);
  await decide(url, person, 'approve');
  expect((await current(person)).subscription_expiration).toBe(isoOf(afterMonths(won, 1)));
  expect(await kindsOf(person)).toEqual(['granted', 'paid']);
});

describe('notifications of the sandbox', () => {
  const send = (body: Buffer, headers: Record<string, string>, acquirer = 'sandbox') =>
    api.app.inject({
      method: 'POST',
      url: `/webhooks/${acquirer}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  async function decided() {
    const { person, url } = await aSandboxPage(api);
    const id = url.split('/').at(-1) ?? '';
    await api.services.acquirers.sandbox.decide(id, 'approve');
    return { person, ...api.services.acquirers.sandbox.notify(id) };
  }

  test('ten concurrent ones give one term', async () => {
    const { person, body, headers } = await decided();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(body, headers)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await current(person)).subscription_expiration).toBe(isoOf(MONTH_ON));
    expect(await kindsOf(person)).toEqual(['paid']);
  });

  test.each([
    ['without a signature', () => ({})],
    [
      'with a changed signature',
      (signed: string) => signed.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    ],
    [
      'with a changed time of the signature',
      (signed: string) => signed.replace(/t=\d+/, `t=${NOW + 1}`),
    ],
  ])('%s are refused', async (_how, forge) => {
    const { person, body, headers } = await decided();
    const forged = forge(headers[SIGNATURE_HEADER] ?? '');
    const reply = await send(
      body,
      typeof forged === 'string' ? { [SIGNATURE_HEADER]: forged } : {},
    );
    expect(reply.statusCode).toBe(403);
    expect((await current(person)).subscription_expiration).toBe('');
  });

  test('with a changed body or after five minutes are refused', async () => {
    const { body, headers } = await decided();
    expect((await send(Buffer.concat([body, Buffer.from(' ')]), headers)).statusCode).toBe(403);
    setNow(NOW + 301);
    expect((await send(body, headers)).statusCode).toBe(403);
  });

  test('of unknown or disabled acquirers, without a body or with too large a one are refused', async () => {
    const { body, headers } = await decided();
    expect((await send(body, headers, 'nobody')).statusCode).toBe(404);
    expect((await send(body, headers, 'yookassa')).statusCode).toBe(404);
    expect((await send(Buffer.alloc(0), headers)).statusCode).toBe(400);
    expect((await send(Buffer.alloc(70_000), headers)).statusCode).toBe(413);
  });
});

describe('the operator', () => {
  test('can refund a payment once, which ends its term', async () => {
    const { person, orderId } = await aBuyer(api);
    const refund = () => post(`/payments/${orderId}/refund`, {}, operator());
    expect((await refund()).data).toEqual({ isRefundedNow: true });
    expect((await refund()).status).toBe(409);
    expect((await current(person)).subscription_expiration).toBe('');
    expect(await kindsOf(person)).toEqual(['paid', 'refunded']);
    expect(await receipts(person)).toEqual(
      expect.arrayContaining([
        ['paid', 990, 'RUB'],
        ['refunded', 990, 'RUB'],
      ]),
    );
    expect((await post(`/payments/${orderId}/refund`, {})).status).toBe(401);
  });

  test('can reconcile missed payments with the acquirer', async () => {
    const { person, url } = await aSandboxPage(api);
    await api.services.acquirers.sandbox.decide(url.split('/').at(-1) ?? '', 'approve');
    const { data } = await post('/payments/reconcile', {}, operator());
    expect(data).toMatchObject({ unanswered: 0, issues: [] });
    expect(data.added).toBeGreaterThanOrEqual(1);
    expect((await current(person)).subscription_expiration).toBe(isoOf(MONTH_ON));
    expect((await post('/payments/reconcile', {}, operator())).data.added).toBe(0);
  });
});

test.each(['update payments set amount_minor = 1', 'delete from payments', 'truncate payments'])(
  'the payment log cannot be changed: %s',
  async (statement) => {
    await aBuyer(api);
    await expect(sql.raw(statement).execute(api.services.db)).rejects.toThrow('only added to');
  },
);

test('payment tables have no columns for cards or addresses', async () => {
  const names = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name in ('payments', 'payment_orders', 'pay_methods', 'sandbox_payments')
  `.execute(api.services.db);
  expect(
    names.rows.map(({ name }) => name).filter((name) => /card|pan|cvc|email/.test(name)),
  ).toEqual([]);
});

test('the payment method is deleted with the account; its payments stay in the log without a user', async () => {
  const { person, orderId } = await aBuyer(api);
  const { db } = api.services;
  const { rows } = await sql<{ id: number }>`
    select id from users where url = ${person.url}
  `.execute(db);
  const countOfMethods = async () =>
    (await sql`select 1 from pay_methods where user_id = ${rows[0]?.id}`.execute(db)).rows.length;
  const lines = async () =>
    (await get('/payments', operator())).lines.filter((line: Line) => line.orderId === orderId);
  expect(await countOfMethods()).toBe(1);
  expect(await lines()).toMatchObject([{ kind: 'paid', userUrl: person.url }]);
  expect((await post('/account/delete', { password: PASSWORD }, person.headers)).status).toBe(200);
  expect(await countOfMethods()).toBe(0);
  expect(await lines()).toMatchObject([{ kind: 'paid', userUrl: null, amountMinor: 99_000 }]);
  const log = await sql<{ row: string }>`
    select p::text || o::text as row from payments p join payment_orders o on o.id = p.order_id
    where p.order_id = ${orderId}
  `.execute(db);
  expect(log.rows).toHaveLength(1);
  for (const known of [person.email, person.name, person.url]) {
    expect(log.rows[0]?.row).not.toContain(known);
  }
});
