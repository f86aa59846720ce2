import { COOKIE, DEFAULT_TIME_ZONE } from '@tipmark/domain';
import type { SessionState } from '@tipmark/remote-kit';
import { timeZoneOfCookies } from '../timezone/time-zone-of-cookies.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

const isoOrNothing = (value: string | undefined): string =>
  value !== undefined && !Number.isNaN(Date.parse(value)) ? value : '';

/**
 * The visitor by the readable cookies. They only decide what is drawn: every reply that matters
 * comes from the API, which trusts only the token.
 */
export function sessionOfCookies(
  cookies: Cookies,
  countryCode: string,
  defaultZone: string = DEFAULT_TIME_ZONE,
): SessionState {
  const url = cookies[COOKIE.userUrl] ?? '';
  return {
    isSignedIn: url !== '',
    url,
    name: url === '' ? '' : (cookies[COOKIE.userName] ?? url),
    subscriptionExpiration: url === '' ? '' : isoOrNothing(cookies[COOKIE.subscriptionExpiration]),
    countryCode,
    ...timeZoneOfCookies(cookies, defaultZone),
  };
}
