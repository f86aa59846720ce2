import { parseTimezoneOffset, resolveTimeZone } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { FastifyRequest } from 'fastify';
import { pickLocale } from './locale.ts';
import { readCookies } from './read-cookies.ts';

/** Who asks, as far as the headers tell. */
export type Viewer = {
  readonly locale: Locale;
  /** Zone in which days are cut: IANA name, or an offset such as `+05:30`. */
  readonly timeZone: string;
  /** Verified guest; undefined before the first private answer. */
  readonly guestId: string | undefined;
};

export type ViewerReader = (request: FastifyRequest) => Viewer;

const MAX_REMEMBERED = 2_000;

/** Asking Intl about a zone costs more than answering from the cache of bytes. */
function rememberZones() {
  const zones = new Map<string, string>();
  return (cookie: string | undefined, offset: string | undefined): string => {
    const key = `${cookie ?? ''}|${offset ?? ''}`;
    const known = zones.get(key);
    if (known !== undefined) return known;
    const zone = resolveTimeZone([cookie], parseTimezoneOffset(offset));
    if (zones.size >= MAX_REMEMBERED) zones.clear();
    zones.set(key, zone);
    return zone;
  };
}

/** @param readGuest finds the guest a request belongs to, or nobody */
export function createViewerReader(
  readGuest: (request: FastifyRequest) => string | undefined,
): ViewerReader {
  const zoneOf = rememberZones();
  return (request) => {
    const offset = request.headers['timezone-offset'];
    return {
      locale: pickLocale(request.headers['accept-language']),
      timeZone: zoneOf(
        readCookies(request.headers.cookie).get('timezone')?.slice(0, 64),
        typeof offset === 'string' ? offset.slice(0, 8) : undefined,
      ),
      guestId: readGuest(request),
    };
  };
}
