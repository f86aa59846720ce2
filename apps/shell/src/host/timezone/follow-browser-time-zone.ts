import { COOKIE, isTimeZone } from '@tipmark/domain';
import { storedValue } from '@tipmark/remote-kit/storage';
import { loadsOutdated } from '../state/loads-reducer.ts';
import { sessionRead } from '../state/session-reducer.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { zoneOfBrowser } from './other-zone.ts';
import { storeTimeZone } from './store-time-zone.ts';

export interface BrowserTimeZoneOptions {
  readonly page?: Document;
  /** Zone of the browser, injected by tests. */
  readonly browserZone?: () => string;
  /** Runs the screen's loads again: days begin and end at other times now. */
  readonly revalidate: () => void;
}

/** The zone this visitor wants, and whether it was chosen: the stored choice or the browser's. */
function wantedZone(page: Document, browserZone: () => string) {
  const stored = storedValue(COOKIE.timezone, { page }) ?? '';
  const isManual = storedValue(COOKIE.isTimezoneManual, { page }) === '1' && isTimeZone(stored);
  return { stored, isManual, zone: isManual ? stored : browserZone() };
}

/**
 * Corrects a page whose zone the server could only assume: from now on its times, and soon its day,
 * are in the zone of the browser, or in the one the visitor has chosen where the browser refuses
 * cookies. The next page is rendered in it.
 */
export function followBrowserTimeZone(
  store: HostStore,
  { page = document, browserZone = zoneOfBrowser, revalidate }: BrowserTimeZoneOptions,
): void {
  const { stored, isManual, zone } = wantedZone(page, browserZone);
  const unmark = () => delete page.documentElement.dataset['zone'];
  if (!isTimeZone(zone)) {
    unmark();
    return;
  }
  if (!isManual && stored !== zone) storeTimeZone(page, zone, false);
  const { timeZone, isTimeZoneManual } = store.getState().session;
  if (timeZone !== zone || isTimeZoneManual !== isManual) {
    store.dispatch(sessionRead({ timeZone: zone, isTimeZoneManual: isManual }));
  }
  unmark();
  if (timeZone === zone) return;
  store.dispatch(loadsOutdated());
  revalidate();
}
