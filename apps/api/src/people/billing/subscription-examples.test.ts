import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { sql } from 'kysely';
import { mailsOf, PASSWORD } from '../account/testing/people.ts';
import {
  api,
  choose,
  clock,
  createWorld,
  DAY,
  deleteAccount,
  deliver,
  endOf,
  forget,
  HOUR,
  NOW,
  other,
  pass,
  pay,
  setNow,
  settle,
  stop,
  unrefundedOf,
  type World,
  withTwoProcesses,
  work,
} from './testing/subscription-world.ts';

let world: World;

withTwoProcesses();
beforeEach(async () => {
  world = await createWorld([api, other]);
});
afterEach(() => forget(world));

const arrive = () => deliver(world, { isLast: false, times: 1, process: 0 });

async function buy(country: string, plan = 2) {
  await choose(world, { plan, country, clicks: 1 });
  await pay(world, world.pages.length - 1);
  await arrive();
}

const charges = () => unrefundedOf(world).filter(({ isRenewal }) => isRenewal);
const states = () => world.books.subscriptions.map(({ state }) => state);

async function change(subscriptionType: number, headers: Record<string, string> = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/change-subscription',
    payload: { subscriptionType },
    headers: { ...world.person.headers, 'accept-language': 'en', ...headers },
  });
  return { status: reply.statusCode, ...reply.json() };
}

test('deleting an account ends its subscription at the acquirer, and is refused while that is away', async () => {
  await buy('DE');
  world.books.faults.isAway = true;
  const { headers } = world.person;
  const remove = () =>
    api.app.inject({
      method: 'POST',
      url: '/account/delete',
      payload: { password: PASSWORD },
      headers: { ...headers, 'accept-language': 'en' },
    });
  const refused = await remove();
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    503,
    expect.stringContaining('The account was not deleted'),
  ]);
  expect(states()).toEqual(['active']);
  world.books.faults.isAway = false;
  await deleteAccount(world);
  expect([world.model.isDeleted, states()]).toEqual([true, ['terminated']]);
  await pass(world, 40);
  expect(charges()).toEqual([]);
});

test('a renewal that nobody answered is not charged after its user has stopped', async () => {
  await buy('RU');
  const until = endOf(unrefundedOf(world));
  world.books.faults.isAway = true;
  setNow(world.at, until - 20 * HOUR);
  await work(world, [0]);
  await stop(world, 1);
  world.books.faults.isAway = false;
  await pass(world, 3);
  expect([world.model.isStopped, charges()]).toEqual([true, []]);
});

test('a renewal that nobody answered is not charged after its term was paid by hand', async () => {
  await buy('RU');
  const until = endOf(unrefundedOf(world));
  world.books.faults.isAway = true;
  setNow(world.at, until - 23 * HOUR);
  await work(world, [0]);
  setNow(world.at, until + 2 * HOUR);
  await work(world, [0]);
  const subjects = (await mailsOf(api, world.person.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => /could not be renewed|продлить премиум/i.test(one))).toHaveLength(
    1,
  );
  world.books.faults.isAway = false;
  await choose(world, { plan: 2, country: 'RU', clicks: 1 });
  await pay(world, 1);
  await arrive();
  await pass(world, 2);
  expect([unrefundedOf(world).length, charges()]).toEqual([2, []]);
});

test('a charge whose answer was lost is looked up, and not sent again after 23 hours', async () => {
  await buy('RU');
  const until = endOf(unrefundedOf(world));
  setNow(world.at, until - 23 * HOUR);
  world.books.faults.lostAnswers = 1;
  await work(world, [0]);
  expect(charges()).toHaveLength(1);
  world.books.faults.isAway = true;
  for (let hours = 1; hours <= 30; hours += 1) {
    setNow(world.at, clock() + HOUR);
    await work(world, [0]);
  }
  world.books.faults.isAway = false;
  setNow(world.at, clock() + 2 * HOUR);
  await work(world, [0, 1]);
  expect(charges()).toHaveLength(1);
});

test('buying again after a declined renewal leaves one subscription at the acquirer', async () => {
  await buy('DE');
  world.books.faults.declines = true;
  await pass(world, 31);
  await arrive();
  world.books.faults.declines = false;
  await buy('DE');
  expect(states()).toEqual(['terminated', 'active']);
});

test('a subscription renewed by its acquirer is not resumed with another plan', async () => {
  await buy('DE');
  await stop(world, 0);
  const refused = await change(SUBSCRIPTION_TYPE.year);
  expect([refused.status, states()]).toEqual([409, ['suspended']]);
  expect((await change(SUBSCRIPTION_TYPE.month)).status).toBe(200);
  expect(states()).toEqual(['active']);
});

test('what was paid back is not renewed by its acquirer', async () => {
  await buy('DE');
  const [payment] = unrefundedOf(world);
  if (payment !== undefined) world.books.refund(payment);
  await arrive();
  await work(world, [0]);
  expect(states()).toEqual(['suspended']);
  const subjects = (await mailsOf(api, world.person.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => /Refund|Возврат/.test(one))).toHaveLength(1);
});

test('after a lost answer the page is requested in the same words, in whatever language', async () => {
  world.books.faults.lostAnswers = 1;
  const lost = await change(2, { 'accept-language': 'ru' });
  const again = await change(2, { 'accept-language': 'en' });
  expect([lost.status, again.status]).toEqual([503, 200]);
  expect(world.books.payments).toHaveLength(1);
});

test('one key is one change, four clicks are one order', async () => {
  const key = { 'idempotency-key': 'one click' };
  const replies = await Promise.all([change(2, key), change(2, key), change(2), change(2)]);
  expect(new Set(replies.map(({ data }) => data.paymentUrl)).size).toBe(1);
  expect((await change(3, key)).error.code).toBe('idempotency_mismatch');
  expect(world.books.payments.filter(({ type }) => type === ACQUIRER_TYPE.ruCard)).toHaveLength(1);
});

test('an older card does not come back when the books are read again', async () => {
  await buy('RU');
  const before = await methodOf();
  const { db } = api.services;
  await db
    .updateTable('pay_methods')
    .set({ method_id: 'a newer card', saved_at: new Date((NOW + HOUR) * 1_000) })
    .where('user_id', '=', world.userId)
    .execute();
  await pass(world, 2);
  expect([before, await methodOf()]).toEqual([expect.stringMatching(/^card/), 'a newer card']);
});

async function methodOf(): Promise<string | undefined> {
  const row = await api.services.db
    .selectFrom('pay_methods')
    .select('method_id')
    .where('user_id', '=', world.userId)
    .executeTakeFirst();
  return row?.method_id;
}

test('a renewal costs what the plans cost when they were bought', async () => {
  await buy('RU');
  await api.services.db
    .updateTable('payment_orders')
    .set({ prices: JSON.stringify({ 2: 88_000, 3: 200_000, 4: 700_000 }) })
    .where('user_id', '=', world.userId)
    .execute();
  await pass(world, 30);
  expect(charges().map(({ order }) => order.amountMinor)).toEqual([88_000]);
});

test('the end of a subscription is recorded without an address, and long after it', async () => {
  await buy('RU');
  await stop(world, 0);
  const { db } = api.services;
  await db
    .updateTable('users')
    .set({ email: null, email_folded: null })
    .where('id', '=', world.userId)
    .execute();
  setNow(world.at, endOf(unrefundedOf(world)) + 20 * DAY);
  await work(world, [0, 1]);
  const lines = await db
    .selectFrom('payments')
    .select('kind')
    .where('user_id', '=', world.userId)
    .orderBy('seq')
    .execute();
  expect(lines.map(({ kind }) => kind)).toEqual(['paid', 'stopped', 'ended']);
});

test('a refund that overtakes its payment to a deleted account leaves no issue', async () => {
  await choose(world, { plan: 2, country: 'DE', clicks: 1 });
  await pay(world, 0);
  await deleteAccount(world);
  await arrive();
  await pay(world, 0);
  const last = unrefundedOf(world).at(-1);
  if (last === undefined) throw new Error('there is no payment');
  world.books.refund(last);
  world.books.queue = world.books.queue.filter(({ event }) => event.kind !== 'paid');
  await settle(world);
  const { rows } = await sql<{ reason: string }>`
    select reason from payment_issues where resolved_at is null
  `.execute(api.services.db);
  expect(rows).toEqual([{ reason: 'deleted' }]);
});

test('a refund that overtook its payment leaves no issue when the account is deleted later', async () => {
  await choose(world, { plan: 2, country: 'DE', clicks: 1 });
  await pay(world, 0);
  for (const payment of unrefundedOf(world)) world.books.refund(payment);
  await deliver(world, { isLast: true, times: 1, process: 0 });
  await arrive();
  await deleteAccount(world);
  await settle(world);
  const open = await sql`
    select reason from payment_issues where resolved_at is null
  `.execute(api.services.db);
  expect(open.rows).toEqual([]);
});

test('a declined renewal is charged once more, a day after the end of the term', async () => {
  await buy('RU');
  const until = endOf(unrefundedOf(world));
  const declined = () => world.books.payments.filter(({ status }) => status === 'canceled').length;
  world.books.faults.declines = true;
  setNow(world.at, until - 23 * HOUR);
  await work(world, [0, 1]);
  expect(declined()).toBe(1);
  world.books.faults.declines = false;
  setNow(world.at, until + 23 * HOUR);
  await work(world, [0, 1]);
  expect(charges()).toEqual([]);
  setNow(world.at, until + DAY + HOUR);
  await work(world, [0, 1]);
  expect(charges()).toHaveLength(1);
  const reply = await api.app.inject({ url: '/page-premium', headers: world.person.headers });
  const { subscription_expiration: end } = reply.json().data.current;
  expect(Date.parse(end) / 1_000).toBe(endOf(unrefundedOf(world)));
});

test('a renewal that is declined twice is not charged a third time, and access ends', async () => {
  await buy('RU');
  const until = endOf(unrefundedOf(world));
  world.books.faults.declines = true;
  await pass(world, 40);
  const declined = world.books.payments.filter(({ status }) => status === 'canceled');
  expect(declined.map(({ createdAt }) => createdAt)).toEqual([
    until - 23 * HOUR,
    until + DAY + HOUR,
  ]);
  world.books.faults.declines = false;
  await pass(world, 40);
  expect(charges()).toEqual([]);
});

test('a renewal without an outcome is not charged again by another order', async () => {
  await buy('RU');
  const until = endOf(unrefundedOf(world));
  setNow(world.at, until - 23 * HOUR);
  world.books.faults.lostAnswers = 1;
  await work(world, [0]);
  world.books.faults.isAway = true;
  await pass(world, 2.5);
  world.books.faults.isAway = false;
  await pass(world, 1);
  await work(world, [0, 1]);
  expect(charges()).toHaveLength(1);
});
