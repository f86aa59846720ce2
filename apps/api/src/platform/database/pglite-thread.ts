import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../errors/database-errors.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './pglite-worker.ts';

interface Pending {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

export interface PgliteThread {
  /** Sends protocol bytes, resolves with the answer's bytes. The deadline kills the thread. */
  exchange(bytes: Uint8Array, deadlineMs?: number): Promise<Uint8Array>;
  /** Grows by one whenever the thread is started: a session of an older one is lost. */
  readonly generation: number;
  /** Writes a consistent copy of the database files into a new directory. */
  copyTo(directory: string): Promise<void>;
  close(): Promise<void>;
}

const OPENING_ALLOWANCE_MS = 60_000;

/**
 * The worker thread that runs PGlite: started on first use, killed when an exchange passes its
 * deadline, started again by the next one. PGlite survives the kill without losing what it
 * acknowledged.
 */
export function startPgliteThread(input: WorkerInput): PgliteThread {
  let worker: Worker | undefined;
  let isOpen = false;
  let generation = 0;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  function drop(lost: Worker, reason: string): void {
    if (worker !== lost) return;
    worker = undefined;
    const waiting = [...pending.values()];
    pending.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(new DatabaseUnavailable(`Connection terminated: ${reason}`));
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: input,
      ...(input.buffers === undefined ? {} : { resourceLimits: { maxYoungGenerationSizeMb: 8 } }),
    });
    generation += 1;
    isOpen = false;
    started.on('message', (reply: WorkerReply) => {
      const waiting = pending.get(reply.id);
      if (waiting === undefined) return;
      pending.delete(reply.id);
      clearTimeout(waiting.timer);
      isOpen = true;
      if ('bytes' in reply) waiting.resolve(reply.bytes);
      else waiting.reject(new DatabaseUnavailable(`Connection terminated: ${reply.failure}`));
    });
    started.on('error', (error: Error) => drop(started, error.message));
    started.on('exit', (code) => drop(started, `the database thread ended with ${code}`));
    return started;
  }

  function kill(late: Worker, deadlineMs: number): void {
    drop(late, `no answer within ${deadlineMs} ms`);
    void late.terminate();
  }

  function send(bytes: WorkerRequest['bytes'], deadlineMs?: number): Promise<Uint8Array> {
    const target = (worker ??= start());
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const allowance = deadlineMs === undefined || isOpen ? 0 : OPENING_ALLOWANCE_MS;
      const timer =
        deadlineMs === undefined
          ? undefined
          : setTimeout(kill, deadlineMs + allowance, target, deadlineMs).unref();
      pending.set(id, { resolve, reject, timer });
      target.postMessage({ id, bytes } satisfies WorkerRequest);
    });
  }

  return {
    exchange: send,
    get generation() {
      return generation;
    },
    async copyTo(directory) {
      await send({ copyTo: directory });
    },
    async close() {
      const last = worker;
      if (last === undefined) return;
      await send('close').catch(() => undefined);
      worker = undefined;
      await last.terminate();
    },
  };
}
