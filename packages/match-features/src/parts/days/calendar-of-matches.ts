import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarOptions {
  /** Name the calendar program shows. */
  readonly title: string;
  readonly matches: readonly MatchWithLeague[];
  /** Full address of a match's page. */
  readonly addressOf: (matchLink: string) => string;
  /** How long a match takes as a rule. */
  readonly durationMinutes: number;
  /**
   * Site that identifies the entries, so that a later file updates them instead of adding
   * duplicates.
   */
  readonly host: string;
  readonly nowSeconds: number;
}

const WEEK = 7 * 86_400;

function statusOf(status: number): ICalEventStatus {
  if (status === MATCH_STATUS.canceled) return ICalEventStatus.CANCELLED;
  return status === MATCH_STATUS.moved ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Matches as an iCalendar file (RFC 5545), times in UTC. */
export function calendarOfMatches(options: CalendarOptions): string {
  const { title, matches, addressOf, durationMinutes, host, nowSeconds } = options;
  const calendar = ical({
    name: title,
    prodId: { company: host, product: 'matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { league, match } of matches) {
    const { matchId, link, home, away, startsAt, isTimeKnown, isDayKnown, status } =
      decodeMatch(match);
    calendar.createEvent({
      id: `match-${matchId}@${host}`,
      stamp: new Date(nowSeconds * 1_000),
      // calendars use the entry with the higher number, so a rescheduled match moves there too
      sequence: Math.floor(nowSeconds / 60),
      start: new Date(startsAt * 1_000),
      // without a known time it is an all-day entry, without a known day one of its week
      ...(isTimeKnown
        ? { end: new Date((startsAt + durationMinutes * 60) * 1_000) }
        : {
            allDay: true,
            ...(isDayKnown === false && { end: new Date((startsAt + WEEK) * 1_000) }),
          }),
      summary: `${home.name} – ${away.name}`,
      description: league.name,
      url: addressOf(link),
      status: statusOf(status),
    });
  }
  return calendar.toString();
}
