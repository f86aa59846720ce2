import { defineScreen, type Screen } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { AnalysisScreen } from './AnalysisScreen.tsx';
import {
  analysisAddress,
  isOfAllTime,
  isReliability,
  readDay,
  reliabilityAddress,
} from './analysis-address.ts';
import { analysisPage, reliabilityPage } from './analysis-loads.ts';
import { analysisRequest, reliabilityRequest } from './analysis-request.ts';
import { ReliabilityScreen } from './ReliabilityScreen.tsx';

const head: Screen['head'] = (_state, { search, locale, timeZone, nowSeconds }, t) => {
  if (isReliability(search)) {
    return {
      title: t('analysis.reliabilityHeadTitle'),
      description: t('analysis.reliabilityDescription'),
      canonical: reliabilityAddress(locale, isOfAllTime(search)),
    };
  }
  const day = readDay(search, timeZone);
  const date = formatDate(day ?? nowSeconds, locale, timeZone);
  return {
    title: t('analysis.headTitle', { date }),
    description: t('analysis.description', { date }),
    canonical: analysisAddress(day, locale),
  };
};

const Component = () => {
  const [search] = useSearchParams();
  return isReliability(search) ? <ReliabilityScreen /> : <AnalysisScreen />;
};

/** `/math-analysis`: forecasts of a day, or how those of a year did. */
export const screen = defineScreen({
  route: 'mathAnalysis',
  loads: ({ search, timeZone }) => [
    isReliability(search)
      ? reliabilityRequest(isOfAllTime(search))
      : analysisRequest(readDay(search, timeZone)),
  ],
  Component,
  head,
});

export const loads = [analysisPage, reliabilityPage];
