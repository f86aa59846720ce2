import { SPORT } from '@tipmark/domain';
import { partScores, type SportPages } from '@tipmark/match-features/pages';
import { liveClock } from './live-clock.ts';
import { rowOdds } from './row-odds.ts';

/** What all pages of hockey share. */
export const hockey = {
  namespace: 'hockey',
  sport: SPORT.hockey,
  linkedName: 'Ice hockey',
  routes: {
    index: 'hockeyIndex',
    results: 'hockeyResults',
    match: 'hockeyEvents',
    leagues: 'hockeyLeagues',
    league: 'hockeyLeague',
    teams: 'hockeyTeams',
    team: 'hockeyTeam',
    mathAnalysis: 'hockeyMathAnalysis',
    search: 'hockeySearch',
  },
  clockOf: liveClock,
  oddsNote: 'match.oddsNote',
  partsOf: partScores,
  hasMatchTable: false,
  // three periods, two breaks, and sometimes overtime
  matchMinutes: 150,
  rowOdds,
} as const satisfies SportPages;
