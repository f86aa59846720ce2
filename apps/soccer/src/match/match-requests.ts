import { SPORT } from '@tipmark/domain';
import {
  defaultMatchFilters,
  isFirstTips,
  type RefereeFilters,
  tableQuery,
} from '@tipmark/match-features';
import type { RequestedAction } from '@tipmark/remote-kit';
import { headSegments } from '../matches/head-segments.ts';
import type { MatchView } from './match-address.ts';
import {
  eventMatches,
  eventOddsHistory,
  eventPage,
  eventReferee,
  eventSquads,
  eventSummary,
  eventTable,
  eventTips,
  eventTrends,
} from './match-loads.ts';

/** The head of the page, asked for once. */
export const pageRequest = (matchUrl: string): RequestedAction =>
  eventPage.requested({
    segments: headSegments(matchUrl),
  });

/**
 * What the shown tab needs beside the head. The first page of tips comes with that, as everybody
 * may read it; subscribers read more.
 */
export function tabRequest(
  matchUrl: string,
  view: MatchView,
  isPremium: boolean,
): RequestedAction | undefined {
  switch (view.tab) {
    case 'tips':
      return !isPremium && isFirstTips(view.choice)
        ? undefined
        : tipsRequest(matchUrl, view.choice);
    case 'odds':
      return eventOddsHistory.requested({ segments: { matchUrl, market: view.choice.market } });
    case 'matches':
      return eventMatches.requested({ segments: { matchUrl, ...view.choice } });
    case 'summary':
      return eventSummary.requested({ segments: { matchUrl, ...view.choice } });
    case 'trends':
      return eventTrends.requested({ segments: { matchUrl, ...view.choice } });
    case 'table':
      return eventTable.requested({
        segments: { matchUrl, tableCountOfMonths: view.choice.tableCountOfMonths },
        ...tableQuery(view.choice),
      });
    case 'squads':
      return eventSquads.requested({ segments: { matchUrl, ...defaultMatchFilters } });
    case 'referee':
      return eventReferee.requested({ segments: refereeSegments(matchUrl, view.choice) });
  }
}

/** Every league: a page of one match does not know the league's link before its head is in. */
function refereeSegments(matchUrl: string, choice: RefereeFilters) {
  return { matchUrl, ...choice, leagueUrl: 0 };
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
