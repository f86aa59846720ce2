import { COOKIE, COOKIE_LIFE_SECONDS } from '@tipmark/domain';
import { stringifySetCookie } from 'cookie';

/** Stores the zone for the next request, and whether the visitor chose it. */
export function storeTimeZone(page: Document, timeZone: string, isManual: boolean): void {
  const write = (name: string, value: string) => {
    page.cookie = stringifySetCookie({
      name,
      value,
      maxAge: value === '' ? 0 : COOKIE_LIFE_SECONDS.timezone,
      path: '/',
      sameSite: 'lax',
      secure: page.location.protocol === 'https:',
    });
  };
  write(COOKIE.timezone, timeZone);
  if (isManual) write(COOKIE.isTimezoneManual, '1');
}

/** The choice is removed: the browser's zone counts again. */
export function clearManualZone(page: Document): void {
  page.cookie = stringifySetCookie({
    name: COOKIE.isTimezoneManual,
    value: '',
    maxAge: 0,
    path: '/',
  });
}
