import { createCache } from './cache.ts';

/**
 * How long a page is fresh, and how long after that it may still be served while a new one is
 * rendered.
 */
const FRESH_MS = 1000;
const STALE_MS = 30_000;
/** An older copy is of use, with its time beside it, while a new page cannot be had. */
const OLDER_MS = 6 * 3_600_000;

export interface PageCacheOptions {
  readonly maxPages?: number;
  readonly maxBytes?: number;
  readonly now?: () => number;
}

export interface CacheablePage {
  /** Errors, redirects and personal pages are never cached. */
  readonly isCacheable: boolean;
  /** The size of the page, compressed forms included. */
  readonly weightBytes: number;
}

/** A page as it was some time ago. */
export interface OlderCopy<Page> {
  readonly page: Page;
  /** When its making began: what it shows is no older. Milliseconds since 1970. */
  readonly beganAt: number;
}

export interface PageCache<Page extends CacheablePage> {
  /** The cached page, or the one `render` makes; any number of callers share one render. */
  get(key: string, render: () => Promise<Page>): Promise<Page>;
  /** What there is under a key, however old, for when a new page cannot be made in time. */
  older(key: string): OlderCopy<Page> | undefined;
  /**
   * The next visitor of such a page waits for a new one; the older copy remains, until one whose
   * making has begun replaces it.
   */
  outdate(concerns?: (key: string) => boolean): void;
  /** Drops the pages whose key passes the test; renders under way are not cached either. */
  purge(concerns?: (key: string) => boolean): void;
  readonly size: number;
  readonly bytes: number;
}

interface Held<Page> extends OlderCopy<Page> {
  readonly key: string;
  readonly madeAt: number;
  isOutdated: boolean;
}

/**
 * Pages of guests as bytes: fresh for a second, then served once more while the next one is
 * rendered, so that the number of renders does not depend on the number of visitors. Older pages
 * stay until their room is needed.
 */
export function createPageCache<Page extends CacheablePage>({
  maxPages = 500,
  maxBytes = 96_000_000,
  now = Date.now,
}: PageCacheOptions = {}): PageCache<Page> {
  const cached = createCache<Held<Page>>({
    maxEntries: maxPages,
    maxBytes,
    sizeOf: ({ page }) => page.weightBytes,
    isCacheable: ({ page }) => page.isCacheable,
    // where changes come faster than pages are made, a copy is still the newest that was made
    cacheOutdated: (made) => ({ ...made, isOutdated: true }),
  });

  async function renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const make = async () => {
      const beganAt = now();
      return { key, page: await render(), beganAt, madeAt: now(), isOutdated: false };
    };
    return (await cached.refresh(key, make)).page;
  }

  return {
    async get(key, render) {
      const found = cached.get(key);
      const ageMs = found && !found.isOutdated ? now() - found.madeAt : Number.POSITIVE_INFINITY;
      if (!found || ageMs > FRESH_MS + STALE_MS) return renew(key, render);
      if (ageMs > FRESH_MS) renew(key, render).catch(() => {});
      return found.page;
    },
    older(key) {
      const found = cached.get(key);
      return found && now() - found.beganAt <= OLDER_MS ? found : undefined;
    },
    outdate(concerns = () => true) {
      for (const held of cached.under(['*'])) if (concerns(held.key)) held.isOutdated = true;
      cached.outdateLoads(concerns);
    },
    purge: (concerns = () => true) => cached.invalidateWhere(concerns),
    get size() {
      return cached.size;
    },
    get bytes() {
      return cached.bytes;
    },
  };
}
