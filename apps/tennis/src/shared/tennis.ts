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
    team: 'player',
    search: 'tennisSearch',
  },
  clockOf: liveClock,
  partsOf: (match) => setsOf(match).map(setText),
  hasMatchTable: false,
  // the average of three sets and of five
  matchMinutes: 150,
});
