import type { FeedRecord } from '@tipmark/contract/feed';
import { startSimulator, type WorldProgress } from './start-simulator.ts';
import type { World } from './world.ts';

const NOW = 1_795_262_400;
const HOUR = 3_600;

type Telling = readonly [from: number | 'snapshot' | 'far', to: number];

/** A world that only says which stretch of time was asked for. */
function hearing(): {
  world: World;
  told: Telling[];
  apply: (records: Iterable<FeedRecord>) => Promise<void>;
} {
  const told: Telling[] = [];
  let pending: Telling = [0, 0];
  const said = (telling: Telling): FeedRecord[] => {
    pending = telling;
    return [{ kind: 'bookmaker', source: 'simulator', key: 'a', name: 'A' }];
  };
  /** Said when it is asked for. */
  function* telling(one: Telling) {
    yield* said(one);
  }
  return {
    told,
    world: {
      snapshotAt: (now) => said(['snapshot', now]),
      snapshotParts: (now) => [telling(['snapshot', now]), telling(['far', now])],
      recordsBetween: (from, to) => said([from, to]),
    },
    apply: async (records) => {
      for (const _ of records);
      told.push(pending);
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
  const hears = hearing();
  const time = { now: options.now ?? NOW };
  const errors: unknown[] = [];
  const simulator = startSimulator({
    world: hears.world,
    apply: (records) => hears.apply(records),
    clock: () => time.now,
    progress: options.progress,
    onError: (error) => errors.push(error),
  });
  const pass = async (seconds: number) => {
    time.now += seconds;
    await jest.advanceTimersByTimeAsync(5_000);
  };
  return { simulator, pass, time, errors, ...hears, hears };
}

test('a new database gets a snapshot, then what happens', async () => {
  const { simulator, pass, told } = start({ progress: memory() });
  await simulator.ready;
  expect(simulator.isFirstStart).toBe(true);
  await pass(5);
  await pass(5);
  expect(told).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
    [NOW, NOW + 5],
    [NOW + 5, NOW + 10],
  ]);
  await simulator.stop();
});

test('a clock that stands still is told nothing twice', async () => {
  const { simulator, pass, told } = start({ progress: memory() });
  await simulator.ready;
  await pass(0);
  await pass(0);
  expect(told).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('after hours of sleep the world catches up, a little from before included', async () => {
  const { simulator, told } = start({ progress: memory(NOW - 10 * HOUR) });
  await simulator.ready;
  expect(simulator.isFirstStart).toBe(false);
  expect(told).toEqual([
    [NOW - 10 * HOUR - 900, NOW - 4 * HOUR - 900],
    [NOW - 4 * HOUR - 900, NOW],
  ]);
  await simulator.stop();
});

test('a clock that was put back gets its own present', async () => {
  const { simulator, told } = start({ progress: memory(NOW + HOUR) });
  await simulator.ready;
  expect(told).toEqual([
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
  expect(started.told.at(-1)).toEqual([NOW, NOW + 10]);
  await started.simulator.stop();
});

test('a first start that fails says so, and is tried again', async () => {
  const hears = hearing();
  let isAway = true;
  const simulator = startSimulator({
    world: hears.world,
    apply: (records) => (isAway ? Promise.reject(new Error('away')) : hears.apply(records)),
    clock: () => NOW,
    progress: memory(),
    onError: () => {},
  });
  await expect(simulator.ready).rejects.toThrow('away');
  isAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(hears.told).toEqual([
    ['snapshot', NOW],
    ['far', NOW],
  ]);
  await simulator.stop();
});

test('a new database is answered from once its near days are there; far ones that fail come later', async () => {
  const hears = hearing();
  const errors: unknown[] = [];
  let isFarAway = true;
  const simulator = startSimulator({
    world: hears.world,
    apply: async (records) => {
      await hears.apply(records);
      if (isFarAway && hears.told.at(-1)?.[0] === 'far') throw new Error('away');
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
  expect(hears.told.map(([from]) => from)).toEqual(['snapshot', 'far', 'snapshot', 'far']);
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
