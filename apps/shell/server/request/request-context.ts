import {
  COOKIE,
  type DisplaySettings,
  defaultTimeZone,
  displaySettingsText,
  isTimeZone,
  PROMO_COUNTRY_CODE,
  readDisplaySettings,
  SECURE_COOKIE,
} from '@tipmark/domain';
import { PROMO_COOKIE } from '@tipmark/promo';
import type { SessionState, Theme } from '@tipmark/remote-kit';
import { localeOfPath, matchPath, type RouteMatch } from '@tipmark/route-builder';
import { memoize } from '@tipmark/server-kit';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { sessionOfCookies } from '../../src/host/session/session-of-cookies.ts';
import { themeOfCookie } from '../../src/host/theme/theme-cookie.ts';
import type { Config } from '../config/config.ts';

/** Everything a page depends on, read from the request once. */
export interface RequestContext {
  /** As requested, language prefix included. */
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly locale: 'ru' | 'en';
  readonly match: RouteMatch | undefined;
  readonly theme: Theme;
  readonly display: DisplaySettings;
  /** The device class: by the user agent, before its width is known. */
  readonly isMobile: boolean;
  readonly session: SessionState;
  /** Raw session token, empty for a guest. */
  readonly token: string;
  /** Nothing is known of the visitor's own zone yet: the times are those of the country. */
  readonly isZoneAssumed: boolean;
  /** True when this visitor is shown promotions. */
  readonly hasPromo: boolean;
  /** True when the page may contain something of this visitor only. */
  readonly isPersonal: boolean;
}

/** A guest's token is recognised by its first letters. */
const guestToken = /^g\./;
const mobileClient = /Mobi/;
const MS = 1000;
/** Reads requests by the site's rules: language from the path only, zone from the cookie. */
export function createContextReader(config: Pick<Config, 'productSlug'>) {
  // the same few addresses are requested all the time
  const matchOf = memoize({ maxEntries: 2000, maxKeyLength: 500 }, (pathname) =>
    matchPath(pathname, { productSlug: config.productSlug }),
  );

  return (request: FastifyRequest): RequestContext => {
    const { pathname, search } = addressOf(request.raw.url ?? '/');
    const cookies = parseCookie(request.headers.cookie ?? '');
    const { locale } = localeOfPath(pathname);
    const country = request.countryCode;
    const session = sessionOfCookies(cookies, country, defaultTimeZone(country, locale));
    const token = userTokenOf(cookies);
    return {
      pathname,
      search,
      locale,
      match: matchOf(pathname),
      theme: themeOfCookie(cookies[COOKIE.theme]),
      display: readDisplaySettings(cookies[COOKIE.display]),
      isMobile: mobileClient.test(request.headers['user-agent'] ?? ''),
      token,
      isPersonal: token !== '' || session.isSignedIn,
      session,
      isZoneAssumed: !isTimeZone(cookies[COOKIE.timezone] ?? ''),
      hasPromo: isShownPromo(session, cookies),
    };
  };
}

/** Only in Russia, and to subscribers only if they switched them on. */
function isShownPromo(
  { countryCode, subscriptionExpiration }: SessionState,
  cookies: Readonly<Record<string, string | undefined>>,
): boolean {
  if (countryCode !== PROMO_COUNTRY_CODE) return false;
  const restsUntil = Number(cookies[PROMO_COOKIE.restsUntil]);
  if (restsUntil * MS > Date.now()) return false;
  const isSubscriber = Date.parse(subscriptionExpiration) > Date.now();
  return !isSubscriber || cookies[PROMO_COOKIE.isOff] === '0';
}

/** Path and query of a request line, which may also contain a full address. */
function addressOf(requestTarget: string): { pathname: string; search: URLSearchParams } {
  const target = requestTarget.startsWith('/')
    ? requestTarget
    : requestTarget.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';
  const [beforeFragment = ''] = target.split('#', 1);
  const mark = beforeFragment.indexOf('?');
  const pathname = mark === -1 ? beforeFragment : beforeFragment.slice(0, mark);
  return { pathname, search: new URLSearchParams(mark === -1 ? '' : beforeFragment.slice(mark)) };
}

/** The raw token of a signed-in visitor, empty for a guest. */
export function userTokenOf(cookies: Readonly<Record<string, string | undefined>>): string {
  const token = cookies[SECURE_COOKIE.token] ?? cookies[COOKIE.token] ?? '';
  return guestToken.test(token) ? '' : token;
}

/**
 * What guests of one page share: path, query, language (in the path), theme, country, time zone,
 * device class and display settings. Two requests with the same key get the same bytes.
 */
export function guestPageKey(context: RequestContext): string {
  const { pathname, search, theme, display, isMobile, session, isZoneAssumed, hasPromo } = context;
  const { countryCode, timeZone, isTimeZoneManual } = session;
  const zone = [timeZone, isTimeZoneManual, isZoneAssumed].join(' ');
  const look = displaySettingsText(display);
  const visitor = [theme, countryCode, zone, isMobile, hasPromo, look].join(' ');
  return `${pathname}?${search.toString()}\n${visitor}`;
}
