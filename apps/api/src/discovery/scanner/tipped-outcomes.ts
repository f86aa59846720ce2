import { type ScannerCriteria, SEARCH_PERIOD, type Sport } from '@tipmark/domain';
import type { TipViewer } from '../../betting/tips/match-tips-queries.ts';
import type { OpenTip } from '../search-users-tips/index/open-tip.ts';
import type { SearchIndex } from '../search-users-tips/index/search-index.ts';
import { boundsOf, isWithin } from '../search-users-tips/index/select-cappers.ts';
import type { KnownTips } from '../search-users-tips/index/select-tips.ts';
import { createAuthorLookup, matchesCriteria } from '../search-users-tips/index/tip-test.ts';
import {
  type OutcomesByMatch,
  outcomesByMatch,
  SEASONS_OF_CONTEST,
  type TippedSearch,
  tippedSearchOf,
} from './tip-criteria.ts';

const contestOf = ({ contestSeasonId }: OpenTip) =>
  Math.trunc(contestSeasonId / SEASONS_OF_CONTEST);

/** One walk over the open tips. */
export function selectTipped(
  { tips, cappers }: KnownTips,
  { criteria, minAverageMilli, maxAverageMilli, contestId, tipsPerUser }: TippedSearch,
  viewer: TipViewer,
): OutcomesByMatch {
  const isOpen = matchesCriteria(criteria, viewer);
  const average = boundsOf(minAverageMilli, maxAverageMilli);
  const period = criteria.period ?? SEARCH_PERIOD.days30;
  const statisticsOf = createAuthorLookup(criteria, cappers, period, undefined);
  const counts = new Map<number, number>();
  // Newest first, so that the first of an author are the newest.
  const chosen = tips.filter((tip) => {
    if (!isOpen(tip) || (contestId !== 0 && contestOf(tip) !== contestId)) return false;
    const { isMet, meanMilli } = statisticsOf(tip.author);
    if (!isMet || !isWithin(average, meanMilli)) return false;
    const nth = (counts.get(tip.user_id) ?? 0) + 1;
    counts.set(tip.user_id, nth);
    return tipsPerUser === 0 || nth <= tipsPerUser;
  });
  return outcomesByMatch(chosen);
}

/**
 * Outcomes with an open tip that the viewer may see by somebody who meets the criteria, by match,
 * from the index of this process.
 * @returns undefined when every outcome qualifies
 */
export async function findTippedOutcomes(
  { search }: { readonly search: SearchIndex },
  sport: Sport,
  criteria: ScannerCriteria,
  viewer: TipViewer,
): Promise<OutcomesByMatch | undefined> {
  const of = tippedSearchOf(sport, criteria);
  if (of === undefined) return undefined;
  await search.fresh();
  return selectTipped({ tips: search.tips.all, cappers: search.cappers }, of, viewer);
}
