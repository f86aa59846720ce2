import type { Calendar } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';
import { type CalendarOwner, findCalendarMatches } from './calendar-queries.ts';

export interface CalendarRequest {
  readonly db: Db;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly name: string;
  readonly owner: CalendarOwner;
}

/** Matches of a team, a league or a user's favourites for a calendar. One statement. */
export async function presentCalendar(request: CalendarRequest): Promise<Calendar> {
  const { db, nowSeconds, locale, name, owner } = request;
  const rows = await findCalendarMatches(db, owner, nowSeconds, locale);
  return {
    name,
    matches: rows.map((row) => presentMatchWithLeague(row, locale)),
    asOf: nowSeconds,
  };
}
