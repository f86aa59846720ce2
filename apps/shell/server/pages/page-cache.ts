import { createCache } from '@tipmark/server-kit';

/**
 * How long a page is fresh, and how long after that it may still be served while a new one is
 * rendered.
 */
const FRESH_MS = 1000;
const STALE_MS = 30_000;

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

export interface PageCache<Page extends CacheablePage> {
  /** The cached page, or the one `render` makes; any number of callers share one render. */
  get(key: string, render: () => Promise<Page>): Promise<Page>;
  /** Drops the pages whose key passes the test; renders under way are not cached either. */
  purge(concerns?: (key: string) => boolean): void;
  readonly size: number;
}

/**
 * Pages of guests as bytes: fresh for a second, then served once more while the next one is
 * rendered, so that the number of renders does not depend on the number of visitors.
 */
export function createPageCache<Page extends CacheablePage>({
  maxPages = 500,
  maxBytes = 96_000_000,
  now = Date.now,
}: PageCacheOptions = {}): PageCache<Page> {
  const cached = createCache<{ readonly page: Page; readonly madeAt: number }>({
    maxEntries: maxPages,
    maxBytes,
    sizeOf: ({ page }) => page.weightBytes,
    isCacheable: ({ page }) => page.isCacheable,
  });

  const renew = async (key: string, render: () => Promise<Page>): Promise<Page> =>
    (await cached.refresh(key, async () => ({ page: await render(), madeAt: now() }))).page;

  return {
    async get(key, render) {
      const found = cached.get(key);
      const ageMs = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
      if (!found || ageMs > FRESH_MS + STALE_MS) return renew(key, render);
      if (ageMs > FRESH_MS) renew(key, render).catch(() => {});
      return found.page;
    },
    purge: (concerns = () => true) => cached.invalidateWhere(concerns),
    get size() {
      return cached.size;
    },
  };
}
