import type { PageEmpty } from '@tipmark/contract';
import type { ApiFailure, RequestedAction } from '@tipmark/remote-kit';
import { sportOfPath } from '@tipmark/route-builder';
import { createCache } from '@tipmark/server-kit';
import type { Action } from 'redux';
import { dayMatchesAt, dayMatchesLoad } from '../../src/features/day-matches/day-matches-load.ts';
import type { HostStore } from '../../src/host/store/create-host-store.ts';
import { LoadFailedError, runLoads } from '../../src/host/store/run-loads.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Pages without a screen are not worth a longer wait. */
const DEADLINE_MS = 1500;
/** Languages by sports. */
const ANSWERS = 6;
const FRESH_MS = 10_000;

const unanswered: ApiFailure = { status: 503, code: 'unavailable', message: '' };

/** Puts the matches of the day into the store of a page that has no screen. */
export type FindDayMatches = (
  context: Pick<RequestContext, 'locale' | 'pathname'>,
  store: HostStore,
) => Promise<readonly Action[]>;

/**
 * The same answer is used for all such pages of ten seconds: robots open addresses that do not
 * exist by the thousand, and each of these pages is rendered, because none is cached.
 */
export function createDayMatches(nowMs: () => number = Date.now): FindDayMatches {
  const answers = createCache<PageEmpty>({ maxEntries: ANSWERS, ttlMs: FRESH_MS, nowMs });

  return async ({ locale, pathname }, store) => {
    const requested = dayMatchesAt(pathname);
    const { key } = requested;
    const outcome = await answers
      .load(`${locale} ${sportOfPath(pathname)}`, () => fetchMatches(store, requested))
      .then(
        (data) => dayMatchesLoad.succeeded(key, data, store.getState().view.nowSeconds),
        (error: unknown) =>
          dayMatchesLoad.failed(key, error instanceof LoadFailedError ? error.failure : unanswered),
      );
    return [requested, outcome];
  };
}

async function fetchMatches(store: HostStore, requested: RequestedAction): Promise<PageEmpty> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  try {
    await runLoads(store, [requested], { signal: deadline.signal });
  } finally {
    clearTimeout(timer);
  }
  const { data } = dayMatchesLoad.select(store.getState());
  if (!data) throw new Error('matches of the day: the API returned no data');
  return data;
}
