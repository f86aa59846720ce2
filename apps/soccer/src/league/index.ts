import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { leaguePage, moreLeagueMatches } from './league-loads.ts';

/** `/Tournaments/[leagueId]`: a season of a league. */
export const league = defineFeature({
  name: 'league',
  loads: [leaguePage, moreLeagueMatches],
  screens: [lazyScreen('league', () => import(/* webpackChunkName: "statistics" */ './screen.ts'))],
});
