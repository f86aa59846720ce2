import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { analysisAddress, readDay } from './analysis-address.ts';
import { analysisPage, analysisRequest } from './analysis-loads.ts';

const { Part: LazyAnalysisScreen, bring } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "analysis" */ './AnalysisScreen.tsx')).AnalysisScreen,
}));

/** `/math-analysis`: forecasts of a day. */
export const analysis = defineFeature({
  name: 'analysis',
  loads: [analysisPage],
  screens: [
    defineScreen({
      route: 'mathAnalysis',
      loads: ({ search, timeZone }) => [analysisRequest(readDay(search, timeZone))],
      Component: LazyAnalysisScreen,
      code: bring,
      head: (_state, { search, locale, timeZone, nowSeconds }, t) => {
        const day = readDay(search, timeZone);
        const date = formatDate(day ?? nowSeconds, locale, timeZone);
        return {
          title: t('analysis.headTitle', { date }),
          description: t('analysis.description', { date }),
          canonical: analysisAddress(day, locale),
        };
      },
    }),
  ],
});
