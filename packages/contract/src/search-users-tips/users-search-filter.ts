import { SEARCH_PERIOD, USERS_SEARCH_COUNT_MAX, USERS_SEARCH_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { MAX_ID } from '../values/max-id.ts';
import {
  type Criteria,
  countBound,
  maybe,
  oddsBound,
  orderedBounds,
  percentBound,
  templateId,
} from './criteria.ts';

/** Body of the search of cappers, and the content of its templates. Null or absent = off. */
export const usersSearchFilter = z
  .object({
    /** Cappers of a contest's running season, or of one of its seasons; 0 = off. */
    contestId: maybe(z.int().check(z.gte(0), z.lte(MAX_ID))),
    period: maybe(z.literal(Object.values(SEARCH_PERIOD))),
    /** How many to show: show-more sends the answer's `nextCount`. */
    count: maybe(z.int().check(z.gte(1), z.lte(USERS_SEARCH_COUNT_MAX))),
    minTipsCount: countBound(),
    maxTipsCount: countBound(),
    /** Rank in the rating; either bound excludes cappers without one. */
    minPositionRating: countBound(),
    maxPositionRating: countBound(),
    minProfitPercent: percentBound(),
    maxProfitPercent: percentBound(),
    minAverageOdds: oddsBound(),
    maxAverageOdds: oddsBound(),
    minRoi: percentBound(),
    maxRoi: percentBound(),
    maxDrawdownPercent: percentBound(),
    sortType: maybe(z.literal(Object.values(USERS_SEARCH_SORT))),
    templateId: templateId(),
  })
  .check(orderedBounds('TipsCount', 'PositionRating', 'ProfitPercent', 'AverageOdds', 'Roi'));

export type UsersSearchFilter = z.output<typeof usersSearchFilter>;
export type UsersCriteria = Criteria<UsersSearchFilter>;
