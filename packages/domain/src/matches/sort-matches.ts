import { RESULTS_SORT, type ResultsSort } from '../enumerations/results-view.ts';
import type { GroupableMatch, GroupedLeague, MatchLists } from './group-matches.ts';

interface Sortable {
  readonly startsAt: number;
  readonly views: number;
}

/**
 * Time: earliest first; views: most first; all: as the server sent them. Equal ones retain their
 * order.
 */
export function sortMatches<Match extends Sortable>(
  matches: readonly Match[],
  sort: ResultsSort,
): readonly Match[] {
  if (sort === RESULTS_SORT.time) return matches.toSorted((a, b) => a.startsAt - b.startsAt);
  if (sort === RESULTS_SORT.views) return matches.toSorted((a, b) => b.views - a.views);
  return matches;
}

/**
 * Sorts every list of every league, and the leagues: by their earliest match, or by the views of
 * all their matches.
 */
export function sortLeagues<League, Match extends GroupableMatch>(
  leagues: readonly GroupedLeague<League, Match>[],
  sort: ResultsSort,
): readonly GroupedLeague<League, Match>[] {
  if (sort === RESULTS_SORT.all) return leagues;
  const rank = sort === RESULTS_SORT.time ? earliestStart : minusViews;
  return leagues
    .map((group) => ({ league: group.league, ...sortLists(group, sort), rank: rank(group.all) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rank: _rank, ...group }) => group);
}

function sortLists<Match extends Sortable>(
  lists: MatchLists<Match>,
  sort: ResultsSort,
): MatchLists<Match> {
  return {
    all: sortMatches(lists.all, sort),
    live: sortMatches(lists.live, sort),
    finished: sortMatches(lists.finished, sort),
    scheduled: sortMatches(lists.scheduled, sort),
    tips: sortMatches(lists.tips, sort),
  };
}

function earliestStart(matches: readonly Sortable[]): number {
  return matches.reduce((earliest, match) => Math.min(earliest, match.startsAt), Infinity);
}

function minusViews(matches: readonly Sortable[]): number {
  return -matches.reduce((views, match) => views + match.views, 0);
}
