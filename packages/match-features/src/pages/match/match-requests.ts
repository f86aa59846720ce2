import type { RequestedAction } from '@tipmark/remote-kit';
import { headSegments } from '../../parts/match-head/head-segments.ts';
import { tableQuery } from '../../parts/standings/table-choice.ts';
import { defaultMatchFilters } from '../../parts/statistics/default-match-filters.ts';
import type { MatchView } from './match-address.ts';
import type { MatchPageOptions } from './match-options.ts';
import { isFirstTips, type TipsChoice, tipsQuery } from './tips/tips-choice.ts';

/** The head of the page, requested once. */
export const pageRequest = ({ loads }: MatchPageOptions, matchUrl: string): RequestedAction =>
  loads.page.requested({ segments: headSegments(matchUrl) });

/**
 * The requests of the shown tab, beside the head. The first page of tips is the public one;
 * subscribers read more.
 */
export function tabRequest(
  options: MatchPageOptions,
  matchUrl: string,
  view: MatchView,
  isPremium: boolean,
): RequestedAction | undefined {
  const { loads } = options;
  switch (view.tab) {
    case 'tips':
      return !isPremium && isFirstTips(view.choice)
        ? undefined
        : tipsRequest(options, matchUrl, view.choice);
    case 'events':
      return loads.story?.requested({ segments: { matchUrl } });
    case 'odds':
      return loads.odds.requested({ segments: { matchUrl, market: view.choice.market } });
    case 'matches':
    case 'summary':
    case 'trends':
      return loads[view.tab]?.requested({ segments: { matchUrl, ...view.choice } });
    case 'table':
      return loads.table?.requested({
        segments: { matchUrl, tableCountOfMonths: view.choice.tableCountOfMonths },
        ...tableQuery(view.choice),
      });
    case 'squads':
      return loads.squads?.requested({ segments: { matchUrl, ...defaultMatchFilters } });
    case 'own':
      return view.of.request(matchUrl, view.choice);
  }
}

function tipsRequest(
  { sport, loads }: MatchPageOptions,
  matchUrl: string,
  choice: TipsChoice,
): RequestedAction {
  return loads.tips.requested({
    segments: { matchUrl, sportType: sport.sport },
    query: tipsQuery(choice),
  });
}
