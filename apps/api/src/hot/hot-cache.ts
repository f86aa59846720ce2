import { isLossOfDatabase } from '../database/database-errors.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';
import { createHotEntries, type HotEntry, type HotLimits } from './hot-entries.ts';

export type HotResource = {
  readonly key: string;
  readonly topics: readonly string[];
  readonly maxAgeMs: number;
  /** Whoever asks from this age on has it built anew, and is given what is there meanwhile. */
  readonly renewAfterMs?: number;
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

export type HotCacheOptions = Partial<HotLimits> & {
  readonly nowMs?: () => number;
};

const MIN_REBUILD_MS = 1_000;
const MAX_STALE_MS = 10 * 60_000;
const LIMITS: HotLimits = { maxEntries: 2_000, maxBytes: 128 * 1_024 * 1_024 };

/**
 * Answers kept as encoded bytes. One build at a time for a resource, whoever asks; a purged answer
 * is built again at most once a second; the least recently asked leave first.
 */
export function createHotCache(options: HotCacheOptions = {}): HotCache {
  const { nowMs = () => performance.now(), ...limits } = options;
  const entries = createHotEntries({ ...LIMITS, ...limits });
  let countOfBuilds = 0;

  function isFresh(entry: HotEntry, maxAgeMs: number): boolean {
    if (entry.body === undefined) return false;
    const ageMs = nowMs() - entry.body.builtAtMs;
    return ageMs < MIN_REBUILD_MS || (!entry.isPurged && ageMs < maxAgeMs);
  }

  async function build(resource: HotResource, entry: HotEntry): Promise<EncodedBody> {
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
      if (entry.body === undefined) entries.remove(resource.key);
      entries.evict();
    }
  }

  /** Ahead of its end, so that nobody waits; what fails is tried again at the next asking. */
  function renew(resource: HotResource, entry: HotEntry, { builtAtMs }: EncodedBody): void {
    const { renewAfterMs = Number.POSITIVE_INFINITY } = resource;
    if (nowMs() - builtAtMs < renewAfterMs || entry.building !== undefined) return;
    entry.building = build(resource, entry);
    entry.building.catch(() => undefined);
  }

  async function fallBack(entry: HotEntry, error: unknown): Promise<HotAnswer> {
    const { body } = entry;
    if (body === undefined || !isLossOfDatabase(error)) throw error;
    if (nowMs() - body.builtAtMs > MAX_STALE_MS) throw error;
    entry.isPurged = true;
    return { body, isStale: true };
  }

  return {
    async get(resource) {
      const entry = entries.open(resource.key, resource.topics);
      if (entry.body !== undefined && isFresh(entry, resource.maxAgeMs)) {
        renew(resource, entry, entry.body);
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
      const entry = entries.find(key);
      return entry !== undefined && isFresh(entry, maxAgeMs) ? entry.body : undefined;
    },
    purge: entries.purge,
    get countOfEntries() {
      return entries.count;
    },
    get countOfBuilds() {
      return countOfBuilds;
    },
  };
}
