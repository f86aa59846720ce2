import type { Clock } from '../config/clock.ts';
import { CallError } from '../errors/errors.ts';
import { connectForLimits } from './redis-for-limits.ts';
import { redisKey } from './redis-key.ts';

export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** Limits that need to know more than the headers. Counting windows start with their first use. */
export interface Limits {
  /**
   * Counts one use of a key; an undefined key is never limited.
   * @throws CallError rate_limited
   */
  take(limit: Limit, key: string | undefined): Promise<void>;
  /** Counts several uses at once, beyond the limit too. @returns how many there are now */
  count(limit: Omit<Limit, 'max'>, key: string, uses: number): Promise<number>;
  /** The use was harmless after all. */
  giveBack(limit: Limit, key: string | undefined): Promise<void>;
  close(): void;
}

interface Use {
  readonly count: number;
  readonly leftSeconds: number;
}
interface Counter {
  add(key: string, windowSeconds: number, uses: number): Promise<Use>;
  subtract(key: string): Promise<void>;
  close(): void;
}

const MAX_KEYS = 50_000;

function countInMemory(clock: Clock): Counter {
  const windows = new Map<string, { count: number; endsAtSeconds: number }>();
  function evict(): void {
    const now = clock();
    for (const [key, { endsAtSeconds }] of windows) {
      if (endsAtSeconds <= now) windows.delete(key);
    }
    // The oldest is evicted: refusing all new ones would enable another attack.
    const oldest = windows.keys().next().value;
    if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest);
  }
  return {
    async add(key, windowSeconds, uses) {
      const now = clock();
      const known = windows.get(key);
      if (known !== undefined && known.endsAtSeconds > now) {
        known.count += uses;
        return { count: known.count, leftSeconds: known.endsAtSeconds - now };
      }
      if (windows.size >= MAX_KEYS) evict();
      windows.set(key, { count: uses, endsAtSeconds: now + windowSeconds });
      return { count: uses, leftSeconds: windowSeconds };
    },
    async subtract(key) {
      const known = windows.get(key);
      if (known !== undefined && known.count > 0) known.count -= 1;
    },
    close: () => windows.clear(),
  };
}

const ADD = `local count = redis.call('incrby', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('expire', KEYS[1], ARGV[1]) end
return {count, redis.call('ttl', KEYS[1])}`;
const SUBTRACT = `if redis.call('exists', KEYS[1]) == 1 then redis.call('decr', KEYS[1]) end`;

/** Without Redis it counts in memory: limits weaken, no call is refused for it. */
function countInRedis(url: string, inMemory: Counter, onError: (error: Error) => void): Counter {
  const redis = connectForLimits(url);
  redis.on('error', onError);
  return {
    async add(key, windowSeconds, uses) {
      try {
        const added = await redis.eval(ADD, 1, key, windowSeconds, uses);
        const [count, left] = added as [number, number];
        return { count, leftSeconds: Math.max(1, left) };
      } catch {
        return inMemory.add(key, windowSeconds, uses);
      }
    },
    async subtract(key) {
      await redis.eval(SUBTRACT, 1, key).catch(() => inMemory.subtract(key));
    },
    close() {
      redis.disconnect();
      inMemory.close();
    },
  };
}

/** Whether one more use is within the limit, where going beyond it is no error of the caller. */
export async function isWithin(
  limits: Pick<Limits, 'take'>,
  limit: Limit,
  key: string | undefined,
): Promise<boolean> {
  try {
    await limits.take(limit, key);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'rate_limited') return false;
    throw error;
  }
}

export interface LimitsOptions {
  readonly clock: Clock;
  readonly redisUrl?: string | undefined;
  readonly onError: (error: Error) => void;
}

export function createLimits({ clock, redisUrl, onError }: LimitsOptions): Limits {
  const inMemory = countInMemory(clock);
  const counter = redisUrl === undefined ? inMemory : countInRedis(redisUrl, inMemory, onError);
  return {
    async take(limit, key) {
      if (key === undefined) return;
      const { count, leftSeconds } = await counter.add(
        redisKey('limit', limit.name, key),
        limit.windowSeconds,
        1,
      );
      if (count > limit.max) {
        throw new CallError('rate_limited', { retryAfterSeconds: leftSeconds });
      }
    },
    async count({ name, windowSeconds }, key, uses) {
      const { count } = await counter.add(redisKey('limit', name, key), windowSeconds, uses);
      return count;
    },
    async giveBack(limit, key) {
      if (key !== undefined) await counter.subtract(redisKey('limit', limit.name, key));
    },
    close: () => counter.close(),
  };
}
