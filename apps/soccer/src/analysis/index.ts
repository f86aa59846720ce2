import { lazyFeature } from '@tipmark/remote-kit';

/** `/math-analysis`: forecasts of a day. */
export const analysis = lazyFeature(
  'analysis',
  'mathAnalysis',
  () => import(/* webpackChunkName: "statistics" */ './screen.tsx'),
);
