import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type { HookAnswer, HookMessage } from '../../platform/webhooks/hook-sender.ts';
import { makeHookSecret } from '../../platform/webhooks/hook-signature.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson } from '../account/testing/people.ts';
import { sealSecret } from '../account/totp/sealed-secret.ts';
import { resend } from './delivery-queries.ts';
import { insertEvent } from './event-queries.ts';
import { enableHook, insertHook, ownHook } from './hook-queries.ts';
import { workHooks } from './work-hooks.ts';

const START = 1_795_262_400;
const DAY = 86_400;
const LEASE = 60;
const PAUSES = [15, 45, 135, 405, 1_215, 3_645, 10_935, 32_805];
const LONGEST = 43_200;

/** What a receiver does; `killed`: the process ends after it was sent, before that is recorded. */
type Receiver = 'works' | 'fails' | 'busy' | 'gone' | 'silent' | 'killed';

type Action =
  | { readonly kind: 'event' }
  | { readonly kind: 'receiver'; readonly receiver: Receiver }
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'work' }
  | { readonly kind: 'resend'; readonly nth: number }
  | { readonly kind: 'enable' };

const ANSWERS: Readonly<Record<Exclude<Receiver, 'killed'>, HookAnswer>> = {
  works: { status: 204, retryAfterSeconds: 0, durationMs: 5 },
  fails: { status: 500, retryAfterSeconds: 0, durationMs: 5 },
  busy: { status: 429, retryAfterSeconds: 7_200, durationMs: 5 },
  gone: { status: 410, retryAfterSeconds: 0, durationMs: 5 },
  silent: { failure: 'timeout', retryAfterSeconds: 0, durationMs: 10_000 },
};

/** A delivery as it should be. */
interface Expected {
  readonly id: string;
  /** In the order in which they were enqueued. */
  seq: number;
  status: 'waiting' | 'delivered' | 'failed';
  /** Recorded ones. */
  attempts: number;
  /** Begun in this round. */
  inRound: number;
  begunAt: number;
  dueAt: number;
  lockedUntil: number;
  received: number;
}

/** The rules, without a database and without anything at the same time. */
class Model {
  readonly all: Expected[] = [];
  receiver: Receiver = 'works';
  now = START;
  isDisabled = false;
  failingSince: number | undefined;
  private seq = 0;

  enqueue(id: string): void {
    const round = { seq: (this.seq += 1), inRound: 0, begunAt: this.now, dueAt: this.now };
    const known = this.all.find((one) => one.id === id);
    const waiting = { status: 'waiting' as const, lockedUntil: 0, ...round };
    if (known === undefined) this.all.push({ id, attempts: 0, received: 0, ...waiting });
    else Object.assign(known, waiting);
  }

  work(): void {
    for (;;) {
      const waiting = this.all.filter(({ status }) => status === 'waiting');
      // nothing is sent to a receiver that may still be busy with another message
      if (waiting.some(({ lockedUntil }) => lockedUntil > this.now)) return;
      const [next] = waiting
        .filter(({ dueAt }) => dueAt <= this.now)
        .toSorted((one, other) => one.seq - other.seq);
      if (next === undefined) return;
      this.attempt(next);
    }
  }

  private attempt(one: Expected): void {
    if (this.isDisabled) {
      one.status = 'failed';
      return;
    }
    one.inRound += 1;
    one.received += 1;
    if (this.receiver === 'killed') {
      one.lockedUntil = this.now + LEASE;
      return;
    }
    one.attempts += 1;
    if (this.receiver === 'works') {
      one.status = 'delivered';
      this.failingSince = undefined;
      return;
    }
    const isOver = this.failingSince !== undefined && this.now - this.failingSince >= 7 * DAY;
    this.failingSince ??= this.now;
    const asked = this.receiver === 'busy' ? 7_200 : 0;
    const dueAt = this.now + Math.max(PAUSES[one.inRound - 1] ?? LONGEST, asked);
    if (this.receiver === 'gone' || isOver) {
      this.isDisabled = true;
      one.status = 'failed';
    } else if (dueAt - one.begunAt > 3 * DAY) one.status = 'failed';
    else one.dueAt = dueAt;
  }
}

let api: TestApi;
let userId: number;

beforeAll(async () => {
  api = await createTestApi({ now: START });
  const person = await aPerson(api);
  const user = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', person.url)
    .executeTakeFirstOrThrow();
  userId = user.id;
}, 60_000);
afterAll(() => api.close());

/** The real thing, driven by the same actions. */
class Site {
  receiver: Receiver = 'works';
  now = START;
  readonly received = new Map<string, number>();
  private readonly open = new Set<string>();
  readonly faults: string[] = [];

  readonly hookId: string;

  private constructor(hookId: string) {
    this.hookId = hookId;
  }

  static async create(): Promise<Site> {
    const { db, hookKey } = api.services;
    await db.deleteFrom('webhooks').execute();
    await db.deleteFrom('outbox').execute();
    const sealedSecret = sealSecret(hookKey, userId, makeHookSecret());
    const hook = {
      userId,
      address: 'https://hooks.example.org/',
      sealedSecret,
      locale: 'en',
      allCappers: true,
      searches: [],
      cappers: [],
    };
    const id = await db.transaction().execute((trx) => insertHook(trx, hook, START));
    return new Site(id ?? '');
  }

  async event(): Promise<string> {
    const { db } = api.services;
    const event = { type: 'webhook.test', key: randomUUID(), body: { ru: '{}', en: '{}' } };
    await insertEvent(db, event, ownHook(userId, this.hookId), this.now);
    const row = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('event_key', '=', event.key)
      .executeTakeFirst();
    return row?.id ?? '';
  }

  private async send({ id }: HookMessage): Promise<HookAnswer> {
    if (this.open.size > 0) this.faults.push(`${id} beside ${[...this.open].join()}`);
    this.open.add(id);
    this.received.set(id, (this.received.get(id) ?? 0) + 1);
    for (let turns = 0; turns < 3; turns += 1) await turn();
    this.open.delete(id);
    if (this.receiver === 'killed') throw new Error('killed');
    return ANSWERS[this.receiver];
  }

  /** Two processes at a time. */
  async work(): Promise<void> {
    const { db, hookKey } = api.services;
    const hooks = {
      policy: { allowsLocal: false, ownHosts: [] },
      send: (message: HookMessage) => this.send(message),
    };
    const parts = { db, hookKey, hooks, clock: () => this.now, chance: () => 0.5 };
    const worker = () => workHooks({ ...parts, pace: { atOnce: 20 }, onError: () => {} });
    await Promise.all([worker(), worker()]);
    // what one of them released just before it ended
    await worker();
  }

  async states() {
    const rows = await api.services.db
      .selectFrom('webhook_deliveries')
      .select(['id', 'status', 'attempts'])
      .where('webhook_id', '=', this.hookId)
      .execute();
    return new Map(rows.map(({ id, ...state }) => [id, state]));
  }

  async isDisabled(): Promise<boolean> {
    const row = await api.services.db
      .selectFrom('webhooks')
      .select('disabled_at')
      .where('id', '=', this.hookId)
      .executeTakeFirstOrThrow();
    return row.disabled_at !== null;
  }
}

async function act(site: Site, model: Model, action: Action): Promise<void> {
  const { db } = api.services;
  switch (action.kind) {
    case 'event': {
      const id = await site.event();
      // a webhook that is disabled is sent no events
      expect(id === '').toBe(model.isDisabled);
      if (id !== '') model.enqueue(id);
      return;
    }
    case 'receiver':
      site.receiver = action.receiver;
      model.receiver = action.receiver;
      return;
    case 'later':
      site.now += action.seconds;
      model.now += action.seconds;
      return;
    case 'work':
      await site.work();
      model.work();
      return;
    case 'resend': {
      const wanted = model.all[action.nth % Math.max(1, model.all.length)];
      if (wanted === undefined) return;
      const mayResend = wanted.status !== 'waiting' && !model.isDisabled;
      expect(await resend(db, userId, wanted.id, site.now)).toBe(mayResend);
      if (mayResend) model.enqueue(wanted.id);
      return;
    }
    case 'enable':
      await enableHook(db, userId, site.hookId);
      model.isDisabled = false;
      model.failingSince = undefined;
  }
}

async function compare(site: Site, model: Model): Promise<void> {
  const expected = model.all.map(({ id, status, attempts }) => [id, { status, attempts }] as const);
  expect(await site.states()).toEqual(new Map(expected));
  expect(await site.isDisabled()).toBe(model.isDisabled);
  const sent = model.all.filter(({ received }) => received > 0);
  expect(site.received).toEqual(new Map(sent.map(({ id, received }) => [id, received])));
  expect(site.faults).toEqual([]);
}

const receiver = fc.constantFrom<Receiver>(
  'works',
  'fails',
  'fails',
  'busy',
  'gone',
  'silent',
  'killed',
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'event' }) },
  { weight: 3, arbitrary: receiver.map((one): Action => ({ kind: 'receiver', receiver: one })) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(1, 15, 60, 600, 7_200, LONGEST, DAY, 3 * DAY)
      .map((seconds): Action => ({ kind: 'later', seconds })),
  },
  { weight: 6, arbitrary: fc.constant<Action>({ kind: 'work' }) },
  { weight: 2, arbitrary: fc.nat(7).map((nth): Action => ({ kind: 'resend', nth })) },
  { weight: 1, arbitrary: fc.constant<Action>({ kind: 'enable' }) },
);

test('deliveries follow the rules, whatever receivers, clock, restarts and owners do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      const site = await Site.create();
      const model = new Model();
      for (const one of actions) {
        await act(site, model, one);
        if (one.kind === 'work') await compare(site, model);
      }
      // in the end each is delivered or given up
      for (let round = 0; round < 16; round += 1) {
        if (round === 8) await act(site, model, { kind: 'receiver', receiver: 'works' });
        await act(site, model, { kind: 'later', seconds: LONGEST });
        await act(site, model, { kind: 'work' });
      }
      await compare(site, model);
      for (const { status, received } of model.all) {
        expect(status).not.toBe('waiting');
        if (status === 'delivered') expect(received).toBeGreaterThan(0);
      }
    }),
    { numRuns: 20 },
  );
}, 300_000);
