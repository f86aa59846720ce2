import { soccerEventOddsHistory } from '@tipmark/contract';
import { mainMarket, SPORT } from '@tipmark/domain';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import { addLoad } from '../../results/results-loads.ts';

/** How the prices of the row that is open moved. */
export const rowOddsHistory = createLoad('soccerRowOdds', {
  request: soccerEventOddsHistory,
  when: 'latest',
});
addLoad(rowOddsHistory);

export const MARKET = mainMarket(SPORT.soccer);

export const rowOddsRequest = (matchUrl: string): RequestedAction =>
  rowOddsHistory.requested({ segments: { matchUrl, market: MARKET } });
