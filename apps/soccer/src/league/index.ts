import { lazyFeature } from '@tipmark/remote-kit';

/** `/Tournaments/[leagueId]`: a season of a league. */
export const league = lazyFeature(
  'league',
  'league',
  () => import(/* webpackChunkName: "statistics" */ './screen.ts'),
);
