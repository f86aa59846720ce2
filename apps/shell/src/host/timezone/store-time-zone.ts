import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import { removeValue, storeValue } from '@tipmark/remote-kit/storage';

/** Stores the zone for the next request, and whether the visitor chose it. */
export function storeTimeZone(page: Document, timeZone: string, isManual: boolean): void {
  storeValue(COOKIE.timezone, timeZone, COOKIE_LIFE_SECONDS.timezone, { page });
  if (isManual) storeValue(COOKIE.isTimezoneManual, '1', COOKIE_LIFE_SECONDS.timezone, { page });
}

/** The choice is removed: the browser's zone counts again. */
export const clearManualZone = (page: Document): void =>
  removeValue(COOKIE.isTimezoneManual, { page });
