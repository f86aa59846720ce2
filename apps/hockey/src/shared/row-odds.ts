import { hockeyEventOddsHistory } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { createRowOdds } from '@tipmark/match-features';
import { createLoad } from '@tipmark/remote-kit';

/** Price histories of the open row. */
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
