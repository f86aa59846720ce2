import { lazyFeature } from '@tipmark/remote-kit';

/** `/feed`: what cappers, prices and contests did, the newest first. */
export const feed = lazyFeature(
  'feed',
  'feed',
  () => import(/* webpackChunkName: "feed" */ './screen.ts'),
  { live: () => import(/* webpackChunkName: "live" */ './feed-live.ts') },
);
