import { tennisEventOddsHistory } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { createRowOdds } from '@tipmark/match-features';
import { createLoad } from '@tipmark/remote-kit';

/** How the prices of the row that is open moved. */
export const rowOddsHistory = createLoad('tennisRowOdds', {
  request: tennisEventOddsHistory,
  when: 'latest',
});

export const rowOdds = createRowOdds({
  namespace: 'tennis',
  sport: SPORT.tennis,
  matchRoute: 'tennisEvents',
  load: rowOddsHistory,
});
