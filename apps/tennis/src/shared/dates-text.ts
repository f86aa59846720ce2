import type { Reader } from '@tipmark/match-features';
import { formatDayAndMonth } from '@tipmark/remote-kit/i18n';

interface Dates {
  readonly startsAt: number;
  readonly endsAt: number | null;
}

/** Days of a tournament are those of its country, not of the reader. */
const ZONE = 'UTC';

const dateOf = (seconds: number) => new Date(seconds * 1_000);

/** `16–29 January 2023`, `28 May – 11 June 2023`; without a known end `from 16 January 2023`. */
export function datesText({ startsAt, endsAt }: Dates, { t, locale }: Reader): string {
  const day = (seconds: number) => formatDayAndMonth(seconds, locale, ZONE);
  const [start, end] = [dateOf(startsAt), dateOf(endsAt ?? startsAt)];
  const year = end.getUTCFullYear();
  if (endsAt === null) return t('tournament.from', { day: `${day(startsAt)} ${year}` });
  const isOneYear = start.getUTCFullYear() === year;
  if (!isOneYear) {
    return `${day(startsAt)} ${start.getUTCFullYear()} – ${day(endsAt)} ${year}`;
  }
  if (start.getUTCMonth() !== end.getUTCMonth()) return `${day(startsAt)} – ${day(endsAt)} ${year}`;
  if (start.getUTCDate() === end.getUTCDate()) return `${day(startsAt)} ${year}`;
  return `${start.getUTCDate()}–${day(endsAt)} ${year}`;
}
