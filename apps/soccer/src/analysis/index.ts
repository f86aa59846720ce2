import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { analysisPage } from './analysis-loads.ts';

/** `/math-analysis`: forecasts of a day. */
export const analysis = defineFeature({
  name: 'analysis',
  loads: [analysisPage],
  screens: [
    lazyScreen('mathAnalysis', () => import(/* webpackChunkName: "statistics" */ './screen.ts')),
  ],
});
