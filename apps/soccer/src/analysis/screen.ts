import { defineScreen } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { AnalysisScreen } from './AnalysisScreen.tsx';
import { analysisAddress, readDay } from './analysis-address.ts';
import { analysisPage } from './analysis-loads.ts';
import { analysisRequest } from './analysis-request.ts';

/** `/math-analysis`: forecasts of a day. */
export const screen = defineScreen({
  route: 'mathAnalysis',
  loads: ({ search, timeZone }) => [analysisRequest(readDay(search, timeZone))],
  Component: AnalysisScreen,
  head: (_state, { search, locale, timeZone, nowSeconds }, t) => {
    const day = readDay(search, timeZone);
    const date = formatDate(day ?? nowSeconds, locale, timeZone);
    return {
      title: t('analysis.headTitle', { date }),
      description: t('analysis.description', { date }),
      canonical: analysisAddress(day, locale),
    };
  },
});

export const loads = [analysisPage];
