import { SPORT } from '@tipmark/domain';
import type { SportPages } from '@tipmark/match-features/pages';
import { liveClock } from './live-clock.ts';
import { rowOdds } from './row-odds.ts';
import { setsOf, setText } from './sets.ts';

/** What all pages of tennis share. */
export const tennis = {
  namespace: 'tennis',
  sport: SPORT.tennis,
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
  rowOdds,
} as const satisfies SportPages;
