import type { Services } from '../../calls/handler/services.ts';
import { createLocalBus } from '../bus/bus.ts';
import type { PlatformServices } from '../services.ts';
import type { Job, Wake } from './job.ts';
import { startJob } from './start-job.ts';

const EVERY_MS = 60_000;

let bus: ReturnType<typeof createLocalBus>;
let wakes: Wake[];
let runs: PromiseWithResolvers<void>[];
let errors: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  bus = createLocalBus();
  [wakes, runs, errors] = [[], [], []];
});
afterEach(() => jest.useRealTimers());

const start = (more: Partial<Job<Pick<PlatformServices, 'bus'>>> = {}) =>
  startJob(
    {
      name: 'a job',
      everyMs: EVERY_MS,
      needs: ['bus'],
      run(_services: Pick<Services, 'bus'>, wake) {
        wakes.push(wake);
        const run = Promise.withResolvers<void>();
        runs.push(run);
        return run.promise;
      },
      ...more,
    },
    { bus },
    (error) => errors.push(error),
  );

const finish = async (failure?: Error) => {
  const run = runs.at(-1);
  if (failure === undefined) run?.resolve();
  else run?.reject(failure);
  await jest.advanceTimersByTimeAsync(0);
};
const woken = () => wakes.map(({ isFull, matchIds }) => [isFull, ...matchIds]);

it('runs at once and then at its interval, never twice at a time', async () => {
  start();
  expect(woken()).toEqual([[true]]);
  await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
  await finish();
  expect(woken()).toEqual([[true]]);
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(woken()).toEqual([[true], [true]]);
});

it('receives changed matches, collects them while it runs, and runs fully when everything changed', async () => {
  start({ followsMatches: true });
  bus.publish(['match:1', 'day:1:2026-11-21']);
  bus.publish(['match:2', 'match:1']);
  await finish();
  expect(woken()).toEqual([[true], [false, 1, 2]]);
  await finish();
  bus.publish(['day:1:2026-11-21']);
  expect(wakes).toHaveLength(2);
  bus.publish(['*']);
  expect(woken().at(-1)).toEqual([true]);
});

it('runs fully after a run for changed matches if its interval ended meanwhile', async () => {
  start({ followsMatches: true });
  await finish();
  bus.publish(['match:1']);
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  await finish();
  expect(woken()).toEqual([[true], [false, 1], [true]]);
});

it('waits for further messages after a topic that wakes it', async () => {
  const job = start({ wakesOn: ['private:mail'], gatherMs: 2_000 });
  await finish();
  bus.publish(['private:mail']);
  await jest.advanceTimersByTimeAsync(1_500);
  bus.publish(['private:mail']);
  expect(wakes).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(500);
  expect(woken()).toEqual([[true], [true]]);
  await finish();
  bus.publish(['private:mail']);
  void job.idle();
  expect(wakes).toHaveLength(3);
});

it('reports a failed run, and runs fully the next time', async () => {
  start({ followsMatches: true });
  await finish();
  bus.publish(['match:1']);
  await finish(new Error('the database is away'));
  expect(errors).toHaveLength(1);
  bus.publish(['match:2']);
  expect(woken().at(-1)).toEqual([true, 2]);
});

it('stops after the current run, skips the rest, and then releases its resources', async () => {
  let isClosed = false;
  const job = start({
    followsMatches: true,
    close() {
      isClosed = true;
    },
  });
  const stopped = job.stop();
  expect(wakes[0]?.isStopped()).toBe(true);
  bus.publish(['match:1']);
  expect(isClosed).toBe(false);
  await finish();
  await stopped;
  expect(isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(wakes).toHaveLength(1);
});
