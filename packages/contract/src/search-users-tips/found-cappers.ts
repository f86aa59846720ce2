import { SEARCH_PERIOD, TIP_RESULT, USERS_SEARCH_COUNT_MAX } from '@tipmark/domain';
import * as z from 'zod/mini';
import { badges } from '../entities/capper-badges.ts';
import { availableContest, ratedCapper } from '../entities/users-rating.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { searchTemplate } from './search-template.ts';
import { usersSearchFilter } from './users-search-filter.ts';

const MAX_FORM = 10;

/** A capper with the statistics of the period. Shares in percent, money in units of the bank. */
const foundCapper = z.object({
  /** Rank in the rating; null while unrated. */
  position: z.nullable(z.int()),
  /** `5.0` … `4.0` for the first eight ranks. */
  label: z.nullable(z.string()),
  name: z.string(),
  url: z.string(),
  /** Settled tips; returned ones count nowhere. */
  countOfTips: z.int(),
  won: z.int(),
  lost: z.int(),
  profit: z.number(),
  profitPercent: z.number(),
  roiPercent: z.nullable(z.number()),
  averageOdds: z.nullable(z.number()),
  clvPercent: z.nullable(z.number()),
  maxDrawdownPercent: z.number(),
  /** Results of the last tips, newest last. */
  lastTipResults: z.array(z.enum(TIP_RESULT)).check(z.maxLength(MAX_FORM)),
  isPremiumCapper: z.boolean(),
  badges,
  followers: z.int(),
  /** By the caller. */
  isFollowed: z.boolean(),
});

export const foundCappers = z.object({
  cappers: z.array(foundCapper).check(z.maxLength(USERS_SEARCH_COUNT_MAX)),
  /** How many cappers there are in all. */
  count: z.int(),
  availableContests: z.array(availableContest),
  /** In the order of their tabs. */
  availablePeriods: z.array(z.enum(SEARCH_PERIOD)),
  /** 0 = none. */
  activeContestTab: z.int(),
  activePeriodTab: z.enum(SEARCH_PERIOD),
  /** The `count` that shows more; null at the end. */
  nextCount: z.nullable(z.int()),
  premiumCappers: z.array(ratedCapper),
  /** The template the response is based on or derived from; null for a custom search. */
  template: z.nullable(searchTemplate(usersSearchFilter)),
  asOf: unixSecond,
});

export type FoundCapper = z.output<typeof foundCapper>;
export type FoundCappers = z.output<typeof foundCappers>;
