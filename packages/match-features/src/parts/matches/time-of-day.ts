import type { Locale } from '@tipmark/remote-kit';
import { formatTime, weekMark } from '@tipmark/remote-kit/i18n';
import { NO_TIME, type RowContext } from './match-row-view.ts';

/**
 * Times of day of one list: most matches of a day start at a handful of them, and formatting is
 * expensive. A dash where only the day is known: the list is of one day; a mark where only the
 * week is.
 */
export function timesOfDay(locale: Locale, timeZone: string): RowContext['timeOf'] {
  const known = new Map<number, string>();
  return (seconds, start) => {
    if (start === 'week') return weekMark(locale);
    if (!start) return NO_TIME;
    const text = known.get(seconds) ?? formatTime(seconds, locale, timeZone);
    known.set(seconds, text);
    return text;
  };
}
