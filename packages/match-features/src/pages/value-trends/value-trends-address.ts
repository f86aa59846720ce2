import { OUTCOME_CATEGORY, VALUE_TREND_HOURS, VALUE_TRENDS_SORT } from '@tipmark/domain';
import { readChoice, readPage, unless } from '../../parts/lists/read-choice.ts';

export const SORTS = Object.values(VALUE_TRENDS_SORT);
/** Categories with complete markets, so that a fair probability is known; 0 = all. */
export const CATEGORIES = [
  0,
  OUTCOME_CATEGORY.result,
  OUTCOME_CATEGORY.totals,
  OUTCOME_CATEGORY.handicap,
  OUTCOME_CATEGORY.bothScore,
  OUTCOME_CATEGORY.teamTotal,
  OUTCOME_CATEGORY.parts,
] as const;
export const COUNTS = [5, 10, 15, 20] as const;
export const MIN_ODDS = [1.3, 1.5, 1.75, 2, 2.5, 3] as const;

const HOURS = 24;
const COUNT = 10;
const ODDS = 1.5;

/** Reads the filter and order of the trend list from an address. */
export function readValueTrendsView(search: URLSearchParams) {
  return {
    category: readChoice(search, 'category', CATEGORIES, 0),
    hours: readChoice(search, 'hours', VALUE_TREND_HOURS, HOURS),
    countOfMatches: readChoice(search, 'count', COUNTS, COUNT),
    minOdds: readChoice(search, 'odds', MIN_ODDS, ODDS),
    sortType: readChoice(search, 'sort', SORTS, VALUE_TRENDS_SORT.value),
    pageNumber: readPage(search),
  };
}

export type ValueTrendsView = ReturnType<typeof readValueTrendsView>;

/** The view as parameters of its address, defaults left out. */
export function valueTrendsParams(view: ValueTrendsView) {
  const { category, hours, countOfMatches, minOdds, sortType, pageNumber } = view;
  return {
    category: unless(category, 0),
    hours: unless(hours, HOURS),
    count: unless(countOfMatches, COUNT),
    odds: unless(minOdds, ODDS),
    sort: unless(sortType, VALUE_TRENDS_SORT.value),
    page: unless(pageNumber, 1),
  };
}
