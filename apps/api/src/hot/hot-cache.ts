import { isLossOfDatabase } from '../database/database-errors.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';

export type HotResource = {
  readonly key: string;
  readonly topics: readonly string[];
  readonly maxAgeMs: number;
  build(): Promise<unknown>;
};

export type HotAnswer = {
  readonly body: EncodedBody;
  /** The database did not answer: this is the last known answer. */
  readonly isStale: boolean;
};

export type HotCache = {
  get(resource: HotResource): Promise<HotAnswer>;
  /** Bytes that are not out of date, at once; undefined where something has to be built. */
  held(resource: Pick<HotResource, 'key' | 'maxAgeMs'>): EncodedBody | undefined;
  /** Marks answers out of date; `*` means all of them. */
  purge(topics: readonly string[]): void;
  readonly countOfEntries: number;
  readonly countOfBuilds: number;
};

type Entry = {
  topics: readonly string[];
  body?: EncodedBody;
  /** Purged after the body was begun. */
  isPurged: boolean;
  building?: Promise<EncodedBody>;
};

export type HotCacheOptions = {
  readonly nowMs?: () => number;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
};

const MIN_REBUILD_MS = 1_000;
const MAX_STALE_MS = 10 * 60_000;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 128 * 1_024 * 1_024;

/**
 * Answers kept as encoded bytes. One build at a time for a resource, whoever asks; a purged answer
 * is built again at most once a second; the least recently asked leave first.
 */
export function createHotCache(options: HotCacheOptions = {}): HotCache {
  const nowMs = options.nowMs ?? (() => performance.now());
  const maxEntries = options.maxEntries ?? MAX_ENTRIES;
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  // In the order of use, oldest first.
  const entries = new Map<string, Entry>();
  const keysByTopic = new Map<string, Set<string>>();
  let countOfBuilds = 0;

  function subscribe(key: string, topics: readonly string[]): void {
    for (const topic of topics) {
      const keys = keysByTopic.get(topic);
      if (keys === undefined) keysByTopic.set(topic, new Set([key]));
      else keys.add(key);
    }
  }

  function remove(key: string, entry: Entry): void {
    entries.delete(key);
    for (const topic of entry.topics) {
      const keys = keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) keysByTopic.delete(topic);
    }
  }

  function evict(): void {
    let bytes = 0;
    for (const { body } of entries.values()) bytes += body?.size() ?? 0;
    for (const [key, entry] of entries) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      if (entry.building !== undefined) continue;
      bytes -= entry.body?.size() ?? 0;
      remove(key, entry);
    }
  }

  function touch(key: string): Entry | undefined {
    const known = entries.get(key);
    if (known === undefined) return undefined;
    entries.delete(key);
    entries.set(key, known);
    return known;
  }

  function open(resource: HotResource): Entry {
    const known = touch(resource.key);
    if (known !== undefined) return known;
    const entry: Entry = { topics: resource.topics, isPurged: false };
    entries.set(resource.key, entry);
    subscribe(resource.key, resource.topics);
    return entry;
  }

  function isFresh(entry: Entry, maxAgeMs: number): boolean {
    if (entry.body === undefined) return false;
    const ageMs = nowMs() - entry.body.builtAtMs;
    return ageMs < MIN_REBUILD_MS || (!entry.isPurged && ageMs < maxAgeMs);
  }

  async function build(resource: HotResource, entry: Entry): Promise<EncodedBody> {
    const builtAtMs = nowMs();
    countOfBuilds += 1;
    // A purge while the build runs marks the coming body, too.
    entry.isPurged = false;
    try {
      const body = encodeBody(await resource.build(), builtAtMs);
      entry.body = body;
      return body;
    } finally {
      delete entry.building;
      if (entry.body === undefined) remove(resource.key, entry);
      evict();
    }
  }

  async function fallBack(entry: Entry, error: unknown): Promise<HotAnswer> {
    const { body } = entry;
    if (body === undefined || !isLossOfDatabase(error)) throw error;
    if (nowMs() - body.builtAtMs > MAX_STALE_MS) throw error;
    entry.isPurged = true;
    return { body, isStale: true };
  }

  return {
    async get(resource) {
      const entry = open(resource);
      if (entry.body !== undefined && isFresh(entry, resource.maxAgeMs)) {
        return { body: entry.body, isStale: false };
      }
      entry.building ??= build(resource, entry);
      try {
        return { body: await entry.building, isStale: false };
      } catch (error) {
        return fallBack(entry, error);
      }
    },
    held({ key, maxAgeMs }) {
      const entry = touch(key);
      return entry !== undefined && isFresh(entry, maxAgeMs) ? entry.body : undefined;
    },
    purge(topics) {
      const keys = topics.includes('*')
        ? [...entries.keys()]
        : topics.flatMap((topic) => [...(keysByTopic.get(topic) ?? [])]);
      for (const key of keys) {
        const entry = entries.get(key);
        if (entry !== undefined) entry.isPurged = true;
      }
    },
    get countOfEntries() {
      return entries.size;
    },
    get countOfBuilds() {
      return countOfBuilds;
    },
  };
}
