import type { IncomingHttpHeaders } from 'node:http';
import { parseTimezoneOffset, resolveTimeZone } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { memoize } from '@tipmark/server-kit';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { pickLocale } from './locale.ts';

/** Language and time zone from the headers: all that a shared answer may depend on. */
export interface Reading {
  readonly locale: Locale;
  /** Zone in which days are cut: IANA name, or an offset such as `+05:30`. */
  readonly timeZone: string;
}

/** The caller, as far as the headers identify them. */
export type Viewer = Reading & {
  /** Verified guest; undefined before the first private answer. */
  readonly guestId: string | undefined;
};

export type ReadingReader = (headers: IncomingHttpHeaders) => Reading;
export type ViewerReader = (request: FastifyRequest) => Viewer;

const MEMO = { maxEntries: 2_000, maxKeyLength: 200 };

/** Checking a zone with Intl takes longer than answering from the cache of bytes. */
const memoizedZone = () =>
  memoize(MEMO, (key) => {
    // a header must not contain a line break, whatever is in the cookie
    const end = key.indexOf('\n');
    const [offset, cookie] = [key.slice(0, end), key.slice(end + 1)];
    return resolveTimeZone([cookie || undefined], parseTimezoneOffset(offset || undefined));
  });

export function createReadingReader(): ReadingReader {
  const zoneOf = memoizedZone();
  const localeOf = memoize(MEMO, pickLocale);
  return ({ cookie, 'timezone-offset': offset, 'accept-language': languages }) => ({
    locale: localeOf(languages ?? ''),
    timeZone: zoneOf(
      `${String(offset ?? '').slice(0, 8)}\n${(cookie && parseCookie(cookie)['timezone']?.slice(0, 64)) ?? ''}`,
    ),
  });
}

/** @param readGuest finds the guest of a request, if any */
export function createViewerReader(
  read: ReadingReader,
  readGuest: (request: FastifyRequest) => string | undefined,
): ViewerReader {
  return (request) => ({ ...read(request.headers), guestId: readGuest(request) });
}
