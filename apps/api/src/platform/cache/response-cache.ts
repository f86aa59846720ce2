import { CALL_DEADLINE_MS } from '@tipmark/contract';
import { type CachePolicy, createCache } from '@tipmark/server-kit';
import {
  type Deadline,
  isAbandoned,
  joinWaiting,
  type Waiting,
  withinDeadline,
  withOwnDeadline,
} from '../database/deadline.ts';
import { isLossOfDatabase } from '../errors/database-errors.ts';
import { type EncodedBody, encodeBody } from './encoded-body.ts';

export interface CacheableResponse {
  readonly key: string;
  readonly topics: readonly string[];
  readonly maxAgeMs: number;
  /**
   * From this age on a response is rebuilt in the background and the stale one served meanwhile.
   */
  readonly renewAfterMs?: number;
  build(): Promise<unknown>;
}

export interface CachedResponse {
  readonly body: EncodedBody;
  /** The database did not answer: this is the last known answer. */
  readonly isStale: boolean;
}

export interface ResponseCache {
  get(resource: CacheableResponse): Promise<CachedResponse>;
  /** Bytes that are not out of date, immediately; undefined where something has to be built. */
  fresh(resource: Pick<CacheableResponse, 'key' | 'maxAgeMs'>): EncodedBody | undefined;
  /** Marks responses out of date; `*` means all of them. */
  purge(topics: readonly string[]): void;
  readonly countOfEntries: number;
  readonly countOfBuilds: number;
}

export type ResponseCacheOptions = Partial<
  Pick<CachePolicy<Entry>, 'maxEntries' | 'maxBytes' | 'nowMs'>
> & {
  /** Deadline of a build, whose requests may have less time left. */
  readonly buildMs?: number;
  /** How often the database has come back after it was away. */
  readonly countOfReturns?: () => number;
};

/** A build that failed, and when the next may begin. */
interface Failed {
  readonly error: unknown;
  readonly tookMs: number;
  readonly untilMs: number;
  /** How often the database had come back when the build began. */
  readonly returns: number;
}

/** When a build began, and how often the database had come back by then. */
interface Began {
  readonly ms: number;
  readonly returns: number;
}

interface Entry {
  body?: EncodedBody;
  /** Purged after the body was begun. */
  isPurged: boolean;
  building?: Promise<EncodedBody>;
  /** Who waits for what is built. */
  waiting?: Waiting;
}

const MIN_REBUILD_MS = 1_000;
const MAX_STALE_MS = 10 * 60_000;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 128 * 1_024 * 1_024;
/** A build that took longer before it failed is not begun again by the next request. */
const QUICK_MS = 500;
/** So many times the duration of a failed build pass before the next one, longer every time. */
const PAUSE_PER_DURATION = 2;
const MAX_PAUSE_MS = 60_000;
const MAX_FAILED = 1_000;

/**
 * Responses cached as encoded bytes. One build at a time per resource. A purged response stays: it
 * is rebuilt at most once a second, and served while the database is down.
 */
export function createResponseCache({
  maxEntries = MAX_ENTRIES,
  maxBytes = MAX_BYTES,
  nowMs = () => performance.now(),
  buildMs = CALL_DEADLINE_MS,
  countOfReturns = () => 0,
}: ResponseCacheOptions = {}): ResponseCache {
  const entries = createCache<Entry>({
    maxEntries,
    maxBytes,
    sizeOf: ({ body }) => body?.size() ?? 0,
  });
  const failures = createCache<Failed>({ maxEntries: MAX_FAILED });
  let countOfBuilds = 0;

  function isFresh(entry: Entry, maxAgeMs: number): boolean {
    if (entry.body === undefined) return false;
    const ageMs = nowMs() - entry.body.builtAtMs;
    return ageMs < MIN_REBUILD_MS || (!entry.isPurged && ageMs < maxAgeMs);
  }

  /** A failure from before the database came back says nothing about the next build. */
  function lastFailure(key: string): Failed | undefined {
    const failed = failures.get(key);
    return failed?.returns === countOfReturns() ? failed : undefined;
  }

  /** What cannot be built in time is not tried by every visitor anew. */
  function noteFailure(key: string, error: unknown, began: Began): void {
    const tookMs = performance.now() - began.ms;
    if (!isLossOfDatabase(error) || tookMs < QUICK_MS) return;
    const longestMs = Math.max(tookMs, 2 * (lastFailure(key)?.tookMs ?? 0));
    const pauseMs = Math.min(longestMs * PAUSE_PER_DURATION, MAX_PAUSE_MS);
    const untilMs = performance.now() + pauseMs;
    failures.set(key, { error, tookMs: longestMs, untilMs, returns: began.returns });
  }

  function recentFailure(key: string): Failed | undefined {
    const failed = lastFailure(key);
    return failed !== undefined && performance.now() < failed.untilMs ? failed : undefined;
  }

  async function build(
    { key, topics, build }: CacheableResponse,
    entry: Entry,
    waiting: Waiting,
  ): Promise<EncodedBody> {
    const builtAtMs = nowMs();
    const began = { ms: performance.now(), returns: countOfReturns() };
    countOfBuilds += 1;
    // A purge while the build runs marks the coming body, too.
    entry.isPurged = false;
    const weigh = () => {
      if (entries.get(key) === entry) entries.set(key, entry, topics);
    };
    try {
      entry.body = encodeBody(await withOwnDeadline(buildMs, build, waiting), builtAtMs, weigh);
      failures.delete(key);
      return entry.body;
    } catch (error) {
      if (!isAbandoned(waiting)) noteFailure(key, error, began);
      throw error;
    } finally {
      delete entry.building;
      delete entry.waiting;
      if (entry.body === undefined) entries.delete(key);
      else weigh();
    }
  }

  function begin(resource: CacheableResponse, entry: Entry, isNeeded = false) {
    const waiting = { callers: new Set<Deadline>(), isNeeded };
    entry.waiting = waiting;
    entry.building = build(resource, entry, waiting);
    return entry.building;
  }

  function open({ key, topics }: CacheableResponse): Entry {
    const known = entries.get(key);
    if (known !== undefined) return known;
    const entry: Entry = { isPurged: false };
    entries.set(key, entry, topics);
    return entry;
  }

  /**
   * Renewed before it expires, so that no request waits; failures are retried on the next request.
   */
  function renew(resource: CacheableResponse, entry: Entry, { builtAtMs }: EncodedBody): void {
    const { renewAfterMs = Number.POSITIVE_INFINITY } = resource;
    if (nowMs() - builtAtMs < renewAfterMs || entry.building !== undefined) return;
    begin(resource, entry, true).catch(() => undefined);
  }

  async function fallBack(entry: Entry, error: unknown): Promise<CachedResponse> {
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
        renew(resource, entry, entry.body);
        return { body: entry.body, isStale: false };
      }
      try {
        const failed = entry.building === undefined ? recentFailure(resource.key) : undefined;
        if (failed !== undefined) {
          if (entry.body === undefined) entries.delete(resource.key);
          throw failed.error;
        }
        const building = entry.building ?? begin(resource, entry);
        if (entry.waiting !== undefined) joinWaiting(entry.waiting);
        return { body: await withinDeadline(() => building), isStale: false };
      } catch (error) {
        return fallBack(entry, error);
      }
    },
    fresh({ key, maxAgeMs }) {
      const entry = entries.get(key);
      return entry !== undefined && isFresh(entry, maxAgeMs) ? entry.body : undefined;
    },
    purge(topics) {
      for (const entry of entries.under(topics)) entry.isPurged = true;
    },
    get countOfEntries() {
      return entries.size;
    },
    get countOfBuilds() {
      return countOfBuilds;
    },
  };
}
