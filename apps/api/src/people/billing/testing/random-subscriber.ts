import { isDeepStrictEqual } from 'node:util';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
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
  NOW,
  other,
  pass,
  pay,
  settle,
  stop,
  unrefundedOf,
  type World,
  work,
} from './subscription-world.ts';

const GRACE = 3 * DAY;

type Step = fc.AsyncCommand<World['model'], World>;

/** A step that is always possible; what it may lead to is in the model of the world. */
const step = (name: string, run: (world: World) => Promise<unknown> | void): Step => ({
  check: () => true,
  run: async (_model, world) => {
    await run(world);
    if (world.faults.length > 0) throw new Error(`${name}: ${world.faults.join('; ')}`);
  },
  toString: () => name,
});

const aProcess = fc.constantFrom(0 as const, 1 as const);

/** What customers do. */
const ofCustomer = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        plan: fc.constantFrom(2, 2, 3, 4),
        country: fc.constantFrom('RU', 'DE', 'DE', 'KZ'),
        clicks: fc.constantFrom(1, 1, 2, 4),
      })
      .map((how) => step(`choose ${JSON.stringify(how)}`, (world) => choose(world, how))),
  },
  {
    weight: 5,
    arbitrary: fc.nat(3).map((which) => step(`pay ${which}`, (world) => pay(world, which))),
  },
  {
    weight: 3,
    arbitrary: aProcess.map((process) => step(`stop ${process}`, (world) => stop(world, process))),
  },
  { weight: 1, arbitrary: fc.constant(step('delete', (world) => deleteAccount(world))) },
);

/** A price list that changes: running subscriptions are renewed at the prices of their orders. */
const repriced = fc.constantFrom(0.5, 1, 1, 1.37, 2).map((factor) =>
  step(`price × ${factor}`, ({ books }) => {
    books.priceFactor = factor;
  }),
);

const delivered = fc
  .record({ isLast: fc.boolean(), times: fc.integer({ min: 1, max: 3 }), process: aProcess })
  .map((how) => step(`deliver ${JSON.stringify(how)}`, (world) => deliver(world, how)));

const passed = fc
  .constantFrom(0.04, 1, 2, 5, 28, 32)
  .map((days) => step(`pass ${days}`, (world) => pass(world, days)));

const refunded = fc.nat(3).map((which) =>
  step(`refund ${which}`, (world) => {
    const paid = unrefundedOf(world).filter(({ type }) => type !== ACQUIRER_TYPE.sandbox);
    const payment = paid[which % Math.max(paid.length, 1)];
    if (payment !== undefined) world.books.refund(payment);
  }),
);

const dropped = fc.nat(3).map((which) =>
  step(`drop ${which}`, ({ books }) => {
    books.queue.splice(which, 1);
  }),
);

/** What goes wrong at an acquirer from now on. */
const faulty = fc
  .constantFrom(
    { isAway: true },
    { isAway: false },
    { isAway: false },
    { lostAnswers: 1 },
    { lostAnswers: 2 },
    { declines: true },
    { declines: false },
    { unsaved: true },
    { unsaved: false },
  )
  .map((faults) =>
    step(`fault ${JSON.stringify(faults)}`, ({ books }) => {
      Object.assign(books.faults, faults);
    }),
  );

const steps = [
  ofCustomer,
  ofCustomer,
  ofCustomer,
  delivered,
  delivered,
  passed,
  passed,
  passed,
  faulty,
  faulty,
  dropped,
  refunded,
  repriced,
  fc.constant(step('work twice', (world) => work(world, [0, 1]))),
];

type Sum = Record<string, number>;

function add(sums: Sum, type: number, amount: number): void {
  if (amount !== 0) sums[type] = (sums[type] ?? 0) + amount;
}

/** By acquirer: what is charged and not refunded, and what terms were given for. */
async function sumsOf(world: World): Promise<{ charged: Sum; given: Sum }> {
  const charged: Sum = {};
  for (const { type, order } of unrefundedOf(world)) add(charged, type, order.amountMinor);
  const { rows } = await sql<{ type: number; amount: number }>`
    select p.acquirer_type as type, sum(p.amount_minor) filter (where p.kind = 'paid')
      - coalesce(sum(p.amount_minor) filter (where p.kind = 'refunded'), 0) as amount
    from payments p where p.user_id = ${world.userId} and p.kind in ('paid', 'refunded') group by 1
  `.execute(api.services.db);
  const given: Sum = {};
  for (const { type, amount } of rows) add(given, type, Number(amount));
  return { charged, given };
}

/** What does not hold of a customer after everything has arrived, a line each. */
async function faultsOf(world: World): Promise<string[]> {
  const faults = [...world.faults];
  const demand = (what: string, isMet: boolean) => {
    if (!isMet) faults.push(what);
  };
  const { db } = api.services;
  const { model, books, userId } = world;
  const { charged, given } = await sumsOf(world);
  demand(
    `charged ${JSON.stringify(charged)}, terms given for ${JSON.stringify(given)}`,
    isDeepStrictEqual(given, charged),
  );
  const issues = await sql<{ reason: string }>`
    select reason from payment_issues where resolved_at is null
  `.execute(db);
  for (const { reason } of issues.rows) {
    demand(`issue: ${reason}`, model.isDeleted && reason === 'deleted');
  }
  const live = books.subscriptions.filter(({ state }) => state !== 'terminated');
  demand(`${live.length} subscriptions live`, live.length <= (model.isDeleted ? 0 : 1));
  const charging = live.filter(({ state }) => state === 'active');
  if (model.isStopped) demand('charges although it was stopped', charging.length === 0);
  if (model.isDeleted) return faults;
  const { rows } = await sql<{ until: number; rejected: boolean }>`
    select coalesce(extract(epoch from subscription_expires_at), 0)::bigint as until,
      is_subscription_rejected as rejected from users where id = ${userId}
  `.execute(db);
  const [state] = rows;
  const until = endOf(unrefundedOf(world));
  const stored = Number(state?.until);
  demand(
    `the term ends at ${stored}, paid until ${until}`,
    [until, until === 0 ? 0 : until + GRACE].includes(stored),
  );
  if (state?.rejected === false && until > clock()) {
    demand(
      `the term ends at ${stored}, not yet rejected and paid until ${until}`,
      stored === until,
    );
  }
  return faults;
}

const COUNTRIES = ['RU', 'DE', 'KZ'] as const;
interface Beginning {
  readonly country: string;
  readonly isReported: boolean;
}

/** Every customer buys a month first; the rest is random. */
async function begin(world: World, { country, isReported }: Beginning): Promise<void> {
  await choose(world, { plan: 2, country, clicks: 1 });
  await pay(world, 0);
  if (isReported) await deliver(world, { isLast: false, times: 1, process: 0 });
}

/** A life of a customer: what was seen of it. */
export interface Life {
  readonly payments: number;
  readonly days: number;
}

/**
 * Lets things happen to a new customer, and then everything arrive.
 * @throws Error naming what does not hold
 */
export async function live(beginning: Beginning, all: Iterable<Step>): Promise<Life> {
  const world = await createWorld([api, other]);
  try {
    await begin(world, beginning);
    await fc.asyncModelRun(() => ({ model: world.model, real: world }), all);
    await settle(world);
    const faults = await faultsOf(world);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return { payments: unrefundedOf(world).length, days: (clock() - NOW) / DAY };
  } finally {
    await forget(world);
  }
}

/** Lives of customers, each another; `onLife` is called after each that held. */
export const anyLife = (onLife: (life: Life) => void) =>
  fc.asyncProperty(
    fc.record({ country: fc.constantFrom(...COUNTRIES), isReported: fc.boolean() }),
    fc.commands(steps, { maxCommands: 24, size: 'max' }),
    async (beginning, all) => onLife(await live(beginning, all)),
  );
