import { lazyFeature } from '@tipmark/remote-kit';

/** `/Teams/[teamUrl]`: a team with its matches and what they add up to. */
export const team = lazyFeature(
  'team',
  'team',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
