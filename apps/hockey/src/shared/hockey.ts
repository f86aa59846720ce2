import { partScores } from '@tipmark/match-features/pages';
import { defineSport, routesOf } from '@tipmark/match-features/sport';
import { liveClock } from './live-clock.ts';

/** What all pages of hockey share. */
export const hockey = defineSport('hockey', {
  linkedName: 'Ice hockey',
  routes: routesOf('hockey'),
  clockOf: liveClock,
  oddsNote: 'match.oddsNote',
  partsOf: partScores,
  hasMatchTable: false,
});
