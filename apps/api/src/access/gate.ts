import { createHash } from 'node:crypto';
import type { ErrorCode } from '@tipmark/contract';
import { Redis } from 'ioredis';
import { Refusal } from '../errors.ts';
import { createLeases, type Leases } from './leases.ts';
import { createPlaces, type Places } from './places.ts';

/** How many calls one caller may have at once: so many run, so many wait for them. */
export type AtOnce = { readonly running: number; readonly waiting: number };

export type GateOptions = AtOnce & {
  /** Whoever waited longer is refused as well. */
  readonly longestMs?: number;
  readonly nowMs?: () => number;
  readonly refusal: { readonly code: ErrorCode; readonly retryAfterSeconds: number };
};

/** Keeps a crowd from the door: whoever is let in is answered soon, the others hear so at once. */
export type Gate = {
  /**
   * Runs a call once there is a free place under its key.
   * @param key who calls; undefined = nobody in particular, who is not limited
   * @throws Refusal when too many wait there already
   */
  run<Value>(key: string | undefined, call: () => Value | Promise<Value>): Promise<Value>;
  readonly countOfRefused: number;
};

/**
 * Places held by this process alone, by key. A page that drops a request for a
 * newer one waits a moment.
 */
export function createGate({ refusal, ...options }: GateOptions): Gate {
  const known = new Map<string, Places>();
  let countOfRefused = 0;
  const refuse = () => {
    countOfRefused += 1;
    return new Refusal(refusal.code, { retryAfterSeconds: refusal.retryAfterSeconds });
  };
  return {
    async run(key, call) {
      if (key === undefined) return call();
      const places = known.get(key) ?? createPlaces({ ...options, refusal: refuse });
      known.set(key, places);
      try {
        return await places.run(call);
      } finally {
        if (places.isEmpty) known.delete(key);
      }
    },
    get countOfRefused() {
      return countOfRefused;
    },
  };
}

/** Makes the gates of calls; with Redis they count the places of a caller over all processes. */
export type Gates = {
  /** @param name of what is called: each has places of its own */
  open(name: string, options: GateOptions): Gate;
  close(): void;
};

export type GatesOptions = {
  readonly redisUrl?: string | undefined;
  readonly onError: (error: Error) => void;
  /** So long the places of a process that was killed stay taken. */
  readonly leaseMs?: number;
};

const LEASE_MS = 10_000;
const ANSWER_WITHIN_MS = 1_000;

export function createGates({ redisUrl, onError, leaseMs = LEASE_MS }: GatesOptions): Gates {
  if (redisUrl === undefined) return { open: (_name, options) => createGate(options), close() {} };
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_WITHIN_MS,
  });
  redis.on('error', onError);
  return {
    open: (name, options) => leasedGate(name, options, createLeases(redis, leaseMs)),
    close: () => redis.disconnect(),
  };
}

/** Keys hold addresses of people: only their digest leaves this process. */
function digestOf(name: string, key: string): string {
  const digest = createHash('sha256').update(key).digest('base64url').slice(0, 22);
  return `tipmark:places:${name}:${digest}`;
}

/** A lost Redis leaves the places of this process: nobody is refused for it. */
function leasedGate(name: string, options: GateOptions, leases: Leases): Gate {
  const alone = createGate(options);
  const { code, retryAfterSeconds } = options.refusal;
  let countOfRefused = 0;
  return {
    async run(key, call) {
      if (key === undefined) return call();
      const entry = await leases.enter(digestOf(name, key), options);
      if (entry === 'unknown') return alone.run(key, call);
      if (entry === 'full') {
        countOfRefused += 1;
        throw new Refusal(code, { retryAfterSeconds });
      }
      try {
        return await call();
      } finally {
        entry.leave();
      }
    },
    get countOfRefused() {
      return countOfRefused + alone.countOfRefused;
    },
  };
}
