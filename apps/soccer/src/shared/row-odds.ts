import { soccerEventOddsHistory } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { createRowOdds } from '@tipmark/match-features';
import { createLoad } from '@tipmark/remote-kit';

/** How the prices of the row that is open moved. */
export const rowOddsHistory = createLoad('soccerRowOdds', {
  request: soccerEventOddsHistory,
  when: 'latest',
});

export const rowOdds = createRowOdds({
  namespace: 'soccer',
  sport: SPORT.soccer,
  matchRoute: 'events',
  load: rowOddsHistory,
});
