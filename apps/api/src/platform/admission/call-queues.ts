import type { ErrorCode } from '@tipmark/contract';
import { createQueue, type Queue, QueueFull } from '@tipmark/server-kit';
import { CallError } from '../errors/errors.ts';
import { connectForLimits } from './redis-for-limits.ts';
import { redisKey } from './redis-key.ts';
import { createSharedSlots, type SharedSlots } from './shared-slots.ts';

/** Limits of a caller's concurrent calls: running and waiting. */
export interface AtOnce {
  readonly running: number;
  readonly waiting: number;
}

export type CallQueuePolicy = AtOnce & {
  /** Maximum wait before a call is refused. */
  readonly longestMs?: number;
  readonly nowMs?: () => number;
  readonly refusal: { readonly code: ErrorCode; readonly retryAfterSeconds: number };
};

/** Sheds overload: admitted calls are answered soon, the others refused immediately. */
export interface CallQueue {
  /**
   * Runs a call once there is a free slot under its key.
   * @param key the caller; undefined = anonymous, not limited
   * @throws CallError when too many wait already
   */
  run<Value>(key: string | undefined, call: () => Value | Promise<Value>): Promise<Value>;
  readonly countOfRefused: number;
}

/**
 * A queue per key, in this process only. A page that drops a request for a newer one waits a
 * moment.
 */
export function createCallQueue({ refusal: rejection, ...policy }: CallQueuePolicy): CallQueue {
  const queues = new Map<string, Queue>();
  let countOfRefused = 0;
  return {
    async run(key, call) {
      if (key === undefined) return call();
      const queue = queues.get(key) ?? createQueue(policy);
      queues.set(key, queue);
      try {
        return await queue.run(call);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        countOfRefused += 1;
        throw new CallError(rejection.code, { retryAfterSeconds: rejection.retryAfterSeconds });
      } finally {
        if (queue.isEmpty) queues.delete(key);
      }
    },
    get countOfRefused() {
      return countOfRefused;
    },
  };
}

/** Makes the queues of calls; with Redis they count the slots of a caller over all processes. */
export interface CallQueues {
  /** @param name of the call: each has its own slots */
  open(name: string, policy: CallQueuePolicy): CallQueue;
  close(): void;
}

export interface CallQueuesOptions {
  readonly redisUrl?: string | undefined;
  readonly onError: (error: Error) => void;
  /** How long the slots of a killed process stay occupied. */
  readonly leaseMs?: number;
}

const LEASE_MS = 10_000;

export function createCallQueues(options: CallQueuesOptions): CallQueues {
  const { redisUrl, onError, leaseMs = LEASE_MS } = options;
  if (redisUrl === undefined) {
    return { open: (_name, policy) => createCallQueue(policy), close() {} };
  }
  const redis = connectForLimits(redisUrl);
  redis.on('error', onError);
  return {
    open: (name, policy) => sharedQueue(name, policy, createSharedSlots(redis, leaseMs)),
    close: () => redis.disconnect(),
  };
}

/** Without Redis the slots of this process are used: no call is refused. */
function sharedQueue(name: string, policy: CallQueuePolicy, slots: SharedSlots): CallQueue {
  const alone = createCallQueue(policy);
  const { code, retryAfterSeconds } = policy.refusal;
  let countOfRefused = 0;
  return {
    async run(key, call) {
      if (key === undefined) return call();
      const slot = await slots.acquire(redisKey('places', name, key), policy);
      if (slot === 'unknown') return alone.run(key, call);
      if (slot === 'full') {
        countOfRefused += 1;
        throw new CallError(code, { retryAfterSeconds });
      }
      try {
        return await call();
      } finally {
        slot.release();
      }
    },
    get countOfRefused() {
      return countOfRefused + alone.countOfRefused;
    },
  };
}
