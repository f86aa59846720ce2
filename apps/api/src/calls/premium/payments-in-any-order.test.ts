import { afterMonths } from '@tipmark/domain';
import { startYooKassaServer, type YooKassaServer } from '@tipmark/test-kit/acquirers';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { sql } from 'kysely';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { workPayments } from '../../people/billing/payments-job.ts';
import type { Config } from '../../platform/config/config.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const GRACE = 3 * DAY;
const RUNS = sampleOf(15, 300);

let now = NOW;
let api: TestApi;
/** Another process on the same database. */
let other: TestApi;
let yookassa: YooKassaServer;

beforeAll(async () => {
  yookassa = await startYooKassaServer({ shopId: '506', secretKey: 'key', clock: () => now });
  const config = {
    ACQUIRER: 'yookassa',
    YOOKASSA_API_ROOT: yookassa.root,
    YOOKASSA_SHOP_ID: '506',
    YOOKASSA_SECRET_KEY: 'key',
  } satisfies Partial<Config>;
  api = await createTestApi({ now: NOW, config });
  other = await createTestApi({ now: NOW, config, database: api.database });
}, 60_000);
afterAll(async () => {
  await other.close();
  await api.close();
  await yookassa.close();
});

function setNow(seconds: number): void {
  now = seconds;
  api.setNow(seconds);
  other.setNow(seconds);
}

const post = (at: TestApi, url: string, payload: object | string, headers: object = {}) =>
  at.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** What may happen, in any order; a number chooses among the payments there are. */
const anEvent = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), plan: fc.constantFrom(2, 3, 4) }),
  fc.record({ kind: fc.constantFrom('pay', 'cancel', 'refund'), which: fc.nat(5) }),
  fc.record({
    kind: fc.constant('notify' as const),
    which: fc.nat(5),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constantFrom('stop', 'work', 'loseAnswers', 'refuse') }),
  fc.record({ kind: fc.constant('down' as const), isDown: fc.boolean() }),
  // The clock moves forward by days, and back by hours.
  fc.record({
    kind: fc.constant('jump' as const),
    hours: fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 24 * 26, max: 24 * 34 }),
      fc.integer({ min: 4, max: 24 * 5 }),
    ),
  }),
);
type Event = typeof anEvent extends fc.Arbitrary<infer One> ? One : never;

const idsOf = async (userId: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select provider_id as id from payment_orders
    where user_id = ${userId} and provider_id is not null and kind <> 'card'
    order by created_at, id
  `.execute(api.services.db);
  return rows.map(({ id }) => id);
};

async function happen(event: Event, person: Person, userId: number): Promise<void> {
  const ids = 'which' in event ? await idsOf(userId) : [];
  const id = 'which' in event ? ids[event.which % Math.max(ids.length, 1)] : undefined;
  switch (event.kind) {
    case 'buy':
      await post(api, '/change-subscription', { subscriptionType: event.plan }, person.headers);
      return;
    case 'stop':
      await post(other, '/change-subscription', { subscriptionType: 0 }, person.headers);
      return;
    case 'pay':
      if (id !== undefined) yookassa.pay(id);
      return;
    case 'cancel':
      if (id !== undefined) yookassa.cancel(id);
      return;
    case 'notify':
      if (id !== undefined) await notify(id, event.times);
      return;
    case 'refund': {
      const order = id === undefined ? undefined : yookassa.payments.get(id)?.metadata['order'];
      const headers = { authorization: api.services.operatorKey };
      if (order !== undefined) await post(api, `/payments/${order}/refund`, {}, headers);
      return;
    }
    case 'work':
      await Promise.all([api, other].map((at) => workPayments(at.services, () => {})));
      return;
    case 'loseAnswers':
      yookassa.faults.lostAnswers = 1;
      return;
    case 'refuse':
      yookassa.faults.refusesCharges = !yookassa.faults.refusesCharges;
      return;
    case 'down':
      yookassa.faults.isDown = event.isDown;
      return;
    case 'jump':
      setNow(Math.max(NOW, now + event.hours * HOUR));
  }
}

async function notify(id: string, times: number): Promise<void> {
  const status = yookassa.payments.get(id)?.status === 'canceled' ? 'canceled' : 'succeeded';
  const body = yookassa.notification(`payment.${status}`, id);
  const at = [api, other, api].slice(0, times);
  await Promise.all(at.map((one) => post(one, '/webhooks/yookassa', body)));
}

/** All pending events arrive, and missing ones are requested. */
async function settle(userId: number): Promise<void> {
  Object.assign(yookassa.faults, { isDown: false, lostAnswers: 0 });
  for (const id of await idsOf(userId)) await notify(id, 2);
  const headers = { authorization: api.services.operatorKey };
  await post(api, '/payments/reconcile', {}, headers);
  await Promise.all([api, other].map((at) => workPayments(at.services, () => {})));
  for (const id of await idsOf(userId)) await notify(id, 1);
}

interface Book {
  id: string;
  at: number;
  months: number;
  isBack: boolean;
}

/** The acquirer's payments of a user, by its own books. */
async function booksOf(userId: number): Promise<Book[]> {
  const { rows } = await sql<{ id: string; months: number }>`
    select id, months from payment_orders where user_id = ${userId}
  `.execute(api.services.db);
  const monthsOf = new Map(rows.map(({ id, months }) => [id, months]));
  return [...yookassa.payments.values()].flatMap((payment) => {
    const months = monthsOf.get(payment.metadata['order'] ?? '');
    if (payment.status !== 'succeeded' || months === undefined) return [];
    const at = Math.floor(Date.parse(payment.captured_at ?? '') / 1_000);
    return [{ id: payment.id, at, months, isBack: payment.refunded_amount !== undefined }];
  });
}

test(
  'whatever the order of events, every payment is logged once and extends the subscription once',
  async () => {
    let countOfPaid = 0;
    const property = fc.asyncProperty(
      fc.array(anEvent, { minLength: 6, maxLength: 24 }),
      async (events) => {
        setNow(NOW);
        Object.assign(yookassa.faults, { isDown: false, lostAnswers: 0, refusesCharges: false });
        const person = await aPerson(api);
        const { db } = api.services;
        const users = await sql<{ id: number }>`
          select id from users where url = ${person.url}
        `.execute(db);
        const userId = users.rows[0]?.id ?? 0;
        // Every run starts with a payment; the rest is random.
        for (const event of [{ kind: 'buy', plan: 2 }, { kind: 'pay', which: 0 }, ...events]) {
          await happen(event as Event, person, userId);
        }
        await settle(userId);

        const books = await booksOf(userId);
        countOfPaid += books.length;
        const log = await sql<{ provider: string; kind: string; count: number }>`
          select o.provider_id as provider, p.kind, count(*)::int as count
          from payments p join payment_orders o on o.id = p.order_id
          where p.user_id = ${userId} and p.kind in ('paid', 'refunded') group by 1, 2
        `.execute(db);
        const linesOf = (kind: string) =>
          log.rows
            .filter((row) => row.kind === kind)
            .map(({ provider, count }) => `${provider} ${count}`)
            .toSorted();
        expect(linesOf('paid')).toEqual(books.map(({ id }) => `${id} 1`).toSorted());
        expect(linesOf('refunded')).toEqual(
          books
            .filter(({ isBack }) => isBack)
            .map(({ id }) => `${id} 1`)
            .toSorted(),
        );
        const given = await sql`
          select 1 from payments where user_id = ${userId} and kind = 'granted'
        `.execute(db);
        expect(given.rows).toEqual([]);

        let until = 0;
        const cached = books.filter(({ isBack }) => !isBack);
        for (const { at, months } of cached.toSorted(
          (a, b) => a.at - b.at || (a.id < b.id ? -1 : 1),
        )) {
          until = afterMonths(Math.max(until, at), months);
        }
        const { rows } = await sql<{ until: number; rejected: boolean }>`
          select coalesce(extract(epoch from subscription_expires_at), 0)::bigint as until,
            is_subscription_rejected as rejected
          from users where id = ${userId}
        `.execute(db);
        const stored = Number(rows[0]?.until);
        expect([until, until === 0 ? 0 : until + GRACE]).toContain(stored);
        if (rows[0]?.rejected === false && stored > now) expect(stored).toBe(until);
        await sql`delete from users where id = ${userId}`.execute(db);
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: testSeed });
    expect(countOfPaid).toBeGreaterThan(RUNS);
  },
  RUNS * 20_000,
);
