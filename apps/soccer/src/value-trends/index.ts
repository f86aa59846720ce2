import { lazyFeature } from '@tipmark/remote-kit';

/** `/value-trends`: streaks the market pays extra for; for subscribers. */
export const valueTrends = lazyFeature(
  'valueTrends',
  'valueTrends',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
