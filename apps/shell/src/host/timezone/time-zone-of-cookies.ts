import { COOKIE, isTimeZone } from '@tipmark/domain';
import type { SessionState } from '@tipmark/remote-kit';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The zone of a visitor's days: the stored one when it is valid, else the default. */
export function timeZoneOfCookies(
  cookies: Cookies,
  defaultZone: string,
): Pick<SessionState, 'timeZone' | 'isTimeZoneManual'> {
  const stored = cookies[COOKIE.timezone] ?? '';
  return {
    timeZone: isTimeZone(stored) ? stored : defaultZone,
    isTimeZoneManual: cookies[COOKIE.isTimezoneManual] === '1',
  };
}
