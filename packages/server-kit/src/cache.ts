import { LRUCache } from 'lru-cache';
import { createLoads } from './loads.ts';

/** How much a cache may contain and for how long; the least recently used are dropped first. */
export interface CachePolicy<Value> {
  readonly maxEntries: number;
  readonly maxBytes?: number;
  /** Needed with `maxBytes`; read when a value is set. */
  readonly sizeOf?: (value: Value) => number;
  readonly ttlMs?: number;
  /** Clock of `ttlMs`. */
  readonly nowMs?: () => number;
  /** A value returned to its callers only, such as an error, is not cacheable. */
  readonly isCacheable?: (value: Value) => boolean;
  /** What to cache of a value that was outdated while it was made; by default nothing. */
  readonly cacheOutdated?: (value: Value) => Value;
}

export interface Cache<Value, Key extends string | number = string> {
  readonly size: number;
  /** The sum of the sizes; 0 without `maxBytes`. */
  readonly bytes: number;
  get(key: Key): Value | undefined;
  /** @param topics that invalidate the value */
  set(key: Key, value: Value, topics?: readonly string[]): void;
  delete(key: Key): void;
  clear(): void;
  /** The cached value, or that of `make`. */
  load(key: Key, make: () => Promise<Value>): Promise<Value>;
  /**
   * Makes a new value, once for all concurrent callers. If invalidated meanwhile, it is returned to
   * them but not cached, and the next caller gets another one; if only outdated, that one is made
   * afterwards.
   */
  refresh(key: Key, make: () => Promise<Value>): Promise<Value>;
  /** Values set under any of the topics; `*` means all. */
  under(topics: readonly string[]): Value[];
  /** Drops the values set under any of the topics; `*` means all. */
  invalidate(topics: readonly string[]): void;
  /** Drops the values whose key passes the test. */
  invalidateWhere(test: (key: Key) => boolean): void;
  /** What is being made under such keys is returned to those who wait; see `cacheOutdated`. */
  outdateLoads(test: (key: Key) => boolean): void;
}

/** A new entry for every `set`, so that the size of a grown value is measured again. */
interface Held<Value> {
  readonly value: Value;
  readonly topics: readonly string[];
}

const always = () => true;

export function createCache<Value, Key extends string | number = string>(
  policy: CachePolicy<Value>,
): Cache<Value, Key> {
  const { maxEntries, maxBytes, sizeOf, ttlMs, nowMs, isCacheable = always } = policy;
  const { cacheOutdated } = policy;
  const keysByTopic = new Map<string, Set<Key>>();
  const held = new LRUCache<Key, Held<Value>>({
    max: maxEntries,
    ...(maxBytes !== undefined && {
      maxSize: maxBytes,
      sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf?.(value) ?? 1)),
    }),
    ...(ttlMs !== undefined && { ttl: ttlMs }),
    ...(nowMs !== undefined && { perf: { now: nowMs }, ttlResolution: 0 }),
    dispose: ({ topics }, key) => {
      for (const topic of topics) {
        const keys = keysByTopic.get(topic);
        keys?.delete(key);
        if (keys?.size === 0) keysByTopic.delete(topic);
      }
    },
  });

  function set(key: Key, value: Value, topics: readonly string[] = []): void {
    held.set(key, { value, topics });
    if (topics.length === 0 || !held.has(key)) return;
    for (const topic of topics) {
      const keys = keysByTopic.get(topic);
      if (keys === undefined) keysByTopic.set(topic, new Set([key]));
      else keys.add(key);
    }
  }

  const loads = createLoads<Value, Key>((key, value, isOutdated) => {
    if (!isCacheable(value)) return;
    const cacheable = isOutdated ? cacheOutdated?.(value) : value;
    if (cacheable !== undefined) set(key, cacheable);
  });

  const keysUnder = (topics: readonly string[]): Iterable<Key> =>
    topics.includes('*')
      ? [...held.keys()]
      : new Set(topics.flatMap((topic) => [...(keysByTopic.get(topic) ?? [])]));

  function invalidateWhere(test: (key: Key) => boolean): void {
    for (const key of held.keys()) if (test(key)) held.delete(key);
    loads.invalidate(test);
  }

  return {
    get size() {
      return held.size;
    },
    get bytes() {
      return held.calculatedSize;
    },
    get: (key) => held.get(key)?.value,
    set,
    delete: (key) => void held.delete(key),
    clear: () => invalidateWhere(always),
    load: async (key, make) => {
      const found = held.get(key);
      return found === undefined ? loads.refresh(key, make) : found.value;
    },
    refresh: loads.refresh,
    under: (topics) => [...keysUnder(topics)].flatMap((key) => held.peek(key)?.value ?? []),
    invalidate(topics) {
      if (topics.includes('*')) invalidateWhere(always);
      else for (const key of keysUnder(topics)) held.delete(key);
    },
    invalidateWhere,
    outdateLoads: loads.outdate,
  };
}
