import { COOKIE, isTimeZone } from '@tipmark/domain';
import { parseCookie } from 'cookie';
import { sessionRead } from '../session/session-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { loadsOutdated } from '../store/loads-reducer.ts';
import { storeTimeZone } from './store-time-zone.ts';

/** The current page, as far as needed here: the key changes with every new page. */
export interface VisitedRouter {
  readonly state: { readonly location: { readonly key: string } };
  subscribe(listener: (state: VisitedRouter['state']) => void): () => void;
}

export interface BrowserTimeZoneOptions {
  readonly router: VisitedRouter;
  readonly page?: Document;
  /** Zone of the browser, injected by tests. */
  readonly browserZone?: () => string;
}

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Adopts the browser's zone unless the visitor chose one. Its cookie counts from the next request
 * on; the current page stays in the zone it was rendered in, so that no time on it changes while it
 * is read, and the next page is in the browser's.
 */
export function followBrowserTimeZone(
  store: HostStore,
  { router, page = document, browserZone = zoneOfBrowser }: BrowserTimeZoneOptions,
): void {
  const cookies = parseCookie(page.cookie);
  const zone = browserZone();
  if (cookies[COOKIE.isTimezoneManual] === '1' || !isTimeZone(zone)) return;
  if (cookies[COOKIE.timezone] !== zone) storeTimeZone(page, zone, false);
  const rendered = store.getState().session.timeZone;
  if (rendered === zone) return;
  const { key } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.key === key) return;
    stop();
    const { timeZone, isTimeZoneManual } = store.getState().session;
    // the visitor chose one in the meantime
    if (isTimeZoneManual || timeZone !== rendered) return;
    store.dispatch(loadsOutdated());
    store.dispatch(sessionRead({ timeZone: zone }));
  });
}
