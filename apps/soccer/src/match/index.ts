import { lazyFeature } from '@tipmark/remote-kit';
import { OWN_TIPS, ownTips } from './own-tips.ts';

/** `/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const match = lazyFeature(
  'match',
  'events',
  () => import(/* webpackChunkName: "match" */ './screen.ts'),
  {
    slices: { [OWN_TIPS]: ownTips },
    live: () => import(/* webpackChunkName: "match" */ './match-live.ts'),
  },
);
