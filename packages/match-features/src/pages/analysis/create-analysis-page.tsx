import { defineScreen, type Screen } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { readDay } from '../../parts/days/read-day.ts';
import type { PageParts } from '../../parts/page/page-load.ts';
import { AnalysisScreen } from './AnalysisScreen.tsx';
import {
  analysisAddress,
  dayQuery,
  isOfAllTime,
  isReliability,
  reliabilityAddress,
  spanQuery,
} from './analysis-address.ts';
import type { AnalysisPageOptions } from './analysis-options.ts';
import { ReliabilityScreen } from './ReliabilityScreen.tsx';

/** Forecasts of a day, or the check of those of a year. */
export function createAnalysisPage(options: AnalysisPageOptions): PageParts {
  const { sport, load, reliability } = options;
  const route = sport.routes.mathAnalysis;
  /** The load of the check, where the address requests it. */
  const checkOf = (search: URLSearchParams) => (isReliability(search) ? reliability : undefined);

  const head: Screen['head'] = (_state, { search, locale, timeZone, nowSeconds }, t) => {
    if (checkOf(search)) {
      return {
        title: t('analysis.reliabilityHeadTitle'),
        description: t('analysis.reliabilityDescription'),
        canonical: reliabilityAddress(route, locale, isOfAllTime(search)),
      };
    }
    const day = readDay(search, timeZone);
    const date = formatDate(day ?? nowSeconds, locale, timeZone);
    return {
      title: t('analysis.headTitle', { date }),
      description: t('analysis.description', { date }),
      canonical: analysisAddress(route, day, locale),
    };
  };

  const Component = () => {
    const [search] = useSearchParams();
    const check = checkOf(search);
    return check ? (
      <ReliabilityScreen sport={sport} load={check} />
    ) : (
      <AnalysisScreen {...options} />
    );
  };

  const screen = defineScreen({
    route,
    loads: ({ search, timeZone }) => [
      checkOf(search)?.requested(spanQuery(isOfAllTime(search))) ??
        load.requested(dayQuery(readDay(search, timeZone))),
    ],
    Component,
    head,
  });
  return { screen, loads: reliability ? [load, reliability] : [load] };
}
