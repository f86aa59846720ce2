import type { Locale } from '@tipmark/remote-kit';

/** A calendar month, `202611`: `November 2026`, or `Nov 2026`. */
export function monthName(
  month: number,
  locale: Locale,
  length: 'long' | 'short' = 'long',
): string {
  const year = Math.floor(month / 100);
  const name = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }).format(
    Date.UTC(year, (month % 100) - 1, 1),
  );
  return `${name} ${year}`;
}
