import { lazyFeature } from '@tipmark/remote-kit';

/** `/feed`: what cappers, prices and contests did, the newest first. */
export const feed = lazyFeature(
  'feed',
  'feed',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
  { live: () => import(/* webpackChunkName: "statistics" */ './feed-live.ts') },
);
