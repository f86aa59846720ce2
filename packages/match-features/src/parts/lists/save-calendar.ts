import { fileNameOf, saveFile } from '../tables/save-file.ts';
import { type CalendarOptions, calendarOfMatches } from './calendar-of-matches.ts';

/** Downloads matches for the visitor's calendar, named by their title. */
export const saveCalendar = (options: CalendarOptions): void =>
  saveFile(`${fileNameOf(options.title)}.ics`, 'text/calendar', calendarOfMatches(options));
