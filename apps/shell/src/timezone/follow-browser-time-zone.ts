import { COOKIE, COOKIE_LIFE_SECONDS, isTimeZone } from '@tipmark/domain';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionRead } from '../session/session-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { loadsOutdated } from '../store/loads-reducer.ts';

export interface BrowserTimeZoneOptions {
  readonly page?: Document;
  /** Zone of the browser, injected by tests. */
  readonly browserZone?: () => string;
  /** Runs the screen's loads again: days are cut elsewhere now. */
  readonly revalidate: () => void;
}

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Takes the browser's zone unless the visitor chose one: remembers it for the next request and, when
 * the page was rendered in another one, shows this page in it too.
 */
export function followBrowserTimeZone(
  store: HostStore,
  { page = document, browserZone = zoneOfBrowser, revalidate }: BrowserTimeZoneOptions,
): void {
  const cookies = parseCookie(page.cookie);
  const zone = browserZone();
  if (cookies[COOKIE.isTimezoneManual] === '1' || !isTimeZone(zone)) return;
  if (cookies[COOKIE.timezone] !== zone) {
    page.cookie = stringifySetCookie({
      name: COOKIE.timezone,
      value: zone,
      maxAge: COOKIE_LIFE_SECONDS.timezone,
      path: '/',
      sameSite: 'lax',
      secure: page.location.protocol === 'https:',
    });
  }
  if (store.getState().session.timeZone === zone) return;
  store.dispatch(sessionRead({ timeZone: zone }));
  store.dispatch(loadsOutdated());
  revalidate();
}
