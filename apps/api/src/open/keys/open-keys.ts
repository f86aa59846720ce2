import { createHash, randomBytes } from 'node:crypto';
import { OPEN_QUOTAS, type OpenPlan } from '@tipmark/contract/open';
import { createCache } from '@tipmark/server-kit';
import type { Limits } from '../../platform/admission/rate-limits.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { privateTopic, utcDayOf } from '../../platform/cache/topics.ts';
import type { Clock } from '../../platform/config/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { OpenCaller } from '../quota/quotas.ts';
import { addUses, findKeyByHash, type KnownKey, type Use } from './key-queries.ts';

const PREFIX = 'tm_live_';
const KEY_BYTES = 32;
const SHOWN_FIRST = PREFIX.length + 4;
const SHOWN_LAST = 4;

/** A new key: 256 random bits. */
export const makeKey = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** What a list shows of it. */
export const hintOfKey = (key: string): string =>
  `${key.slice(0, SHOWN_FIRST)}…${key.slice(-SHOWN_LAST)}`;

/** The key of a request: `Authorization: Bearer tm_live_…`. */
export const keyIn = (authorization: string | undefined): string | undefined =>
  authorization?.replace(/^Bearer\s+/i, '').trim();

/** The keys of a user changed: other processes forget what they know. */
export const keysTopic = (userId: number): string => privateTopic(`open-keys:${userId}`);

const OF_KEYS = /^private:open-keys:\d+$/;

export const planOf = ({ subscribedUntil }: KnownKey, nowSeconds: number): OpenPlan =>
  (subscribedUntil ?? 0) > nowSeconds ? 'premium' : 'free';

/** The keys that programs call with. */
export interface OpenKeys {
  /** Immediately, for a key that was used lately. */
  known(key: string, nowSeconds: number): OpenCaller | undefined;
  /**
   * @param network of the caller, whose unknown keys are limited; undefined = not
   * @throws CallError rate_limited for too many keys that nobody has
   */
  find(
    key: string,
    network: string | undefined,
    nowSeconds: number,
  ): Promise<OpenCaller | undefined>;
  /** Stores what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenKeysOptions {
  readonly db: Db;
  readonly bus: Bus;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  /** Clock of the cache, milliseconds. */
  readonly nowMs: () => number;
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
}

const REFUSED = 429;
const UNCHANGED = 304;
const MAX_KEYS = 20_000;
/** A change of plan and a block are known after it. */
const KNOWN_MS = 30_000;
const FLUSH_MS = 60_000;
const UNKNOWN_KEYS = { name: 'open-unknown-key', max: 20, windowSeconds: 60 } as const;

export function createOpenKeys({
  db,
  bus,
  limits,
  nowMs,
  clock,
  onError,
}: OpenKeysOptions): OpenKeys {
  const byHash = createCache<KnownKey>({ maxEntries: MAX_KEYS, ttlMs: KNOWN_MS, nowMs });
  let uses = new Map<string, Use>();
  /** How often keys were revoked: what was read before is not remembered after it. */
  let changes = 0;

  bus.subscribe((topics) => {
    for (const topic of topics) {
      if (topic !== '*' && !OF_KEYS.test(topic)) continue;
      changes += 1;
      byHash.invalidate([topic]);
    }
  });

  function callerOf(ofKey: KnownKey, nowSeconds: number): OpenCaller {
    const plan = planOf(ofKey, nowSeconds);
    return {
      // more keys of one user are not more calls
      key: `user:${ofKey.userId}:${plan}`,
      plan,
      quota: OPEN_QUOTAS[plan],
      note: (status) => note(ofKey, status),
    };
  }

  function note({ id: keyId, userId }: KnownKey, status: number): void {
    const nowSeconds = clock();
    const day = utcDayOf(nowSeconds);
    const place = `${keyId} ${day}`;
    const before = uses.get(place) ?? { calls: 0, refused: 0, unchanged: 0 };
    uses.set(place, {
      day,
      userId,
      keyId,
      lastAt: nowSeconds,
      calls: before.calls + 1,
      refused: before.refused + Number(status === REFUSED),
      unchanged: before.unchanged + Number(status === UNCHANGED),
    });
  }

  async function flush(): Promise<void> {
    const counted = [...uses.values()];
    uses = new Map();
    await addUses(db, counted);
  }

  const timer = setInterval(() => void flush().catch(onError), FLUSH_MS).unref();

  return {
    known(key, nowSeconds) {
      const found = byHash.get(hashOfKey(key));
      return found && callerOf(found, nowSeconds);
    },
    async find(key, network, nowSeconds) {
      const hash = hashOfKey(key);
      const cached = byHash.get(hash);
      if (cached !== undefined) return callerOf(cached, nowSeconds);
      // before the search, so that guessing costs the database nothing
      await limits.take(UNKNOWN_KEYS, network);
      const before = changes;
      const found = await findKeyByHash(db, hash);
      if (found === undefined) return undefined;
      await limits.giveBack(UNKNOWN_KEYS, network);
      if (changes === before) byHash.set(hash, found, [keysTopic(found.userId)]);
      return callerOf(found, nowSeconds);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}
