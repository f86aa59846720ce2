import { defineSport } from '@tipmark/match-features/sport';
import { liveClock } from './live-clock.ts';
import { matchParts } from './match-parts.ts';

/** What all pages of soccer share. */
export const soccer = defineSport('soccer', {
  linkedName: 'Soccer',
  routes: {
    index: 'index',
    results: 'results',
    match: 'events',
    leagues: 'leagues',
    league: 'league',
    teams: 'teams',
    team: 'team',
    teamPlayer: 'teamPlayer',
    referees: 'referees',
    referee: 'referee',
    mathAnalysis: 'mathAnalysis',
    valueTrends: 'valueTrends',
    feed: 'feed',
    search: 'searchMatches',
    compare: 'compare',
  },
  clockOf: liveClock,
  partsOf: matchParts,
  hasMatchTable: true,
});
