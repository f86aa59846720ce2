import { lazyFeature } from '@tipmark/remote-kit';

/** `/Search/Matches?query=`: the header's search as a page, which works without scripts. */
export const search = lazyFeature(
  'search',
  'searchMatches',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
