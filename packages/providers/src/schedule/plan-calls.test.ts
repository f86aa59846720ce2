import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { afterFailure, type Circuit, SOUND } from './circuit.ts';
import type { Limit } from './limits.ts';
import { planCalls } from './plan-calls.ts';
import { createSpendLedger, type Spend } from './spend-ledger.ts';
import type { OpenTime, Task } from './task.ts';

const DAY = 86_400;
const HOUR = 3_600;
const MORNING = Date.UTC(2026, 8, 19) / 1_000;
const provider = 'p';
const calls = (per: Limit['per'], most: number): Limit => ({ per, most, counts: 'calls' });

const paced = (
  id: string,
  open: readonly OpenTime[],
  idealSeconds: number,
  more: Partial<Task> = {},
): Task => ({
  id,
  provider,
  purpose: 'live',
  leagues: ['L'],
  path: `/${id}`,
  cost: 1,
  due: { kind: 'paced', open, idealSeconds },
  ...more,
});

const once = (id: string, at: number, until: number, more: Partial<Task> = {}): Task => ({
  id,
  provider,
  purpose: 'result',
  leagues: ['L'],
  path: `/${id}`,
  cost: 1,
  due: { kind: 'once', at, until },
  ...more,
});

const plan = (
  tasks: readonly Task[],
  limits: readonly Limit[],
  {
    now = MORNING,
    until = MORNING + DAY - 1,
    circuits = new Map<string, Circuit>(),
    lastCalls = new Map<string, number>(),
    past = [] as Spend[],
  } = {},
) =>
  planCalls({
    now,
    until,
    tasks,
    ledgers: new Map([[provider, createSpendLedger(limits, past)]]),
    circuits,
    lastCalls,
  });

const timesOf = (id: string, result: ReturnType<typeof plan>) =>
  result.calls.filter(({ task }) => task.id === id).map(({ at }) => at);

const gapsOf = (times: readonly number[]) =>
  times.slice(1).map((at, index) => at - (times[index] ?? 0));

test('without a limit of the day a live match is asked for as often as there is something new', () => {
  const open = [{ from: MORNING + HOUR, to: MORNING + 3 * HOUR }];
  const times = timesOf('live', plan([paced('live', open, 30)], [calls('minute', 10)]));
  expect(times).toHaveLength((2 * HOUR) / 30);
  expect(times[0]).toBe(MORNING + HOUR);
});

test('a small day is spread over all open times, and calls due once are paid for first', () => {
  const open = [
    { from: MORNING + 10 * HOUR, to: MORNING + 12 * HOUR },
    { from: MORNING + 20 * HOUR, to: MORNING + 22 * HOUR },
  ];
  const late = once('late', MORNING + 23 * HOUR, MORNING + DAY);
  const result = plan([paced('live', open, 15), late], [calls('day', 21)]);
  const times = timesOf('live', result);
  // One may be lost to rounding.
  expect(times.length).toBeGreaterThanOrEqual(19);
  expect(times.length).toBeLessThanOrEqual(20);
  expect(timesOf('late', result)).toEqual([MORNING + 23 * HOUR]);
  // About twelve minutes apart, and the evening is not worse off than the morning.
  const [morning, evening] = [
    times.filter((at) => at < MORNING + 12 * HOUR),
    times.filter((at) => at >= MORNING + 20 * HOUR),
  ];
  expect(Math.abs(morning.length - evening.length)).toBeLessThanOrEqual(1);
  expect(Math.max(...gapsOf(morning), ...gapsOf(evening))).toBeLessThan(15 * 60);
});

test('many calls due once leave half of the day to what is live', () => {
  const tasks = Array.from({ length: 40 }, (_, index) =>
    once(`lineup${index}`, MORNING + 10 * HOUR, MORNING + 11 * HOUR, { purpose: 'lineups' }),
  );
  const open = [{ from: MORNING + 10 * HOUR, to: MORNING + 12 * HOUR }];
  const result = plan([...tasks, paced('live', open, 15)], [calls('day', 40)]);
  expect(timesOf('live', result).length).toBeGreaterThanOrEqual(19);
  expect(result.leftOut).toHaveLength(20);
  expect(result.calls.length).toBeLessThanOrEqual(40);
});

test('with fewer calls than open times those that waited longest are served', () => {
  const open = [{ from: MORNING + HOUR, to: MORNING + 5 * HOUR }];
  const tasks = ['a', 'b', 'c', 'd'].map((id) => paced(id, open, 60, { purpose: 'prices' }));
  const lastCalls = new Map([
    ['a', MORNING - 1_000],
    ['b', MORNING - 9_000],
    ['c', MORNING - 90_000],
  ]);
  const served = plan(tasks, [calls('day', 2)], { lastCalls }).calls.map(({ task }) => task.id);
  expect(served.toSorted()).toEqual(['c', 'd']);
});

test('a closed provider is not called before its pause is over', () => {
  const circuits = new Map([[provider, { failures: 2, closedUntil: MORNING + 2 * HOUR }]]);
  const open = [{ from: MORNING + HOUR, to: MORNING + 3 * HOUR }];
  const result = plan([paced('live', open, 60)], [], { circuits });
  expect(result.calls[0]?.at).toBe(MORNING + 2 * HOUR);
});

test('what costs nothing goes on when the credits of a day are spent', () => {
  const credits: Limit = { per: 'month', most: 10, counts: 'credits' };
  const open = [{ from: MORNING + HOUR, to: MORNING + 2 * HOUR }];
  const free = paced('free', open, 600, { cost: 0 });
  const paid = paced('paid', open, 60, { cost: 3 });
  const result = plan([free, paid], [credits], { past: [{ at: MORNING, cost: 9 }] });
  expect([timesOf('free', result).length, timesOf('paid', result).length]).toEqual([6, 0]);
});

test('the month lasts: a day gets its share of the credits, whatever its calls cost', () => {
  const credits: Limit = { per: 'month', most: 300, counts: 'credits' };
  const first = Date.UTC(2026, 8, 1) / 1_000;
  const days = Array.from({ length: 30 }, (_, day) => ({
    from: first + day * DAY + 12 * HOUR,
    to: first + day * DAY + 22 * HOUR,
  }));
  const task = paced('prices', days, 60, { purpose: 'prices', cost: 2 });
  const { calls: made } = plan([task], [credits], { now: first, until: first + 30 * DAY - 1 });
  // One may be lost to rounding.
  expect(made.length).toBeGreaterThanOrEqual(149);
  expect(made.length).toBeLessThanOrEqual(150);
  const ofDay = Map.groupBy(made, ({ at }) => Math.floor((at - first) / DAY));
  expect(ofDay.size).toBe(30);
  expect(Math.max(...[...ofDay.values()].map((day) => day.length))).toBeLessThanOrEqual(6);
});

// A day, played against a reference that counts from outside: plan, call what is due, see it fail.

interface World {
  readonly limits: readonly Limit[];
  readonly tasks: readonly Task[];
  /** Answers that fail, by their number. */
  readonly failing: ReadonlySet<number>;
}

const limitsOf = fc
  .record({ minute: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 120 }) })
  .map(({ minute, day }): Limit[] => [calls('minute', minute), calls('day', day)]);

const openTimes = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 23 * 60 }),
      minutes: fc.integer({ min: 5, max: 150 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((times) => {
    let last = 0;
    return times
      .toSorted((one, other) => one.from - other.from)
      .flatMap(({ from, minutes }) => {
        const start = Math.max(last, MORNING + from * 60);
        last = Math.min(start + minutes * 60, MORNING + DAY);
        return last > start ? [{ from: start, to: last }] : [];
      })
      .filter(
        ({ from, to }, index, all) => index === 0 || from > (all[index - 1]?.to ?? 0) || to < from,
      );
  })
  .filter((times) => times.length > 0);

const worlds: fc.Arbitrary<World> = fc
  .record({
    limits: limitsOf,
    paced: fc.array(fc.record({ open: openTimes, ideal: fc.integer({ min: 10, max: 900 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    once: fc.array(fc.integer({ min: 0, max: 22 * 60 }), { maxLength: 20 }),
    squads: fc.array(fc.integer({ min: 0, max: 22 * 60 }), { maxLength: 30 }),
    failing: fc.array(fc.nat(60), { maxLength: 6 }),
  })
  .map(({ limits, paced: repeated, once: single, squads, failing }) => ({
    limits,
    tasks: [
      ...repeated.map(({ open, ideal }, index) => paced(`live${index}`, open, ideal)),
      ...single.map((minutes, index) =>
        once(`result${index}`, MORNING + minutes * 60, MORNING + minutes * 60 + 2 * HOUR),
      ),
      ...squads.map((minutes, index) =>
        once(`squad${index}`, MORNING + minutes * 60, MORNING + 3 * DAY, { purpose: 'squads' }),
      ),
    ],
    failing: new Set(failing),
  }));

function playDay({ limits, tasks, failing }: World, hasRestart: boolean) {
  let ledger = createSpendLedger(limits);
  let circuit = SOUND;
  const spends: Spend[] = [];
  const lastCalls = new Map<string, number>();
  const made: { id: string; at: number; isAnswered: boolean }[] = [];
  let now = MORNING;
  while (now < MORNING + DAY) {
    const { calls: next } = planCalls({
      now,
      until: MORNING + DAY - 1,
      tasks,
      ledgers: new Map([[provider, ledger]]),
      circuits: new Map([[provider, circuit]]),
      lastCalls,
    });
    // The worker sends a few calls of a plan and makes a new one.
    const due = next.slice(0, 5);
    if (due.length === 0) break;
    for (const { task, at } of due) {
      const isAnswered = !failing.has(made.length);
      made.push({ id: task.id, at, isAnswered });
      spends.push({ at, cost: task.cost });
      ledger.spend(at, task.cost);
      now = at;
      if (!isAnswered) {
        circuit = afterFailure(circuit, { kind: 'down', text: '' }, at, 0.5);
        break;
      }
      circuit = SOUND;
      lastCalls.set(task.id, at);
    }
    if (hasRestart) ledger = createSpendLedger(limits, spends);
  }
  return made;
}

test('plans of later minutes keep the share of what is due once', () => {
  const kickOff = [{ from: MORNING, to: MORNING + 300 }];
  const results = Array.from({ length: 6 }, (_, index) =>
    once(`result${index}`, MORNING + 300, MORNING + 300 + 2 * HOUR),
  );
  const limits = [calls('minute', 7), calls('day', 17)];
  const tasks = [paced('live', kickOff, 10), ...results];
  const made = playDay({ limits, tasks, failing: new Set() }, false);
  expect(made.filter(({ id }) => id.startsWith('result'))).toHaveLength(6);
  expect(made.filter(({ id }) => id === 'live')).toHaveLength(10);
});

test('random days: never above a limit, nobody starves, and no call in a pause', () => {
  fc.assert(
    fc.property(worlds, fc.boolean(), (world, hasRestart) => {
      const made = playDay(world, hasRestart);
      const most = Object.fromEntries(world.limits.map((limit) => [limit.per, limit.most]));
      expect(made.length).toBeLessThanOrEqual(most['day'] ?? 0);
      for (const { at } of made) {
        const within = made.filter((one) => one.at >= at && one.at < at + 60);
        expect(within.length).toBeLessThanOrEqual(most['minute'] ?? 0);
      }
      for (const [index, { isAnswered, at }] of made.entries()) {
        const next = made[index + 1];
        if (!isAnswered && next !== undefined) expect(next.at - at).toBeGreaterThanOrEqual(30);
      }
      const ofSquads = made.filter(({ id }) => id.startsWith('squad')).length;
      expect(ofSquads).toBeLessThanOrEqual((most['day'] ?? 0) / 20 + world.failing.size);
      // With twice as many calls as anyone needs to be served once, everyone is, if nothing fails.
      const windows = world.tasks.reduce(
        (sum, { due }) => sum + (due.kind === 'paced' ? due.open.length : 1),
        0,
      );
      const isAmple =
        (most['day'] ?? 0) >= 2 * windows && (most['minute'] ?? 0) >= world.tasks.length;
      if (!isAmple || world.failing.size > 0) return;
      for (const { id, due, purpose } of world.tasks) {
        if (purpose === 'squads') continue;
        const times = made.filter((one) => one.id === id).map(({ at }) => at);
        const spans =
          due.kind === 'paced'
            ? due.open.filter(({ from, to }) => to - from >= 2 * due.idealSeconds)
            : [{ from: due.at, to: due.until + 1 }];
        for (const { from, to } of spans) {
          expect([id, times.some((at) => at >= from && at < to)]).toEqual([id, true]);
        }
      }
    }),
    { numRuns: sampleOf(60, 2_000), seed: testSeed },
  );
});

test('squads go last, with a twentieth of a day, and are there by the end of the week', () => {
  const squads = Array.from({ length: 30 }, (_, index) =>
    once(`squad${index}`, MORNING, MORNING + 7 * DAY - 1, { purpose: 'squads' }),
  );
  const live = paced('live', [{ from: MORNING, to: MORNING + HOUR }], 60);
  const limits = [calls('minute', 2), calls('day', 100)];
  const made = playDay({ limits, tasks: [live, ...squads], failing: new Set() }, true);
  expect(made[0]?.id).toBe('live');
  expect(made.filter(({ id }) => id.startsWith('squad'))).toHaveLength(5);
  const lastCalls = new Map<string, number>();
  for (let day = 0; day < 7; day += 1) {
    const now = MORNING + day * DAY;
    const { calls: planned } = planCalls({
      now,
      until: now + DAY - 1,
      tasks: squads,
      ledgers: new Map([[provider, createSpendLedger(limits)]]),
      circuits: new Map(),
      lastCalls,
    });
    for (const { task, at } of planned) lastCalls.set(task.id, at);
  }
  expect(lastCalls.size).toBe(30);
});
