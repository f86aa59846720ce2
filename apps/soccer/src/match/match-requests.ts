import { SPORT } from '@tipmark/domain';
import { defaultMatchFilters, isFirstTips } from '@tipmark/match-features';
import type { RequestedAction } from '@tipmark/remote-kit';
import type { MatchView } from './match-address.ts';
import { eventMatches, eventOddsHistory, eventPage, eventTips } from './match-loads.ts';

/** The head of the page is the same whatever its tabs are filtered by, so it is asked for once. */
export const pageRequest = (matchUrl: string): RequestedAction =>
  eventPage.requested({
    segments: { matchUrl, ...defaultMatchFilters, tableCountOfMonths: 0 },
  });

/** What the shown tab needs beside the head; the first page of tips comes with that. */
export function tabRequest(matchUrl: string, view: MatchView): RequestedAction | undefined {
  switch (view.tab) {
    case 'tips':
      return isFirstTips(view.choice) ? undefined : tipsRequest(matchUrl, view.choice);
    case 'odds':
      return eventOddsHistory.requested({ segments: { matchUrl, market: view.choice.market } });
    case 'matches':
      return eventMatches.requested({ segments: { matchUrl, ...view.choice } });
  }
}

function tipsRequest(
  matchUrl: string,
  { sort, afterId }: Extract<MatchView, { tab: 'tips' }>['choice'],
): RequestedAction {
  return eventTips.requested({
    segments: { matchUrl, sportType: SPORT.soccer },
    query: { sort, ...(afterId > 0 && { lastTipId: afterId }) },
  });
}
