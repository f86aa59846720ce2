import { COOKIE, resolveTimeZone } from '@tipmark/domain';
import type { SessionState } from '@tipmark/remote-kit';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The zone a visitor's days are cut in: the stored one when it is valid, else Moscow. */
export function timeZoneOfCookies(
  cookies: Cookies,
): Pick<SessionState, 'timeZone' | 'isTimeZoneManual'> {
  return {
    timeZone: resolveTimeZone([cookies[COOKIE.timezone]]),
    isTimeZoneManual: cookies[COOKIE.isTimezoneManual] === '1',
  };
}
