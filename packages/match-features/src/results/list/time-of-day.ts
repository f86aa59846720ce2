import type { Locale } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';

/**
 * Times of day of one list: most matches of a day start at a handful of them, and formatting is
 * expensive.
 */
export function timesOfDay(locale: Locale, timeZone: string): (seconds: number) => string {
  const known = new Map<number, string>();
  return (seconds) => {
    const text = known.get(seconds) ?? formatTime(seconds, locale, timeZone);
    known.set(seconds, text);
    return text;
  };
}
