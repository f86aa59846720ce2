import { resultsLive } from '@tipmark/match-features/live';
import { hockey } from '../../shared/hockey.ts';
import { resultsPage } from './screen.ts';

/** Scores, states and prices of the day, as they change. */
export const live = resultsLive({
  sport: hockey.sport,
  load: resultsPage,
  matchRoute: hockey.routes.match,
});
