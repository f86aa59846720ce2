import type { FeedRecord } from '@tipmark/contract/feed';
import { startSimulator, type WorldProgress } from './start-simulator.ts';
import type { World } from './world.ts';

const NOW = 1_795_262_400;
const HOUR = 3_600;

type Span = readonly [from: number | 'snapshot' | 'far', to: number];

/** A world that records the requested spans of time instead of simulating them. */
function observedWorld(): {
  world: World;
  emitted: Span[];
  apply: (records: Iterable<FeedRecord>) => Promise<void>;
} {
  const emitted: Span[] = [];
  let pending: Span = [0, 0];
  const recordsOf = (span: Span): FeedRecord[] => {
    pending = span;
    return [{ kind: 'bookmaker', source: 'simulator', key: 'a', name: 'A' }];
  };
  /** Generated on demand. */
  function* part(span: Span) {
    yield* recordsOf(span);
  }
  return {
    emitted,
    world: {
      snapshotAt: (now) => recordsOf(['snapshot', now]),
      snapshotParts: (now) => [part(['snapshot', now]), part(['far', now])],
      recordsBetween: (from, to) => recordsOf([from, to]),
    },
    apply: async (records) => {
      for (const _ of records);
      emitted.push(pending);
    },
  };
}

function memory(appliedUntil?: number): WorldProgress & { saved: number[] } {
  const saved: number[] = [];
  return { saved, load: () => appliedUntil, save: (until) => void saved.push(until) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(options: { progress: WorldProgress; now?: number }) {
  const observed = observedWorld();
  const time = { now: options.now ?? NOW };
  const errors: unknown[] = [];
  const simulator = startSimulator({
    world: observed.world,
    apply: (records) => observed.apply(records),
    clock: () => time.now,
    progress: options.progress,
    onError: (error) => errors.push(error),
  });
  const pass = async (seconds: number) => {
    time.now += seconds;
    await jest.advanceTimersByTimeAsync(5_000);
  };
  return { simulator, pass, time, errors, ...observed, observed };
}

test('a new database gets a snapshot first, then the records of each step', async () => {
  const { simulator, pass, emitted } = start({ progress: memory() });
  await simulator.ready;
  expect(simulator.isFirstStart).toBe(true);
  await pass(5);
  await pass(5);
  expect(emitted).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
    [NOW, NOW + 5],
    [NOW + 5, NOW + 10],
  ]);
  await simulator.stop();
});

test('nothing is emitted while the clock does not advance', async () => {
  const { simulator, pass, emitted } = start({ progress: memory() });
  await simulator.ready;
  await pass(0);
  await pass(0);
  expect(emitted).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('after a long pause the world catches up in steps, from a little before the saved time', async () => {
  const { simulator, emitted } = start({ progress: memory(NOW - 10 * HOUR) });
  await simulator.ready;
  expect(simulator.isFirstStart).toBe(false);
  expect(emitted).toEqual([
    [NOW - 10 * HOUR - 900, NOW - 4 * HOUR - 900],
    [NOW - 4 * HOUR - 900, NOW],
  ]);
  await simulator.stop();
});

test('a clock that was set back gets a new snapshot', async () => {
  const { simulator, emitted } = start({ progress: memory(NOW + HOUR) });
  await simulator.ready;
  expect(emitted).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('a step that failed is emitted again', async () => {
  const started = start({ progress: memory() });
  await started.simulator.ready;
  const { apply } = started.observed;
  started.observed.apply = () => Promise.reject(new Error('database away'));
  await started.pass(5);
  expect(started.errors).toEqual([new Error('database away')]);
  started.observed.apply = apply;
  await started.pass(5);
  expect(started.emitted.at(-1)).toEqual([NOW, NOW + 10]);
  await started.simulator.stop();
});

test('a first start that fails rejects `ready` and is tried again', async () => {
  const observed = observedWorld();
  let isAway = true;
  const simulator = startSimulator({
    world: observed.world,
    apply: (records) => (isAway ? Promise.reject(new Error('away')) : observed.apply(records)),
    clock: () => NOW,
    progress: memory(),
    onError: () => {},
  });
  await expect(simulator.ready).rejects.toThrow('away');
  isAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(observed.emitted).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('a new database is ready with its near days; far days that fail are applied later', async () => {
  const observed = observedWorld();
  const errors: unknown[] = [];
  let isFarAway = true;
  const simulator = startSimulator({
    world: observed.world,
    apply: async (records) => {
      await observed.apply(records);
      if (isFarAway && observed.emitted.at(-1)?.[0] === 'far') throw new Error('away');
    },
    clock: () => NOW,
    progress: memory(),
    onError: (error) => errors.push(error),
  });
  await simulator.ready;
  await jest.advanceTimersByTimeAsync(1);
  expect(errors).toEqual([new Error('away')]);
  isFarAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(observed.emitted.map(([from]) => from)).toEqual(['snapshot', 'far', 'snapshot', 'far']);
  await simulator.stop();
});

test('progress is saved every minute and at the end', async () => {
  const progress = memory();
  const { simulator, pass } = start({ progress });
  await simulator.ready;
  for (let step = 0; step < 14; step += 1) await pass(5);
  expect(progress.saved).toEqual([NOW, NOW + 60]);
  await simulator.stop();
  expect(progress.saved.at(-1)).toBe(NOW + 70);
});
