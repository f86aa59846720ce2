import { createApiClient } from '@tipmark/api-client';
import { nodeExchange } from '@tipmark/api-client/server';
import { type ReplyOf, SITE_AREAS, siteStatus } from '@tipmark/contract';
import { DEFAULT_LOCALE } from '@tipmark/route-builder';
import { createCache } from '@tipmark/server-kit';
import { firstValueFrom, timeout } from 'rxjs';
import type { AreaStatus, SiteStatus } from '../../src/features/site-status/site-status.ts';
import type { Config } from '../config/config.ts';

type Watched = ReplyOf<typeof siteStatus>;

/** Anybody can ask, and monitors do all the time. */
const AGE_MS = 5_000;
const SLOW_MS = 1_500;
const GIVEN_UP_MS = 3_000;
/** The job that looks runs every ten seconds: it is not running. */
const STALE_SECONDS = 90;
const WORST_FIRST = ['down', 'slow'] as const;

interface Asked {
  readonly watched: Watched | undefined;
  readonly state: 'ok' | 'slow' | 'down';
}

/** How the site is doing, as far as this server knows: also while the API is away. */
export function createSiteStatusReader({
  apiUrl,
  fixedNowSeconds,
  nowSeconds = () => fixedNowSeconds ?? Math.floor(Date.now() / 1000),
}: Pick<Config, 'apiUrl' | 'fixedNowSeconds'> & {
  readonly nowSeconds?: () => number;
}): () => Promise<SiteStatus> {
  const api = createApiClient({ baseUrl: apiUrl, locale: DEFAULT_LOCALE, exchange: nodeExchange });
  let pages: { readonly state: Asked['state']; readonly since: number } | undefined;
  let lastCheckedAt: number | null = null;

  async function ask(): Promise<Asked> {
    const askedAt = performance.now();
    try {
      const call = api.call(siteStatus, {}).pipe(timeout(GIVEN_UP_MS));
      const watched = await firstValueFrom(call);
      return { watched, state: performance.now() - askedAt > SLOW_MS ? 'slow' : 'ok' };
    } catch {
      // shown as its own state
      return { watched: undefined, state: 'down' };
    }
  }

  async function read(): Promise<SiteStatus> {
    const { watched, state } = await ask();
    if (pages?.state !== state) pages = { state, since: nowSeconds() };
    lastCheckedAt = watched?.checkedAt ?? lastCheckedAt;
    const isFresh = nowSeconds() - (watched?.checkedAt ?? 0) < STALE_SECONDS;
    const areas: AreaStatus[] = [
      { area: 'pages', state, sinceSeconds: pages.since, ageSeconds: null },
      ...SITE_AREAS.map((area): AreaStatus => {
        const known = isFresh ? watched?.areas.find((one) => one.area === area) : undefined;
        return known
          ? { area, state: known.state, sinceSeconds: known.since, ageSeconds: known.age }
          : { area, state: 'unknown', sinceSeconds: lastCheckedAt, ageSeconds: null };
      }),
    ];
    const worst = WORST_FIRST.find((one) => areas.some((area) => area.state === one));
    return { state: worst ?? worstOfUnknown(areas), checkedAtSeconds: nowSeconds(), areas };
  }

  const cached = createCache<SiteStatus>({ maxEntries: 1, ttlMs: AGE_MS });
  return () => cached.load('status', read);
}

/** Where nobody looks any more, the jobs do not run: nothing is sent or settled. */
const worstOfUnknown = (areas: readonly AreaStatus[]): SiteStatus['state'] =>
  areas.some(({ state }) => state === 'unknown') ? 'slow' : 'ok';
