import { SEARCH_PERIOD, USERS_SEARCH_SORT } from '@tipmark/domain';
import type { TipsCriteria } from './tips-search-filter.ts';
import type { UsersCriteria } from './users-search-filter.ts';

/** A preset. Its texts are looked up by `name`. */
export interface SearchPreset<Params> {
  readonly id: number;
  readonly name: string;
  readonly params: Params;
}

const DAY_HOURS = 24;
/** Beyond the last rank: any capper with a rank. */
const ANY_POSITION = 100_000;

/** Presets of the search of tips, the first one opens the page. */
export const TIPS_PRESETS: readonly SearchPreset<TipsCriteria>[] = [
  {
    id: 1,
    name: 'rated_authors_today',
    params: { maxPositionRating: ANY_POSITION, matchesHours: DAY_HOURS },
  },
  {
    id: 2,
    name: 'profitable_authors',
    params: { minRoi: 5, minTipsCount: 100, period: SEARCH_PERIOD.days365 },
  },
  { id: 3, name: 'favourites', params: { isOnlyFollowed: true } },
];

/** Presets of the search of cappers. */
export const USERS_PRESETS: readonly SearchPreset<UsersCriteria>[] = [
  {
    id: 1,
    name: 'top_of_month',
    params: { period: SEARCH_PERIOD.days30, sortType: USERS_SEARCH_SORT.ratingPosition },
  },
  {
    id: 2,
    name: 'steady_cappers',
    params: {
      period: SEARCH_PERIOD.days90,
      maxDrawdownPercent: 15,
      minTipsCount: 30,
      sortType: USERS_SEARCH_SORT.roi,
    },
  },
];

/** A preset by its id; 0 means the first one. */
export function presetOf<Params>(
  presets: readonly SearchPreset<Params>[],
  id: number,
): SearchPreset<Params> | undefined {
  return id === 0 ? presets[0] : presets.find((preset) => preset.id === id);
}
