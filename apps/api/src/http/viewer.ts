import type { IncomingHttpHeaders } from 'node:http';
import { parseTimezoneOffset, resolveTimeZone } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { FastifyRequest } from 'fastify';
import { pickLocale } from './locale.ts';
import { readCookies } from './read-cookies.ts';
import { remembered } from './remembered.ts';

/** How somebody reads, as far as the headers tell: all that a shared answer may depend on. */
export type Reading = {
  readonly locale: Locale;
  /** Zone in which days are cut: IANA name, or an offset such as `+05:30`. */
  readonly timeZone: string;
};

/** Who asks, as far as the headers tell. */
export type Viewer = Reading & {
  /** Verified guest; undefined before the first private answer. */
  readonly guestId: string | undefined;
};

export type ReadingReader = (headers: IncomingHttpHeaders) => Reading;
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

export function createReadingReader(): ReadingReader {
  const zoneOf = rememberZones();
  const localeOf = remembered(pickLocale);
  return ({ cookie, 'timezone-offset': offset, 'accept-language': languages }) => ({
    locale: localeOf(languages ?? ''),
    timeZone: zoneOf(
      cookie && readCookies(cookie).get('timezone')?.slice(0, 64),
      typeof offset === 'string' ? offset.slice(0, 8) : undefined,
    ),
  });
}

/** @param readGuest finds the guest a request belongs to, or nobody */
export function createViewerReader(
  read: ReadingReader,
  readGuest: (request: FastifyRequest) => string | undefined,
): ViewerReader {
  return (request) => ({ ...read(request.headers), guestId: readGuest(request) });
}
