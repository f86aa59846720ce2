import {
  type CalledProvider,
  createProviderNetwork,
  openDispatcher,
  type ScheduleSettings,
} from '@tipmark/providers';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { type ProviderServer, startProviderServer } from '@tipmark/test-kit/providers';
import { sql } from 'kysely';
import { createLocalBus } from '../../../platform/bus/bus.ts';
import type { Wake } from '../../../platform/jobs/job.ts';
import { readProviderStates } from '../../../platform/metrics/provider-state-queries.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { emptyWorld } from '../../testing/stored-world.ts';
import { plainBody, plainProvider } from '../testing/plain-provider.ts';
import { createProvidersJob } from './providers-job.ts';

const HOUR = 3_600;
const DAY = 86_400;
const KICK_OFF = 1_705_158_000;
const MIDNIGHT = KICK_OFF - (KICK_OFF % DAY);
const KEY = '0123456789abcdef0123456789abcdef';

let database: TestDatabase;
let now = MIDNIGHT;
const dispatcher = openDispatcher(500);
const servers: ProviderServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(async () => {
  now = MIDNIGHT;
  await emptyWorld(database.db);
  await sql`truncate provider_spends, provider_spend_hours, provider_tasks, provider_states, late_scores`.execute(
    database.db,
  );
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

afterAll(async () => {
  await dispatcher.close();
  await database.close();
});

type Answer = (path: string, at: number) => unknown;

/** The answer of an address that exists no more. */
const GONE = Symbol('gone');

/** A server whose answers depend on the time of the test. */
async function serve(answer: Answer) {
  const times: number[] = [];
  const server = await startProviderServer(({ path, query }) => {
    times.push(now);
    const body = answer(`${path}?${query.toString()}`, now);
    return body === GONE ? { status: 404, body: { message: 'gone' } } : { body };
  });
  servers.push(server);
  return { server, times };
}

const settingsFor = (budgets: ScheduleSettings['providers'] = {}): ScheduleSettings => ({
  providers: budgets,
  leagues: [
    {
      name: 'Premier League',
      sport: 'soccer',
      ids: { 'football-data-org': 'premier-league', openligadb: 'premier-league' },
    },
  ],
});

function startWorker(
  roots: Readonly<Partial<Record<CalledProvider, string>>>,
  settings = settingsFor(),
) {
  const errors: unknown[] = [];
  const published: string[] = [];
  const bus = createLocalBus();
  bus.subscribe((topics) => void published.push(...topics));
  const providers = Object.keys(roots) as CalledProvider[];
  const job = createProvidersJob({
    providers,
    readers: providers.map((name) => plainProvider(name).provider),
    settings: () => settings,
    network: createProviderNetwork({
      dispatcher,
      nowMs: () => now * 1_000,
      random: () => 0.5,
      wait: async () => undefined,
      keyOf: () => KEY,
      userAgent: 'tipmark-test',
    }),
    roots: new Map(Object.entries(roots)),
    random: () => 0.5,
  });
  const wake: Wake = {
    matchIds: [],
    isFull: true,
    onError: (error) => void errors.push(error),
    isStopped: () => false,
  };
  return {
    errors,
    published,
    run: () => job.run({ db: database.db, bus, clock: () => now }, wake),
  };
}

const match = aFeedMatch('Arsenal', 'Fulham');
const setting = [...aFeedSetting('Arsenal', 'Fulham'), match];
const END = KICK_OFF + 2 * HOUR;

/** The match as a provider reports it at a time. */
const dayOf =
  (name: string): Answer =>
  (_path, at) => {
    if (at < KICK_OFF) return plainBody(name, setting);
    const score =
      at < END
        ? aFeedScore(match.key, 1, 0, { seq: at, status: 2, score: { home: 1, away: 0 } })
        : aFeedScore(match.key, 2, 1, { seq: at });
    return plainBody(name, [...setting, score]);
  };

const stored = () =>
  database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'away_score'])
    .executeTakeFirst();

const gaps = (times: readonly number[]) =>
  times.slice(1).map((at, index) => at - (times[index] ?? 0));

test('a match comes with the schedule, is followed while live, and read again after its end', async () => {
  const { server, times } = await serve(dayOf('football-data-org'));
  const worker = startWorker({ 'football-data-org': server.root });
  await worker.run();
  expect(await stored()).toMatchObject({ status: 1 });
  for (now = KICK_OFF - 120; now < KICK_OFF + 600; now += 10) await worker.run();
  expect(await stored()).toMatchObject({ status: 2, home_score: 1, away_score: 0 });
  const live = times.filter((at) => at >= KICK_OFF - 60);
  expect(Math.max(...gaps(live))).toBeLessThanOrEqual(60);
  for (now = END; now < END + 3 * HOUR; now += 150) await worker.run();
  expect(await stored()).toMatchObject({ status: 3, home_score: 2, away_score: 1 });
  // Once it is over, its corrections are looked for, not more.
  const after = times.filter((at) => at > END + 300);
  expect(after.length).toBeGreaterThanOrEqual(2);
  expect(after.length).toBeLessThanOrEqual(4);
  expect(worker.published.some((topic) => topic.startsWith('match:'))).toBe(true);
  expect(worker.errors).toEqual([]);
}, 120_000);

test('two workers and a restart stay within the limits of a minute and a day', async () => {
  const { server, times } = await serve(dayOf('football-data-org'));
  const budget = { minute: 2, day: 40 };
  const settings = settingsFor({ 'football-data-org': { budget } });
  const roots = { 'football-data-org': server.root };
  let workers = [startWorker(roots, settings), startWorker(roots, settings)];
  now = KICK_OFF - HOUR;
  for (let step = 0; step < 150; step += 1, now += 60) {
    if (step === 70) workers = [startWorker(roots, settings), startWorker(roots, settings)];
    await Promise.all(workers.map((worker) => worker.run()));
  }
  expect(times.length).toBeLessThanOrEqual(budget.day);
  // An hour and a half of the three and a half in which the match may be live.
  expect(times.length).toBeGreaterThanOrEqual((budget.day * 1.5) / 3.5);
  for (const at of times) {
    expect(times.filter((one) => one >= at && one < at + 60).length).toBeLessThanOrEqual(2);
  }
  expect(await stored()).toMatchObject({ status: 2 });
  const spent = await database.db.selectFrom('provider_spends').select('cost').execute();
  expect(spent).toHaveLength(times.length);
  expect(workers.flatMap(({ errors }) => errors)).toEqual([]);
}, 120_000);

test('a provider that fails is left alone, another takes over, and the first comes back', async () => {
  let isDown = false;
  const first = await serve((path, at) => (isDown ? 'down' : dayOf('football-data-org')(path, at)));
  const second = await serve(dayOf('openligadb'));
  const worker = startWorker({
    'football-data-org': first.server.root,
    openligadb: second.server.root,
  });
  await worker.run();
  const until = async (end: number) => {
    for (; now < end; now += 30) await worker.run();
  };
  now = KICK_OFF - 60;
  await until(KICK_OFF + 300);
  const [callsOfFirst, callsOfSecond] = [first.times.length, second.times.length];
  expect(callsOfFirst).toBeGreaterThan(callsOfSecond);
  isDown = true;
  await until(KICK_OFF + 1_200);
  // Half a minute, a minute, two, four …
  expect(first.times.length - callsOfFirst).toBeLessThanOrEqual(6);
  const taken = second.times.length - callsOfSecond;
  expect(taken).toBeGreaterThanOrEqual(8);
  const [state] = await readProviderStates(database.db, now);
  expect(state).toMatchObject({ provider: 'football-data-org' });
  expect(state?.failures).toBeGreaterThanOrEqual(3);
  isDown = false;
  await until(KICK_OFF + 3_000);
  const [sound] = await readProviderStates(database.db, now);
  expect(sound).toMatchObject({ failures: 0, closedUntil: 0 });
  expect(now - (sound?.answeredAt ?? 0)).toBeLessThanOrEqual(60);
}, 120_000);

test('a call that the plan does not include is left out for hours, the others go on', async () => {
  const { server, times } = await serve(() => ({}));
  const refusing = {
    ...plainProvider('football-data-org').provider,
    openReader: () => ({
      read: () => ({
        records: [],
        notes: [],
        failure: { kind: 'plan', text: 'not yours' } as const,
      }),
    }),
  };
  const job = createProvidersJob({
    providers: ['football-data-org'],
    readers: [refusing],
    settings: () => settingsFor(),
    network: createProviderNetwork({
      dispatcher,
      nowMs: () => now * 1_000,
      random: () => 0.5,
      wait: async () => undefined,
      keyOf: () => KEY,
      userAgent: 'tipmark-test',
    }),
    roots: new Map([['football-data-org', server.root]]),
    random: () => 0.5,
  });
  const wake = { matchIds: [], isFull: true, onError: () => undefined, isStopped: () => false };
  const bus = createLocalBus();
  // The schedule of today at midnight, and of seven days ahead from one o'clock.
  for (; now < MIDNIGHT + 5 * HOUR; now += 120) {
    await job.run({ db: database.db, bus, clock: () => now }, wake);
  }
  expect(times).toHaveLength(8);
});

test('a failure that passes is repeated at once, and paid for', async () => {
  const { server, times } = await serve(dayOf('football-data-org'));
  server.faults.push({ kind: 'reset' }, { kind: 'half' });
  const worker = startWorker({ 'football-data-org': server.root });
  await worker.run();
  expect(await stored()).toMatchObject({ status: 1 });
  const { rows } = await sql<{ calls: number }>`
    select count(*)::int as calls from provider_spends
  `.execute(database.db);
  expect(server.calls.length).toBeGreaterThanOrEqual(3);
  expect(rows[0]?.calls).toBe(server.calls.length);
  expect(times.length).toBeGreaterThan(0);
});

test('a live answer that comes before the schedule waits for it, and is not refused', async () => {
  const name = 'football-data-org';
  const own = (records: readonly object[]) =>
    plainBody(name, records.map((record) => ({ ...record, source: name })) as never);
  const known = { isScheduled: false };
  const live = aFeedScore(match.key, 1, 0, { seq: 5, status: 2, score: { home: 1, away: 0 } });
  const { server } = await serve(() => own(known.isScheduled ? setting : [live]));
  const worker = startWorker({ [name]: server.root });
  await sql`truncate quarantine`.execute(database.db);
  const quarantined = () => database.db.selectFrom('quarantine').select('reason').execute();
  now = KICK_OFF + 1_800;
  await worker.run();
  expect([await stored(), await quarantined()]).toEqual([undefined, []]);
  known.isScheduled = true;
  now = MIDNIGHT + 16 * HOUR + 60;
  await worker.run();
  expect(await stored()).toEqual({ status: 2, home_score: 1, away_score: 0 });
  expect([await quarantined(), worker.errors]).toEqual([[], []]);
}, 60_000);

const lateScores = async () => {
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from as_of)::float8 as at from late_scores
  `.execute(database.db);
  return rows.map(({ at }) => at);
};

/** As a provider reports it: under its own name. */
const ownDayOf =
  (name: string): Answer =>
  (path, at) => {
    const body = dayOf(name)(path, at) as ReturnType<typeof plainBody>;
    return { ...body, records: body.records.map((record) => ({ ...record, source: name })) };
  };

test('a running match is late once its only provider is silent, until it answers', async () => {
  let isDown = false;
  const { server, times } = await serve((path, at) =>
    isDown ? 'down' : ownDayOf('football-data-org')(path, at),
  );
  const roots = { 'football-data-org': server.root };
  const worker = startWorker(roots);
  await worker.run();
  const until = async (end: number, seen: number[][] = []) => {
    for (; now < end; now += 10) {
      await worker.run();
      seen.push(await lateScores());
    }
    return seen;
  };
  now = KICK_OFF - 60;
  expect((await until(KICK_OFF + 300)).flat()).toEqual([]);
  const answeredAt = times.at(-1) ?? 0;
  isDown = true;
  await until(answeredAt + 185);
  expect(await lateScores()).toEqual([]);
  worker.published.length = 0;
  await until(answeredAt + 205);
  expect(await lateScores()).toEqual([answeredAt]);
  const { id } = await database.db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
  expect(worker.published).toContain(`match:${id}`);
  expect(worker.published.filter((topic) => topic === `match:${id}`)).toHaveLength(1);
  // The time of the numbers stays the same, and so do the pages.
  worker.published.length = 0;
  const later = await until(answeredAt + 600);
  expect(new Set(later.flat())).toEqual(new Set([answeredAt]));
  expect(worker.published).toEqual([]);
  isDown = false;
  const restarted = startWorker(roots);
  for (; (await lateScores()).length > 0 && now < answeredAt + HOUR; now += 10)
    await restarted.run();
  expect(await lateScores()).toEqual([]);
  expect(times.at(-1)).toBeGreaterThanOrEqual(answeredAt + 600);
  expect(restarted.published).toContain(`match:${id}`);
}, 120_000);

test('a running match is late once the only live call of its league has no address any more', async () => {
  let isGone = false;
  const { server, times } = await serve((path, at) =>
    isGone ? GONE : ownDayOf('football-data-org')(path, at),
  );
  const roots = { 'football-data-org': server.root };
  const worker = startWorker(roots);
  await worker.run();
  for (now = KICK_OFF - 60; now < KICK_OFF + 300; now += 10) await worker.run();
  expect(await stored()).toMatchObject({ status: 2 });
  const answeredAt = times.at(-1) ?? 0;
  isGone = true;
  for (; now < answeredAt + 180; now += 10) await worker.run();
  expect(await lateScores()).toEqual([]);
  // also by a process that starts in between
  const restarted = startWorker(roots);
  for (; now < answeredAt + 900; now += 10) await restarted.run();
  expect(times.at(-1)).toBeGreaterThan(answeredAt + 180);
  expect(await lateScores()).toEqual([answeredAt]);
  isGone = false;
  for (; (await lateScores()).length > 0 && now < answeredAt + HOUR; now += 10)
    await restarted.run();
  expect(await lateScores()).toEqual([]);
  expect([...worker.errors, ...restarted.errors]).toEqual([]);
}, 120_000);

test('a match that another provider took over is never late', async () => {
  let isDown = false;
  const first = await serve((path, at) =>
    isDown ? 'down' : ownDayOf('football-data-org')(path, at),
  );
  const second = await serve(ownDayOf('openligadb'));
  const worker = startWorker({
    'football-data-org': first.server.root,
    openligadb: second.server.root,
  });
  await worker.run();
  for (now = KICK_OFF - 60; now < KICK_OFF + 1_200; now += 20) {
    isDown = now > KICK_OFF + 300;
    await worker.run();
    expect(await lateScores()).toEqual([]);
  }
}, 120_000);
