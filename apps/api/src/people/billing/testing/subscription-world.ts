import { randomUUID } from 'node:crypto';
import { afterMonths } from '@tipmark/domain';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { aPerson, PASSWORD, type Person } from '../../account/testing/people.ts';
import { applyEvents } from '../apply-events.ts';
import { workPayments } from '../payments-job.ts';
import { readDaily } from '../reconcile.ts';
import { EmulatedAcquirers } from './emulated-acquirers.ts';
import type { Payment, Subscription } from './emulated-books.ts';

export const NOW = 1_795_262_400;

export const HOUR = 3_600;

export const DAY = 24 * HOUR;

/** How long before the end a renewal may be charged. */
const AHEAD = DAY + HOUR;

/** What the customer may rely on: the whole reference for the state of a subscription. */
export interface Model {
  isStopped: boolean;
  isDeleted: boolean;
  /** Payments made before the last stop or deletion of which the site had heard. */
  knownBefore: Set<string>;
}

/** One customer, two processes of the API, and the books of all acquirers. */
export interface World {
  readonly books: EmulatedAcquirers;
  readonly person: Person;
  readonly userId: number;
  readonly model: Model;
  /** Payment pages the customer was led to. */
  readonly pages: string[];
  readonly faults: string[];
  readonly at: readonly [TestApi, TestApi];
}

export let api: TestApi;

/** Another process on the same database, also after a restart of the first. */
export let other: TestApi;

/** Starts both processes on an empty database. */
export async function openTwoProcesses(): Promise<void> {
  api = await createTestApi({ now: NOW });
  other = await createTestApi({ now: NOW, database: api.database });
}

/** Ends both, with their database. */
export async function closeTwoProcesses(): Promise<void> {
  await other.close();
  await api.close();
}

/** Two processes of the API for the tests of a file. */
export function withTwoProcesses(): void {
  beforeAll(openTwoProcesses, 60_000);
  afterAll(closeTwoProcesses);
}

let now = NOW;

export const clock = () => now;

export function setNow(apis: readonly TestApi[], seconds: number): void {
  now = seconds;
  for (const api of apis) api.setNow(seconds);
}

/** End of the terms of these payments, from all months that follow one another. */
export function endOf(
  payments: readonly { readonly paidAt: number; readonly order: { readonly months: number } }[],
): number {
  let [start, months, until] = [0, 0, 0];
  for (const { paidAt, order } of payments.toSorted((a, b) => a.paidAt - b.paidAt)) {
    if (until < paidAt) [start, months] = [paidAt, 0];
    months += order.months;
    until = afterMonths(start, months);
  }
  return until;
}

export const unrefundedOf = ({ books, userId }: World): Payment[] =>
  books.payments.filter(
    (one) => one.order.userId === userId && one.status === 'succeeded' && one.refundedAt === null,
  );

/** What must never be charged. */
function watchCharges(world: World): void {
  const { books, model, faults } = world;
  books.onCharge = (payment: Payment, subscription?: Subscription) => {
    const what = `${payment.id} of ${payment.order.id} at ${(now - NOW) / DAY} days`;
    const isKnown = subscription === undefined || model.knownBefore.has(subscription.id);
    if (model.isDeleted && isKnown) faults.push(`charged after deletion: ${what}`);
    if (model.isStopped && isKnown) faults.push(`charged after a stop: ${what}`);
    if (subscription !== undefined) return;
    const others = books.payments.filter((one) => one !== payment && one.status === 'succeeded');
    if (others.some((one) => one.order.id === payment.order.id)) {
      faults.push(`charged twice: ${what}`);
    }
    const reported = unrefundedOf(world).filter(
      (one) => one !== payment && books.reported.has(one.id),
    );
    if (endOf(reported) > now + AHEAD) faults.push(`charged for a paid term: ${what}`);
  };
}

export async function createWorld(at: readonly [TestApi, TestApi]): Promise<World> {
  setNow(at, NOW);
  const books = new EmulatedAcquirers(clock);
  const [api] = at;
  const person = await aPerson(api);
  const { rows } = await sql<{ id: number }>`
    select id from users where url = ${person.url}
  `.execute(api.services.db);
  const sandbox = plainSandbox.get(api) ?? api.services.acquirers;
  plainSandbox.set(api, sandbox);
  for (const { services } of at) {
    Object.assign(services, { acquirers: books.acquirers(sandbox) });
  }
  const model = { isStopped: false, isDeleted: false, knownBefore: new Set<string>() };
  const userId = rows[0]?.id ?? 0;
  const world: World = { books, person, userId, model, at, pages: [], faults: [] };
  watchCharges(world);
  return world;
}

const plainSandbox = new WeakMap<TestApi, TestApi['services']['acquirers']>();

/** Leaves nothing to do for the next world in the same database. */
export async function forget({ at: [{ services }], userId }: World): Promise<void> {
  for (const statement of [
    // what is in its books is read again each day
    sql`delete from sandbox_payments where order_id in (
      select id from payment_orders where user_id = ${userId}
    )`,
    sql`delete from users where id = ${userId}`,
    sql`update payment_orders set closed_at = now() where closed_at is null`,
    sql`update acquirer_subscriptions set ended_at = now() where ended_at is null`,
    sql`update payment_issues set resolved_at = now() where resolved_at is null`,
    sql`delete from acquirer_readings`,
  ]) {
    await statement.execute(services.db);
  }
}

const post = (api: TestApi, world: World, url: string, payload: object, headers: object = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...world.person.headers, ...headers },
  });

const knownSubscriptions = ({ books }: World) =>
  new Set(books.subscriptions.filter(({ isReported }) => isReported).map(({ id }) => id));

/** Clicks on a plan, several times at once: it is bought, resumed or changed. */
export async function choose(
  world: World,
  { plan, country, clicks }: { plan: number; country: string; clicks: number },
): Promise<void> {
  const from = { 'x-country-code': country, 'x-forwarded-for': '203.0.113.5' };
  const keyed = { ...from, 'idempotency-key': randomUUID() };
  const replies = await Promise.all(
    Array.from({ length: clicks }, (_one, index) => {
      const api = world.at[index % 2] as TestApi;
      const sent = clicks % 2 === 0 ? keyed : from;
      return post(api, world, '/change-subscription', { subscriptionType: plan }, sent);
    }),
  );
  const urls = new Set<string>();
  for (const reply of replies) {
    if (reply.statusCode >= 500 && reply.statusCode !== 503) {
      const logged = JSON.stringify(
        world.at[0].log.filter(({ level }) => Number(level) >= 50).at(-1),
      );
      world.faults.push(`answered ${reply.statusCode}: ${logged}`);
    }
    if (reply.statusCode !== 200) continue;
    const { paymentUrl } = reply.json().data;
    if (paymentUrl === null) world.model.isStopped = false;
    else urls.add(String(paymentUrl).replace(/^\/\w\w(?=\/)/, ''));
  }
  if (urls.size > 1) world.faults.push(`one click opened ${urls.size} pages`);
  world.pages.push(...urls);
}

export async function stop(world: World, process: 0 | 1): Promise<void> {
  const known = knownSubscriptions(world);
  const reply = await post(world.at[process], world, '/change-subscription', {
    subscriptionType: 0,
  });
  if (reply.statusCode !== 200) return;
  world.model.isStopped = true;
  world.model.knownBefore = known;
}

export async function deleteAccount(world: World): Promise<void> {
  const known = knownSubscriptions(world);
  const reply = await post(world.at[0], world, '/account/delete', { password: PASSWORD });
  if (reply.statusCode !== 200) return;
  world.model.isDeleted = true;
  world.model.knownBefore = known;
}

/** The customer pays, or pays again, on a page that is still open somewhere. */
export async function pay(world: World, which: number): Promise<void> {
  const { pages, books, model } = world;
  const url = pages[which % Math.max(pages.length, 1)];
  if (url === undefined) return;
  const [, sandboxId] = /sandbox-payment\/(.+)$/.exec(url) ?? [];
  const isPaid =
    sandboxId === undefined ? books.pay(url, now) : await payInSandbox(world, sandboxId);
  // Whoever pays wants it.
  if (isPaid && !model.isDeleted) model.isStopped = false;
}

async function payInSandbox({ at: [api], books, userId }: World, id: string): Promise<boolean> {
  const { sandbox } = api.services.acquirers;
  const { rows } = await sql<{ months: number; minor: number; currency: string; open: boolean }>`
    select o.months, o.amount_minor as minor, o.currency, s.status = 'pending' as open
    from sandbox_payments s join payment_orders o on o.id = s.order_id where s.id = ${id}::uuid
  `.execute(api.services.db);
  const [order] = rows;
  if (order?.open !== true) return false;
  await sandbox.decide(id, 'approve');
  const { months, minor: amountMinor, currency } = order;
  books.noteSandbox(id, { userId, months, amountMinor, currency });
  return true;
}

/** Notifications arrive: the first or the last of those waiting, and again. */
export async function deliver(
  world: World,
  { isLast, times, process }: { isLast: boolean; times: number; process: 0 | 1 },
): Promise<void> {
  const notice = isLast ? world.books.queue.pop() : world.books.queue.shift();
  if (notice === undefined) return;
  const arrived = world.books.arrive(notice);
  if (arrived === undefined) return;
  const outcomes = await Promise.all(
    Array.from({ length: times }, async (_one, index) => {
      const { services } = world.at[(index + process) % 2] as TestApi;
      const acquirer = services.acquirers.byType(arrived.type);
      return acquirer === undefined ? [] : applyEvents(services, acquirer, [arrived.event]);
    }),
  );
  if (outcomes.flat().includes('early')) world.books.queue.push(notice);
}

/** The jobs of one process, or of both at once. */
export async function work(world: World, processes: readonly (0 | 1)[]): Promise<void> {
  await Promise.all(
    processes.map(async (process) => {
      const { services } = world.at[process];
      await workPayments(services, () => {});
      await readDaily({ ...services, reportError: () => {} });
    }),
  );
}

/** Days pass, with the jobs at the hours at which something is due. */
export async function pass(world: World, days: number): Promise<void> {
  const end = now + days * DAY;
  const until = endOf(unrefundedOf(world));
  const last = until + 3 * DAY;
  const due = [until - 23 * HOUR, until - HOUR, until + 2 * HOUR, last - 47 * HOUR, last + HOUR];
  for (const at of [...due, end]) {
    if (at <= now || at > end) continue;
    setNow(world.at, at);
    world.books.renewOwn();
    await work(world, [0]);
  }
}

/** Everything that waits arrives, and the acquirers answer. */
export async function settle(world: World): Promise<void> {
  world.books.heal();
  for (let round = 0; round < 3; round += 1) {
    for (let left = world.books.queue.length * 2; left > 0; left -= 1) {
      await deliver(world, { isLast: false, times: 1, process: 0 });
    }
    setNow(world.at, now + 21 * HOUR);
    world.books.renewOwn();
    await work(world, [0, 1]);
  }
}
