import { hockeyEventOddsHistory } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { createRowOdds } from '@tipmark/match-features';
import { createLoad } from '@tipmark/remote-kit';

/** How the prices of the row that is open moved. */
export const rowOddsHistory = createLoad('hockeyRowOdds', {
  request: hockeyEventOddsHistory,
  when: 'latest',
});

export const rowOdds = createRowOdds({
  namespace: 'hockey',
  sport: SPORT.hockey,
  matchRoute: 'hockeyEvents',
  load: rowOddsHistory,
});
