/**
 * How long a page is fresh, and how long after that it may still be shown while a new one is made.
 */
const FRESH_MS = 1000;
const STALE_MS = 30_000;

export interface PageCacheOptions {
  readonly maxPages?: number;
  readonly maxBytes?: number;
  readonly now?: () => number;
}

export interface CacheablePage {
  /** Errors, redirects and personal pages are never kept. */
  readonly isCacheable: boolean;
  /** Room the page takes, compressed forms included. */
  readonly weightBytes: number;
}

export interface PageCache<Page extends CacheablePage> {
  /** The kept page, or the one `render` makes; any number of askers wait for one render. */
  get(key: string, render: () => Promise<Page>): Promise<Page>;
  /** Forgets the pages whose key the test accepts; renders under way are not kept either. */
  purge(concerns?: (key: string) => boolean): void;
  readonly size: number;
}

interface Kept<Page> {
  readonly page: Page;
  readonly madeAt: number;
}

interface UnderWay<Page> {
  readonly done: Promise<Page>;
  isOutdated: boolean;
}

/**
 * Pages of guests as bytes: fresh for a second, then shown once more while the next one is made, so
 * that the number of visitors does not decide the number of renders.
 */
export function createPageCache<Page extends CacheablePage>({
  maxPages = 500,
  maxBytes = 96_000_000,
  now = Date.now,
}: PageCacheOptions = {}): PageCache<Page> {
  const kept = new Map<string, Kept<Page>>();
  const underWay = new Map<string, UnderWay<Page>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.page.weightBytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: Page): void {
    forget(key);
    kept.set(key, { page, madeAt: now() });
    bytes += page.weightBytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= maxPages && bytes <= maxBytes) return;
      forget(oldest);
    }
  }

  async function make(key: string, render: () => Promise<Page>, self: () => UnderWay<Page>) {
    try {
      const page = await render();
      if (page.isCacheable && !self().isOutdated) keep(key, page);
      return page;
    } finally {
      if (underWay.get(key) === self()) underWay.delete(key);
    }
  }

  function renew(key: string, render: () => Promise<Page>): Promise<Page> {
    const current = underWay.get(key);
    if (current && !current.isOutdated) return current.done;
    // the first step of `make` runs a microtask later, when `started` is there
    const started: UnderWay<Page> = {
      done: Promise.resolve().then(() => make(key, render, () => started)),
      isOutdated: false,
    };
    underWay.set(key, started);
    return started.done;
  }

  return {
    async get(key, render) {
      const found = kept.get(key);
      const ageMs = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
      if (!found || ageMs > FRESH_MS + STALE_MS) return renew(key, render);
      if (ageMs > FRESH_MS) renew(key, render).catch(() => {});
      return found.page;
    },
    purge(concerns = () => true) {
      for (const key of kept.keys()) if (concerns(key)) forget(key);
      for (const [key, render] of underWay) if (concerns(key)) render.isOutdated = true;
    },
    get size() {
      return kept.size;
    },
  };
}
