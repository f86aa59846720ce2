import { DAY_SECONDS } from '@tipmark/domain';
import { matchPath, sportOfPath } from '@tipmark/route-builder';

/** Pages of an instant this near to the noon of a day may show it, in any time zone. */
export const NEAR_A_DAY_SECONDS = 2.5 * DAY_SECONDS;
export const dayTopic = /^day:(\d+):(\d{4}-\d\d-\d\d)$/;
export const matchTopic = /^match:(\d+)$/;

/**
 * Which cached pages a message of the API's change stream is about. A topic names a sport and a UTC
 * day (pages of another sport, or of a day that cannot overlap it in any time zone, stay), or one
 * match (its own page, and no other). Any other message concerns every page.
 */
export function concernedPages(message: string | undefined): (key: string) => boolean {
  const tests = topicsOf(message).map(pagesOfTopic);
  return (key) => tests.some((test) => test(key));
}

/** Topics of a message; what cannot be read is one topic about everything. */
export function topicsOf(message: string | undefined): readonly string[] {
  try {
    const read: unknown = JSON.parse(message ?? '');
    const topics = Array.isArray(read) ? read : (read as { topics?: unknown }).topics;
    return Array.isArray(topics) ? topics.map(String) : [''];
  } catch {
    return [''];
  }
}

function pagesOfTopic(topic: string): (key: string) => boolean {
  const [, matchId] = matchTopic.exec(topic) ?? [];
  if (matchId) return (key) => isPageOfMatch(key, matchId);
  const [, sport, day] = dayTopic.exec(topic) ?? [];
  if (!sport || !day) return () => true;
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  return (key) => {
    const [pathname, query] = addressOf(key);
    if (sportOfPath(pathname) !== Number(sport)) return false;
    const timestamp = Number(new URLSearchParams(query).get('timestamp') ?? Number.NaN);
    return Number.isNaN(timestamp) || Math.abs(timestamp - noon) < NEAR_A_DAY_SECONDS;
  };
}

function addressOf(key: string): [pathname: string, query: string] {
  const [address = ''] = key.split('\n', 1);
  const [pathname = '', query = ''] = address.split('?', 2);
  return [pathname, query];
}

function isPageOfMatch(key: string, matchId: string): boolean {
  const matchUrl = matchPath(addressOf(key)[0])?.params['matchUrl'];
  return matchUrl !== undefined && /^\d+/.exec(matchUrl)?.[0] === matchId;
}
