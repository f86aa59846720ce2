import { AsyncLocalStorage } from 'node:async_hooks';
import { type Tracing, withinSpan } from '@tipmark/server-kit';
import type { Bus } from '../bus/bus.ts';
import type { Job, RunningJob } from './job.ts';

const MATCH_TOPIC = /^match:(\d+)$/;

/**
 * Runs a job immediately, at intervals, and when the bus wakes it: one run at a time, and a full
 * one after one that failed. Its timers do not prevent the process from exiting.
 */
export function startJob<Parts extends object>(
  job: Job<Parts>,
  services: Parts & { readonly bus: Bus; readonly tracing?: Tracing | undefined },
  onError: (error: unknown) => void,
  onSuccess: () => void = () => {},
): RunningJob {
  const { wakesOn = [], followsMatches = false, gatherMs = 0 } = job;
  const touched = new Set<number>();
  let isDue = false;
  let isFullDue = false;
  let isInFullRun = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  // a request that wakes the job is not its caller: neither its deadline nor its count applies
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  async function traced(run: () => Promise<unknown>): Promise<void> {
    const span = services.tracing?.begin(`job ${job.name}`, 'internal');
    if (span === undefined) return void (await run());
    let isFailed = true;
    try {
      await withinSpan(span, run);
      isFailed = false;
    } finally {
      span.end({ isFailed });
    }
  }

  async function work(): Promise<void> {
    while (isDue && !isStopped) {
      const wake = {
        matchIds: [...touched],
        isFull: isFullDue,
        onError,
        isStopped: () => isStopped,
      };
      touched.clear();
      isDue = false;
      isFullDue = false;
      isInFullRun = wake.isFull;
      try {
        await traced(() => job.run(services, wake));
        onSuccess();
      } catch (error) {
        isFullDue = true;
        onError(error);
      }
    }
    isInFullRun = false;
    running = undefined;
  }

  function wake(): void {
    clearTimeout(gathering);
    gathering = undefined;
    isDue = true;
    if (!isStopped) running ??= outsideOfRequests(work);
  }

  function wakeFully(): void {
    isFullDue = true;
    wake();
  }

  function receive(topics: readonly string[]): void {
    if (followsMatches) {
      if (topics.includes('*')) isFullDue = true;
      for (const topic of topics) {
        const [, id] = MATCH_TOPIC.exec(topic) ?? [];
        if (id !== undefined) touched.add(Number(id));
      }
      if (isFullDue || touched.size > 0) wake();
    }
    if (!wakesOn.some((topic) => topics.includes(topic))) return;
    if (gatherMs === 0) wakeFully();
    else {
      gathering ??= setTimeout(wakeFully, gatherMs);
      gathering.unref();
    }
  }

  const stopListening = services.bus.subscribe(receive);
  const timer = setInterval(() => {
    if (!isInFullRun) wakeFully();
  }, job.everyMs);
  timer.unref();
  wakeFully();

  return {
    async idle() {
      if (gathering !== undefined) wakeFully();
      await running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(gathering);
      stopListening();
      await running;
      job.close?.();
    },
  };
}
