import { SPORT, type Sport } from '@tipmark/domain';
import { MAX_ID } from '../values/max-id.ts';

/**
 * Topics of a page: the matches of a UTC day, one match, one league, a sport's scanner, the
 * caller's own notification centre.
 */
export type LiveTopic =
  | { readonly kind: 'day'; readonly sport: Sport; readonly day: string }
  | { readonly kind: 'match'; readonly matchId: number }
  | { readonly kind: 'league'; readonly leagueId: number }
  | { readonly kind: 'scan'; readonly sport: Sport }
  | { readonly kind: 'notices' };

export const LIVE_LIMITS = {
  /** Topics of one connection. */
  topics: 50,
  /** Connections of one user, guest, or address without either. */
  connectionsOfCaller: 12,
  /** Connections of all guests of one network, each within its own limit. */
  connectionsOfNetwork: 200,
} as const;

const DAY_SECONDS = 86_400;
const SPORTS = new Set<number>(Object.values(SPORT));

/** Matches of a sport that start on a UTC day, `yyyy-mm-dd`. */
export const liveDay = (sport: Sport, utcDay: string): string => `day:${sport}:${utcDay}`;

/** One match, with what only its own page shows. */
export const liveMatch = (matchId: number): string => `m:${matchId}`;

/** Matches of one league, on any day. */
export const liveLeague = (leagueId: number): string => `l:${leagueId}`;

/** Prices of open outcomes of a sport, for subscribers. */
export const liveScan = (sport: Sport): string => `scan:${sport}`;

/** Number of the signed-in caller's unread notifications. */
export const LIVE_NOTICES = 'notices';

/** Topics of every UTC day that a span of time touches: a day of a visitor touches two or three. */
export function liveDays(sport: Sport, fromSeconds: number, untilSeconds: number): string[] {
  const topics: string[] = [];
  const first = Math.floor(fromSeconds / DAY_SECONDS) * DAY_SECONDS;
  for (let day = first; day < untilSeconds; day += DAY_SECONDS) {
    topics.push(liveDay(sport, new Date(day * 1_000).toISOString().slice(0, 10)));
  }
  return topics;
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Reads a topic; undefined when it is not a valid one. */
export function readLiveTopic(text: string): LiveTopic | undefined {
  if (text === LIVE_NOTICES) return { kind: 'notices' };
  const [, sport, day = ''] = /^day:(\d):(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
  if (sport !== undefined) {
    return SPORTS.has(Number(sport)) && isDay(day)
      ? { kind: 'day', sport: Number(sport) as Sport, day }
      : undefined;
  }
  const [, scanned] = /^scan:(\d)$/.exec(text) ?? [];
  if (scanned !== undefined) {
    return SPORTS.has(Number(scanned))
      ? { kind: 'scan', sport: Number(scanned) as Sport }
      : undefined;
  }
  const [, kind, digits] = /^([ml]):([1-9]\d{0,9})$/.exec(text) ?? [];
  const id = Number(digits);
  if (digits === undefined || id > MAX_ID) return undefined;
  return kind === 'm' ? { kind: 'match', matchId: id } : { kind: 'league', leagueId: id };
}
