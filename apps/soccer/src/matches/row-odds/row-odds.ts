import type { RowOdds } from '@tipmark/match-features';

/**
 * The prices of a row of matches: their history without scripts, a sheet over the list with them.
 */
export const rowOdds: RowOdds = {
  search: '?tab=odds',
  bring: async () =>
    (await import(/* webpackChunkName: "match" */ './SoccerRowOdds.tsx')).SoccerRowOdds,
};
