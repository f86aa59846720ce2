import type { FeedRecord } from '@tipmark/contract/feed';
import { startSimulator, type WorldProgress } from './start-simulator.ts';
import type { World } from './world.ts';

const NOW = 1_795_262_400;
const HOUR = 3_600;

type Telling = readonly [from: number | 'snapshot' | 'far', to: number];

/** A world that only returns the requested span of time. */
function hearing(): {
  world: World;
  emitted: Telling[];
  apply: (records: Iterable<FeedRecord>) => Promise<void>;
} {
  const emitted: Telling[] = [];
  let pending: Telling = [0, 0];
  const message = (telling: Telling): FeedRecord[] => {
    pending = telling;
    return [{ kind: 'bookmaker', source: 'simulator', key: 'a', name: 'A' }];
  };
  /** Returned on demand. */
  function* telling(one: Telling) {
    yield* message(one);
  }
  return {
    emitted,
    world: {
      snapshotAt: (now) => message(['snapshot', now]),
      snapshotParts: (now) => [telling(['snapshot', now]), telling(['far', now])],
      recordsBetween: (from, to) => message([from, to]),
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
  const receives = hearing();
  const time = { now: options.now ?? NOW };
  const errors: unknown[] = [];
  const simulator = startSimulator({
    world: receives.world,
    apply: (records) => receives.apply(records),
    clock: () => time.now,
    progress: options.progress,
    onError: (error) => errors.push(error),
  });
  const pass = async (seconds: number) => {
    time.now += seconds;
    await jest.advanceTimersByTimeAsync(5_000);
  };
  return { simulator, pass, time, errors, ...receives, hears: receives };
}

test('a new database gets a snapshot, then what happens', async () => {
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

test('a clock that stands still is told nothing twice', async () => {
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

test('after hours of sleep the world catches up, a little from before included', async () => {
  const { simulator, emitted } = start({ progress: memory(NOW - 10 * HOUR) });
  await simulator.ready;
  expect(simulator.isFirstStart).toBe(false);
  expect(emitted).toEqual([
    [NOW - 10 * HOUR - 900, NOW - 4 * HOUR - 900],
    [NOW - 4 * HOUR - 900, NOW],
  ]);
  await simulator.stop();
});

test('a clock that was put back gets its own present', async () => {
  const { simulator, emitted } = start({ progress: memory(NOW + HOUR) });
  await simulator.ready;
  expect(emitted).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('a step that failed is told again', async () => {
  const started = start({ progress: memory() });
  await started.simulator.ready;
  const { apply } = started.hears;
  started.hears.apply = () => Promise.reject(new Error('database away'));
  await started.pass(5);
  expect(started.errors).toEqual([new Error('database away')]);
  started.hears.apply = apply;
  await started.pass(5);
  expect(started.emitted.at(-1)).toEqual([NOW, NOW + 10]);
  await started.simulator.stop();
});

test('a first start that fails says so, and is tried again', async () => {
  const receives = hearing();
  let isAway = true;
  const simulator = startSimulator({
    world: receives.world,
    apply: (records) => (isAway ? Promise.reject(new Error('away')) : receives.apply(records)),
    clock: () => NOW,
    progress: memory(),
    onError: () => {},
  });
  await expect(simulator.ready).rejects.toThrow('away');
  isAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(receives.emitted).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('a new database is answered from once its near days are there; far ones that fail come later', async () => {
  const receives = hearing();
  const errors: unknown[] = [];
  let isFarAway = true;
  const simulator = startSimulator({
    world: receives.world,
    apply: async (records) => {
      await receives.apply(records);
      if (isFarAway && receives.emitted.at(-1)?.[0] === 'far') throw new Error('away');
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
  expect(receives.emitted.map(([from]) => from)).toEqual(['snapshot', 'far', 'snapshot', 'far']);
  await simulator.stop();
});

test('progress is saved now and then, and at the end', async () => {
  const progress = memory();
  const { simulator, pass } = start({ progress });
  await simulator.ready;
  for (let step = 0; step < 14; step += 1) await pass(5);
  expect(progress.saved).toEqual([NOW, NOW + 60]);
  await simulator.stop();
  expect(progress.saved.at(-1)).toBe(NOW + 70);
});
