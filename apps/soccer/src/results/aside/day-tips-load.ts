import { soccerDayTips } from '@tipmark/contract';
import { createLoad, type Load, type RequestedAction } from '@tipmark/remote-kit';
import { resultsLoads } from '../results-loads.ts';

/** What the best placed say of the day of the list. */
export const dayTips = createLoad('soccerDayTips', { request: soccerDayTips, when: 'latest' });
if (!resultsLoads.some(({ name }) => name === dayTips.name)) {
  resultsLoads.push(dayTips as unknown as Load);
}

export const dayTipsRequest = (timestamp: number): RequestedAction =>
  dayTips.requested({ query: { timestamp } });
