import type { EncodedBody } from './encoded-body.ts';

export type HotEntry = {
  readonly topics: readonly string[];
  body?: EncodedBody;
  /** Purged after the body was begun. */
  isPurged: boolean;
  building?: Promise<EncodedBody>;
};

export type HotLimits = {
  readonly maxEntries: number;
  readonly maxBytes: number;
};

/** What a hot cache holds, by key and by topic; in the order of use, so that the oldest leave. */
export type HotEntries = {
  readonly count: number;
  /** The entry of a key, used by it. */
  find(key: string): HotEntry | undefined;
  /** The entry of a key, used by it; an empty one where there was none. */
  open(key: string, topics: readonly string[]): HotEntry;
  remove(key: string): void;
  /** Lets the least recently used leave until the rest is within the limits. */
  evict(): void;
  /** Marks entries of topics as purged; `*` means all of them. */
  purge(topics: readonly string[]): void;
};

export function createHotEntries({ maxEntries, maxBytes }: HotLimits): HotEntries {
  // In the order of use, oldest first.
  const entries = new Map<string, HotEntry>();
  const keysByTopic = new Map<string, Set<string>>();

  function subscribe(key: string, topics: readonly string[]): void {
    for (const topic of topics) {
      const keys = keysByTopic.get(topic);
      if (keys === undefined) keysByTopic.set(topic, new Set([key]));
      else keys.add(key);
    }
  }

  function find(key: string): HotEntry | undefined {
    const known = entries.get(key);
    if (known === undefined) return undefined;
    entries.delete(key);
    entries.set(key, known);
    return known;
  }

  function remove(key: string): void {
    const { topics = [] } = entries.get(key) ?? {};
    entries.delete(key);
    for (const topic of topics) {
      const keys = keysByTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) keysByTopic.delete(topic);
    }
  }

  return {
    get count() {
      return entries.size;
    },
    find,
    open(key, topics) {
      const known = find(key);
      if (known !== undefined) return known;
      const entry: HotEntry = { topics, isPurged: false };
      entries.set(key, entry);
      subscribe(key, topics);
      return entry;
    },
    remove,
    evict() {
      let bytes = 0;
      for (const { body } of entries.values()) bytes += body?.size() ?? 0;
      for (const [key, entry] of entries) {
        if (entries.size <= maxEntries && bytes <= maxBytes) return;
        if (entry.building !== undefined) continue;
        bytes -= entry.body?.size() ?? 0;
        remove(key);
      }
    },
    purge(topics) {
      const keys = topics.includes('*')
        ? entries.keys()
        : topics.flatMap((topic) => [...(keysByTopic.get(topic) ?? [])]);
      for (const key of keys) {
        const entry = entries.get(key);
        if (entry !== undefined) entry.isPurged = true;
      }
    },
  };
}
