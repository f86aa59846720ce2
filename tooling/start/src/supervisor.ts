import { setTimeout as delay } from 'node:timers/promises';
import { type Child, type ChildPlan, type Ending, startChild } from './child.ts';
import { finalReason } from './exit-codes.ts';
import { restartDelayMs } from './restart-delay.ts';

const STEADY_AFTER_MS = 30_000;
/** Longer than a process answers what is under way. */
const STOP_GRACE_MS = 24_000;

/** The site cannot continue; `exitCode` is the exit code of the whole start. */
export class StartFailure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}

export interface Supervisor {
  /** Starts a process and restarts it until `stop`. */
  start(plan: ChildPlan): void;
  /** From now on a process that dies is started again; before, its death ends the start. */
  keepAlive(): void;
  /** Rejects with a StartFailure when the site cannot continue; resolves after `stop`. */
  ended: Promise<void>;
  /** Ends every process and waits until all have exited. */
  stop(): Promise<void>;
  /** Aborted by `stop`: for the work that prepares a start. */
  stopping: AbortSignal;
}

/** Owns the processes of one site: all run together, and none outlives it. */
export function createSupervisor(
  write: (line: string) => void,
  { stopGraceMs = STOP_GRACE_MS } = {},
): Supervisor {
  const stopping = new AbortController();
  const living = new Set<Child>();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => {});
  let isSteady = false;

  async function runOnce(plan: ChildPlan): Promise<Ending> {
    const child = startChild(plan, write);
    living.add(child);
    try {
      return await child.ended;
    } finally {
      living.delete(child);
    }
  }

  async function retain(plan: ChildPlan): Promise<void> {
    let quickDeaths = 0;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const ending = await runOnce(plan);
      if (stopping.signal.aborted) return;
      refuseIfFinal(plan, ending, isSteady);
      quickDeaths = performance.now() - startedAt > STEADY_AFTER_MS ? 1 : quickDeaths + 1;
      const waitMs = restartDelayMs(quickDeaths);
      write(`${plan.name} ended (${describe(ending)}); starting it again in ${waitMs} ms`);
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start: (plan) => void retain(plan).catch(ended.reject),
    keepAlive: () => {
      isSteady = true;
    },
    ended: ended.promise,
    stopping: stopping.signal,
    async stop() {
      stopping.abort();
      await Promise.allSettled([...living].map((child) => child.stop(stopGraceMs)));
      ended.resolve();
    },
  };
}

function refuseIfFinal(plan: ChildPlan, ending: Ending, isSteady: boolean): void {
  const reason = finalReason(ending.code);
  if (reason) throw new StartFailure(`${plan.name} stopped: ${reason}`, ending.code ?? 1);
  if (isSteady) return;
  throw new StartFailure(
    `${plan.name} ended (${describe(ending)}) before it answered; its own words stand above`,
    ending.code || 1,
  );
}

function describe({ code, signal }: Ending): string {
  return signal ?? `code ${code}`;
}
