import { COOKIE, isTimeZone } from '@tipmark/domain';
import { parseCookie } from 'cookie';
import { sessionRead } from '../session/session-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { loadsOutdated } from '../store/loads-reducer.ts';
import { keepTimeZone } from './keep-time-zone.ts';

export interface BrowserTimeZoneOptions {
  readonly page?: Document;
  /** Zone of the browser, injected by tests. */
  readonly browserZone?: () => string;
  /** Runs the screen's loads again: days are cut elsewhere now. */
  readonly revalidate: () => void;
}

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Takes the browser's zone unless the visitor chose one: remembers it for the next request and,
 * when the page was rendered in another one, shows this page in it too.
 */
export function followBrowserTimeZone(
  store: HostStore,
  { page = document, browserZone = zoneOfBrowser, revalidate }: BrowserTimeZoneOptions,
): void {
  const cookies = parseCookie(page.cookie);
  const zone = browserZone();
  if (cookies[COOKIE.isTimezoneManual] === '1' || !isTimeZone(zone)) return;
  if (cookies[COOKIE.timezone] !== zone) keepTimeZone(page, zone, false);
  if (store.getState().session.timeZone === zone) return;
  store.dispatch(sessionRead({ timeZone: zone }));
  store.dispatch(loadsOutdated());
  revalidate();
}
