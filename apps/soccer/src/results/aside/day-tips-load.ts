import { soccerDayTips } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import { addLoad } from '../results-loads.ts';

/** What the best placed say of the day of the list. */
export const dayTips = createLoad('soccerDayTips', { request: soccerDayTips, when: 'latest' });
addLoad(dayTips);

export const dayTipsRequest = (timestamp: number): RequestedAction =>
  dayTips.requested({ query: { timestamp } });
