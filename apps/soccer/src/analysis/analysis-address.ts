import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '@tipmark/contract';
import { type AnalysisChoice, analysisParams, noonOfDate } from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/**
 * Any instant of the wanted day, undefined = today. The calendar of a browser without scripts sends
 * a `date` of the visitor's zone.
 */
export function readDay(search: URLSearchParams, timeZone: string): number | undefined {
  const word = search.get('timestamp') ?? '';
  const seconds = /^\d{1,12}$/.test(word) ? Number(word) : Number.NaN;
  return seconds >= TIMESTAMP_MIN_SECONDS && seconds <= TIMESTAMP_MAX_SECONDS
    ? seconds
    : noonOfDate(search.get('date') ?? '', timeZone);
}

/** Whether the page tells how the forecasts did, not those of a day. */
export const isReliability = (search: URLSearchParams): boolean =>
  search.get('view') === 'reliability';

/** Whether forecasts of all time are checked, not those of a year. */
export const isOfAllTime = (search: URLSearchParams): boolean => search.get('span') === 'all';

export const reliabilityAddress = (locale: Locale, ofAllTime = false): string =>
  href('mathAnalysis', { view: 'reliability', ...(ofAllTime && { span: 'all' }) }, { locale });

export const analysisAddress = (
  timestamp: number | undefined,
  locale: Locale,
  choice?: AnalysisChoice,
): string => href('mathAnalysis', { timestamp, ...(choice && analysisParams(choice)) }, { locale });
