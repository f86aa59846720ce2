import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '@tipmark/contract';
import { noonOfDate } from './chosen-day.ts';

/**
 * Any instant of the requested day, undefined = today. The calendar of a browser without scripts
 * sends a `date` of the visitor's zone.
 */
export function readDay(search: URLSearchParams, timeZone: string): number | undefined {
  const word = search.get('timestamp') ?? '';
  const seconds = /^\d{1,12}$/.test(word) ? Number(word) : Number.NaN;
  return seconds >= TIMESTAMP_MIN_SECONDS && seconds <= TIMESTAMP_MAX_SECONDS
    ? seconds
    : noonOfDate(search.get('date') ?? '', timeZone);
}
