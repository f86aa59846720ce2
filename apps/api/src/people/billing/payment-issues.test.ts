import { ACQUIRER_TYPE } from '@tipmark/domain';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson, mailsOf, type Person } from '../account/testing/people.ts';
import type { AcquirerEvent } from '../acquirers/acquirer.ts';
import { applyEvents } from './apply-events.ts';
import { type IssueReason, resolveEvent, saveIssue } from './issue-queries.ts';
import { findOpenOrder } from './order-queries.ts';
import { reconcile } from './reconcile.ts';

const NOW = 1_795_262_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);

afterAll(() => api.close());

const operator = () => ({ authorization: api.services.operatorKey });

const issues = async () =>
  (await api.app.inject({ url: '/payments/issues', headers: operator() })).json().data.issues;

const metric = async (line: string) =>
  (await api.app.inject('/metrics')).body.split('\n').find((one) => one.startsWith(line));

const errors = () => api.log.filter(({ level }) => level === 50).map(({ err }) => err);

let countOfEvents = 0;

function anEvent(known: Partial<AcquirerEvent>): AcquirerEvent {
  countOfEvents += 1;
  const id = `foreign-${countOfEvents}`;
  return {
    eventId: `${id}:paid`,
    kind: 'paid',
    orderId: null,
    providerId: id,
    methodId: null,
    amountMinor: 99e3,
    currency: 'RUB',
    atSeconds: NOW,
    isOwnRenewal: false,
    email: null,
    ...known,
  };
}

const apply = (event: AcquirerEvent) =>
  applyEvents(api.services, api.services.acquirers.sandbox, [event]);

async function anOrderOf(person: Person) {
  const url = '/change-subscription';
  const payload = { subscriptionType: 2 };
  await api.app.inject({ method: 'POST', url, payload, headers: person.headers });
  const { db } = api.services;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('url', '=', person.url)
    .executeTakeFirstOrThrow();
  const wanted = { userId: user.id, acquirerType: ACQUIRER_TYPE.sandbox, subscriptionType: 2 };
  const about = { ...wanted, kind: 'first', amountMinor: 99_000, currency: 'RUB' } as const;
  const order = await findOpenOrder(db, about as never, NOW);
  if (order === undefined) throw new Error('there is no open order');
  return order;
}

test('money that fits no order is stored once, counted, logged, listed, and closed by its refund', async () => {
  const event = anEvent({});
  expect(await apply(event)).toEqual(['unknown']);
  expect(await apply(event)).toEqual(['unknown']);
  expect(await issues()).toMatchObject([
    { reason: 'unknown', kind: 'paid', eventId: event.eventId, amountMinor: 99_000 },
  ]);
  expect(await metric('payment_issues_open{reason="unknown"}')).toMatch(/ 1$/);
  const logged = errors().filter((err) => JSON.stringify(err).includes(event.eventId));
  expect(logged).toHaveLength(1);
  const refund = { eventId: 'back', kind: 'refunded', providerId: event.providerId } as const;
  await apply(anEvent(refund));
  expect(await issues()).toEqual([]);
  expect(await metric('payment_issues_open{reason="unknown"}')).toMatch(/ 0$/);
});

test('a refund that is reported before its payment, and again, leaves no issue', async () => {
  const paid = anEvent({});
  const refund = anEvent({ kind: 'refunded', providerId: paid.providerId });
  await apply(refund);
  expect(await issues()).toMatchObject([{ kind: 'refunded', eventId: refund.eventId }]);
  for (const event of [paid, refund, paid, refund]) await apply(event);
  expect(await issues()).toEqual([]);
  await apply({ ...refund, eventId: 'the same refund by another name' });
  expect(await issues()).toEqual([]);
});

test('a payment that found no order is an issue of its order once that is known', async () => {
  const event = anEvent({});
  const { db } = api.services;
  const save = (reason: IssueReason, orderId: string | null) =>
    db
      .transaction()
      .execute((trx) => saveIssue(trx, ACQUIRER_TYPE.sandbox, event, { reason, orderId }, NOW));
  const order = await anOrderOf(await aPerson(api));
  expect(await save('early', null)).toBe(true);
  expect(await save('unknown', null)).toBe(false);
  expect(await issues()).toMatchObject([{ reason: 'early', orderId: null }]);
  expect(await save('deleted', order.id)).toBe(true);
  expect(await save('deleted', order.id)).toBe(false);
  expect(await save('early', null)).toBe(false);
  expect(await issues()).toMatchObject([{ reason: 'deleted', orderId: order.id }]);
  await db
    .transaction()
    .execute((trx) => resolveEvent(trx, ACQUIRER_TYPE.sandbox, event.eventId, NOW));
  expect(await save('deleted', order.id)).toBe(false);
  expect(await issues()).toEqual([]);
});

test('an issue is closed by an operator once, with the key of operators and no other', async () => {
  await apply(anEvent({}));
  const [{ id }] = await issues();
  const close = (authorization: string) =>
    api.app.inject({
      method: 'POST',
      url: `/payments/issues/${id}/resolve`,
      payload: {},
      headers: { authorization },
    });
  expect((await close(api.services.feedKey)).statusCode).toBe(401);
  expect((await close(api.services.operatorKey)).statusCode).toBe(200);
  expect((await close(api.services.operatorKey)).statusCode).toBe(404);
  expect(await issues()).toEqual([]);
});

test.each([
  ['/payments', 'GET'],
  ['/payments/issues', 'GET'],
  ['/payments/reconcile', 'POST'],
  ['/payments/00000000-0000-4000-8000-000000000000/refund', 'POST'],
  ['/moderation/profiles', 'GET'],
] as const)('the key of the feed does not open %s', async (url, method) => {
  const headers = { authorization: api.services.feedKey };
  const payload = method === 'POST' ? { payload: {} } : {};
  expect((await api.app.inject({ method, url, headers, ...payload })).statusCode).toBe(401);
});

test('a payment in another currency gives nothing, is an issue, and the customer is notified', async () => {
  const person = await aPerson(api);
  const order = await anOrderOf(person);
  const wrong = { orderId: order.id, providerId: order.providerId, currency: 'EUR' } as const;
  const event = anEvent({ ...wrong, amountMinor: 1_090 });
  expect(await apply(event)).toEqual(['mismatched']);
  expect(await apply(event)).toEqual(['mismatched']);
  expect(await issues()).toMatchObject([{ reason: 'mismatched', orderId: order.id }]);
  const mails = await mailsOf(api, person.email);
  const received = mails.filter(({ text }) => /10[.,]9/.test(text) && /€|EUR/.test(text));
  expect(received).toHaveLength(1);
  const refunded = { ...wrong, eventId: 'back in EUR', kind: 'refunded' } as const;
  expect(await apply(anEvent({ ...refunded, amountMinor: 1_090 }))).toEqual(['done']);
  expect(await issues()).toEqual([]);
  expect((await mailsOf(api, person.email)).length).toBe(mails.length + 1);
});

test('a second payment of one order is a second term, and the customer is notified', async () => {
  const person = await aPerson(api);
  const order = await anOrderOf(person);
  const about = { orderId: order.id };
  await apply(anEvent({ ...about, providerId: order.providerId }));
  await apply(anEvent(about));
  const reply = await api.app.inject({ url: '/page-premium', headers: person.headers });
  const end = Date.parse(reply.json().data.current.subscription_expiration);
  expect(new Date(end).toISOString()).toBe('2027-01-21T12:00:00.000Z');
  const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => /another payment|ещё одна оплата/.test(one))).toHaveLength(1);
});

test('money that came before its order is given a term when the books are compared', async () => {
  const person = await aPerson(api);
  const event = anEvent({ orderId: 'a3a4a5a6-0000-4000-8000-000000000001' });
  await apply(event);
  expect(await issues()).toHaveLength(1);
  const order = await anOrderOf(person);
  await api.services.db
    .updateTable('payment_orders')
    .set({ id: event.orderId ?? '', provider_id: null })
    .where('id', '=', order.id)
    .execute();
  const { added, issues: left } = await reconcile(api.services, 40);
  expect([added, left]).toEqual([1, []]);
});
