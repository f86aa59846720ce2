import { SPORT } from '@tipmark/domain';
import { resultsLive } from '@tipmark/match-features/live';
import { resultsPage } from './screen.ts';

/** Scores, states and prices of the day, as they change. */
export const live = resultsLive({
  sport: SPORT.tennis,
  load: resultsPage,
  matchRoute: 'tennisEvents',
});
