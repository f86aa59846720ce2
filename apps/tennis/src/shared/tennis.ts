import { defineSport } from '@tipmark/match-features/sport';
import { liveClock } from './live-clock.ts';
import { setsOf, setText } from './sets.ts';

/** What all pages of tennis share. */
export const tennis = defineSport('tennis', {
  linkedName: 'Tennis',
  linkedSide: 'Person',
  routes: {
    results: 'tennisResults',
    match: 'tennisEvents',
    leagues: 'tennisLeagues',
    league: 'tennisLeague',
    team: 'player',
    search: 'tennisSearch',
    compare: 'tennisCompare',
  },
  leaguesName: 'nav.tournaments',
  clockOf: liveClock,
  partsOf: (match) => setsOf(match).map(setText),
  hasMatchTable: false,
});
