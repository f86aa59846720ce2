import { SEARCH_PERIOD, SPORT, TIPS_PER_USER, TIPS_SEARCH_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { bySport } from '../values/by-sport.ts';
import { MAX_PAGE } from '../values/max-page.ts';
import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '../values/timestamp-range.ts';
import {
  type Criteria,
  countBound,
  idList,
  leagueCategories,
  maybe,
  oddsBound,
  orderedBounds,
  outcomeCategories,
  percentBound,
  templateId,
} from './criteria.ts';

const MAX_HOURS = 8_760;

/** Criteria of one sport; they do not affect tips on another. */
const ofSports = {
  ...bySport('LeagueCategories', leagueCategories),
  ...bySport('LeagueIds', idList),
  ...bySport('OutcomeCategories', outcomeCategories),
  ...bySport('MatchIds', idList),
};

/** Body of the search of tips, and the content of its templates. Null or absent = off. */
export const tipsSearchFilter = z
  .object({
    /** Matches that start within this many hours; 0 = off. */
    matchesHours: maybe(z.int().check(z.gte(0), z.lte(MAX_HOURS))),
    /** Matches that start no later, unix seconds. */
    maxMatchTimestamp: maybe(
      z.int().check(z.gte(TIMESTAMP_MIN_SECONDS), z.lte(TIMESTAMP_MAX_SECONDS)),
    ),
    isOnlyTipsDescription: maybe(z.boolean()),
    /** Tips of cappers the caller follows. */
    isOnlyFollowed: maybe(z.boolean()),
    minOddsValue: oddsBound(),
    maxOddsValue: oddsBound(),
    /** Of the author over the period, as every statistic below. */
    minProfitPercent: percentBound(),
    maxProfitPercent: percentBound(),
    minRoi: percentBound(),
    maxRoi: percentBound(),
    minTipsCount: countBound(),
    maxTipsCount: countBound(),
    /** Rank in the rating; either bound excludes cappers without one. */
    minPositionRating: countBound(),
    maxPositionRating: countBound(),
    sortType: maybe(z.literal(Object.values(TIPS_SEARCH_SORT))),
    period: maybe(z.literal(Object.values(SEARCH_PERIOD))),
    ...ofSports,
    tipsCountPerUser: maybe(z.literal(TIPS_PER_USER)),
    sportType: maybe(z.literal(Object.values(SPORT))),
    pageNumber: maybe(z.int().check(z.gte(1), z.lte(MAX_PAGE))),
    templateId: templateId(),
  })
  .check(orderedBounds('OddsValue', 'ProfitPercent', 'Roi', 'TipsCount', 'PositionRating'));

export type TipsSearchFilter = z.output<typeof tipsSearchFilter>;
export type TipsCriteria = Criteria<TipsSearchFilter>;
