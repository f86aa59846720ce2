import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Taken until it is released, or until its process stops renewing it. */
export interface Slot {
  release(): void;
}

export interface SlotPolicy {
  readonly running: number;
  readonly waiting: number;
  readonly longestMs?: number;
}

/** Slots counted by Redis over all processes. */
export interface SharedSlots {
  /**
   * Waits for a slot, after earlier waiters of all processes.
   * @returns `full` when too many wait already or it took too long, `unknown` without Redis
   */
  acquire(key: string, policy: SlotPolicy): Promise<Slot | 'full' | 'unknown'>;
}

/** Poll interval of waiting calls, when no call of this process ends before. */
const POLL_AGAIN_MS = 40;
const RENEWALS = 3;

/** Sets by key: running until, waiting since, and waiters alive until. */
const keysOf = (key: string) => [`{${key}}:runs`, `{${key}}:waits`, `{${key}}:lives`] as const;

const ACQUIRE = `local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, running, waiting, lease = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
for _, gone in ipairs(redis.call('zrangebyscore', KEYS[3], '-inf', now)) do
  redis.call('zrem', KEYS[2], gone)
  redis.call('zrem', KEYS[3], gone)
end
local place = redis.call('zrank', KEYS[2], id)
local before = place or redis.call('zcard', KEYS[2])
local entry = 'wait'
if before < running - redis.call('zcard', KEYS[1]) then
  redis.call('zrem', KEYS[2], id)
  redis.call('zrem', KEYS[3], id)
  redis.call('zadd', KEYS[1], now + lease, id)
  entry = 'run'
elseif not place and before >= waiting then
  return 'full'
else
  if not place then redis.call('zadd', KEYS[2], now, id) end
  redis.call('zadd', KEYS[3], now + lease, id)
end
for _, key in ipairs(KEYS) do redis.call('pexpire', key, lease) end
return entry`;

const RENEW = `local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zadd', KEYS[1], 'XX', now + ARGV[2], ARGV[1])
return redis.call('pexpire', KEYS[1], ARGV[2])`;

const RELEASE = `for _, key in ipairs(KEYS) do redis.call('zrem', key, ARGV[1]) end`;

export function createSharedSlots(redis: Redis, leaseMs: number): SharedSlots {
  /** Waiting calls of this process by key; polls immediately. */
  const waiting = new Map<string, Set<() => void>>();

  function wakeUp(key: string): void {
    for (const wake of waiting.get(key) ?? []) wake();
  }

  async function waitForSlot(key: string): Promise<void> {
    const wait = new AbortController();
    const own = waiting.get(key) ?? new Set();
    const wake = () => wait.abort();
    waiting.set(key, own.add(wake));
    await pause(POLL_AGAIN_MS, undefined, { signal: wait.signal }).catch(() => {});
    own.delete(wake);
    if (own.size === 0) waiting.delete(key);
  }

  function hold(key: string, id: string): Slot {
    const keys = keysOf(key);
    const renewing = setInterval(() => {
      redis.eval(RENEW, 1, keys[0], id, leaseMs).catch(() => {});
    }, leaseMs / RENEWALS).unref();
    return {
      release() {
        clearInterval(renewing);
        redis.eval(RELEASE, keys.length, ...keys, id).then(
          () => wakeUp(key),
          () => {},
        );
      },
    };
  }

  return {
    async acquire(key, { running, waiting: most, longestMs = Number.POSITIVE_INFINITY }) {
      const id = randomUUID();
      const keys = keysOf(key);
      const since = performance.now();
      try {
        for (;;) {
          const args = [id, running, most, leaseMs] as const;
          const entry = await redis.eval(ACQUIRE, keys.length, ...keys, ...args);
          if (entry === 'run') return hold(key, id);
          if (entry === 'full') return 'full';
          if (performance.now() - since > longestMs) {
            await redis.eval(RELEASE, keys.length, ...keys, id);
            return 'full';
          }
          await waitForSlot(key);
        }
      } catch {
        return 'unknown';
      }
    },
  };
}
