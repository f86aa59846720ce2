import type { Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { type AnalysisChoice, analysisParams } from './analysis-order.ts';

/** Whether the page shows the check of the forecasts instead of those of a day. */
export const isReliability = (search: URLSearchParams): boolean =>
  search.get('view') === 'reliability';

/** Whether forecasts of all time are checked, or those of a year. */
export const isOfAllTime = (search: URLSearchParams): boolean => search.get('span') === 'all';

export const reliabilityAddress = (route: RouteName, locale: Locale, ofAllTime = false): string =>
  href(route, { view: 'reliability', ...(ofAllTime && { span: 'all' }) }, { locale });

export const analysisAddress = (
  route: RouteName,
  timestamp: number | undefined,
  locale: Locale,
  choice?: AnalysisChoice,
): string => href(route, { timestamp, ...(choice && analysisParams(choice)) }, { locale });

/** The request of the forecasts of a day. */
export const dayQuery = (timestamp: number | undefined) => ({
  query: timestamp === undefined ? {} : { timestamp },
});

/** The request of the check of the forecasts. */
export const spanQuery = (ofAllTime: boolean) => ({ query: ofAllTime ? { all: true } : {} });
