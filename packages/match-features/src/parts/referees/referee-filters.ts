import type { MatchFilters } from '../statistics/default-match-filters.ts';
import { readMatchFilters } from '../statistics/match-filters.ts';

/** Which of a referee's earlier matches count. */
export type RefereeFilters = Pick<
  MatchFilters,
  'countOfMatches' | 'countOfMonths' | 'isCurrentGameSeason'
>;

const defaultRefereeFilters: RefereeFilters = {
  countOfMatches: 20,
  countOfMonths: 24,
  isCurrentGameSeason: false,
};

const NAMES = { countOfMatches: 'count', countOfMonths: 'months', isCurrentGameSeason: 'season' };

/** Reads them under the names the other tabs use, with this tab's own defaults. */
export function readRefereeFilters(search: URLSearchParams): RefereeFilters {
  const read = readMatchFilters(search);
  const has = (key: keyof RefereeFilters) => search.has(NAMES[key]);
  return {
    countOfMatches: has('countOfMatches')
      ? read.countOfMatches
      : defaultRefereeFilters.countOfMatches,
    countOfMonths: has('countOfMonths') ? read.countOfMonths : defaultRefereeFilters.countOfMonths,
    isCurrentGameSeason: read.isCurrentGameSeason,
  };
}

/** The same filters as parameters of an address, defaults left out. */
export function refereeParams(filters: RefereeFilters): Record<string, number> {
  const keys = Object.keys(NAMES) as (keyof RefereeFilters)[];
  return Object.fromEntries(
    keys
      .filter((key) => filters[key] !== defaultRefereeFilters[key])
      .map((key) => [NAMES[key], Number(filters[key])]),
  );
}
