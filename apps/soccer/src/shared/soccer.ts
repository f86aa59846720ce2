import { SPORT } from '@tipmark/domain';
import type { SportPages } from '@tipmark/match-features/pages';
import { liveClock } from './live-clock.ts';
import { matchParts } from './match-parts.ts';
import { rowOdds } from './row-odds.ts';

/** What all pages of soccer share. */
export const soccer = {
  namespace: 'soccer',
  sport: SPORT.soccer,
  linkedName: 'Soccer',
  routes: {
    index: 'index',
    results: 'results',
    match: 'events',
    leagues: 'leagues',
    league: 'league',
    teams: 'teams',
    team: 'team',
    referees: 'referees',
    referee: 'referee',
    mathAnalysis: 'mathAnalysis',
    valueTrends: 'valueTrends',
    feed: 'feed',
    search: 'searchMatches',
  },
  clockOf: liveClock,
  partsOf: matchParts,
  hasMatchTable: true,
  // two halves, the break and added time
  matchMinutes: 120,
  rowOdds,
} as const satisfies SportPages;
