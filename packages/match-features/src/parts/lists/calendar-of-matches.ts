import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch, matchIdOf } from '@tipmark/contract/match-wire';
import { isFinished, MATCH_STATUS, matchMinutes, type Sport, sportRules } from '@tipmark/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { resultText } from '../matches/score-text.ts';

export interface CalendarOptions {
  /** Name the calendar program shows. */
  readonly title: string;
  /**
   * A match may occur twice: among the next ones, and among those that were moved. One of another
   * sport than the calendar names it.
   */
  readonly matches: readonly (MatchWithLeague & { readonly sport?: Sport })[];
  /** Full address of a match's page. */
  readonly addressOf: (matchLink: string, sport: Sport) => string;
  readonly sport: Sport;
  /**
   * Site that identifies the entries, so that a later file updates them instead of adding
   * duplicates.
   */
  readonly host: string;
  readonly nowSeconds: number;
  /** How often a program asks for a calendar it follows; absent = a file that is loaded once. */
  readonly refreshSeconds?: number;
}

const WEEK = 7 * 86_400;
/**
 * Calendars only take over an entry with a higher number. Files made before changes were counted
 * had the minute of their download, which is less.
 */
const BEFORE_COUNTING = 30_000_000;

function statusOf(status: number): ICalEventStatus {
  if (status === MATCH_STATUS.canceled) return ICalEventStatus.CANCELLED;
  return status === MATCH_STATUS.moved ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Matches as an iCalendar file (RFC 5545), times in UTC. */
export function calendarOfMatches(options: CalendarOptions): string {
  const { title, matches, addressOf, sport, host, nowSeconds, refreshSeconds } = options;
  const calendar = ical({
    name: title,
    prodId: { company: host, product: 'matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshSeconds !== undefined && { ttl: refreshSeconds }),
  });
  const distinct = new Map(matches.map((one) => [matchIdOf(one.match), one]));
  for (const { league, match, sport: own = sport } of distinct.values()) {
    const durationMinutes = matchMinutes(sportRules(own));
    const { matchId, link, home, away, startsAt, isTimeKnown, isDayKnown, status, ...known } =
      decodeMatch(match);
    const result = isFinished(status) ? resultText({ home, away }) : undefined;
    const [changes = 0, changedAt] = known.scheduleChanges ?? [];
    calendar.createEvent({
      id: `match-${matchId}@${host}`,
      stamp: new Date(nowSeconds * 1_000),
      sequence: BEFORE_COUNTING + changes,
      ...(changedAt !== undefined && { lastModified: new Date(changedAt * 1_000) }),
      start: new Date(startsAt * 1_000),
      // without a known time it is an all-day entry, without a known day one of its week
      ...(isTimeKnown
        ? { end: new Date((startsAt + durationMinutes * 60) * 1_000) }
        : {
            allDay: true,
            ...(isDayKnown === false && { end: new Date((startsAt + WEEK) * 1_000) }),
          }),
      summary: [`${home.name} – ${away.name}`, result].filter(Boolean).join(' '),
      description: league.name,
      url: addressOf(link, own),
      status: statusOf(status),
    });
  }
  return calendar.toString();
}
