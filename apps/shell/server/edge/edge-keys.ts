import { DAY_SECONDS } from '@tipmark/domain';
import { matchPath, sportOfPath } from '@tipmark/route-builder';
import { dayTopic, matchTopic, NEAR_A_DAY_SECONDS, topicsOf } from '../cache/purge-by-topic.ts';

/** A key of every page. */
export const EVERY_PAGE = 'site';
const MOST_DAYS = Math.ceil(NEAR_A_DAY_SECONDS / DAY_SECONDS);
/** Beyond it there are no dates. */
const LAST_SECOND = 8.64e12 - (MOST_DAYS + 1) * DAY_SECONDS;

/**
 * Keys under which an edge stores a page, so that a change of the data names the pages it concerns:
 * `site s1 m10` is the page of match 10, `site s1d2026-11-28 s1d2026-11-29 …` the results around a
 * day. They express `concernedPages` in terms of keys, and a test compares both.
 * @param page path and query, or the key of the page's copies, which begins with them
 */
export function keysOfPage(page: string): readonly string[] {
  const [address = ''] = page.split('\n', 1);
  const [pathname = '', query = ''] = address.split('?', 2);
  const sport = `s${sportOfPath(pathname)}`;
  const matchId = /^\d+/.exec(matchPath(pathname)?.params['matchUrl'] ?? '')?.[0];
  const timestamp = Number(new URLSearchParams(query).get('timestamp') ?? Number.NaN);
  return [
    EVERY_PAGE,
    ...(Number.isNaN(timestamp) ? [sport] : daysAround(timestamp).map((day) => `${sport}d${day}`)),
    ...(matchId === undefined ? [] : [`m${matchId}`]),
  ];
}

/** Keys of the pages that a message of the API's change stream is about. */
export function keysOfMessage(message: string | undefined): readonly string[] {
  return [...new Set(topicsOf(message).flatMap(keysOfTopic))];
}

function keysOfTopic(topic: string): string[] {
  const [, matchId] = matchTopic.exec(topic) ?? [];
  if (matchId) return [`m${matchId}`];
  const [, sport, day] = dayTopic.exec(topic) ?? [];
  return sport && day ? [`s${sport}`, `s${sport}d${day}`] : [EVERY_PAGE];
}

/** The UTC days whose matches a page of this instant may show, in any time zone. */
function daysAround(timestamp: number): string[] {
  if (Math.abs(timestamp) > LAST_SECOND) return [];
  const today = Math.floor(timestamp / DAY_SECONDS) * DAY_SECONDS;
  return Array.from({ length: 2 * MOST_DAYS + 1 }, (_, index) => index - MOST_DAYS)
    .map((days) => today + days * DAY_SECONDS)
    .filter((day) => Math.abs(timestamp - day - DAY_SECONDS / 2) < NEAR_A_DAY_SECONDS)
    .map((day) => new Date(day * 1000).toISOString().slice(0, 10));
}
