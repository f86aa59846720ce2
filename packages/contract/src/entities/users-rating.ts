import { PAGE_SIZE, TIP_LANGUAGES, TIP_RESULT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { badges } from './capper-badges.ts';

/** A capper with statistics of the last 90 days. Shares in percent, money in units of the bank. */
export const ratedCapper = z.object({
  /** Null for a caller who is not rated yet, in a contest for those with too few settled tips. */
  position: z.nullable(z.int()),
  /** `5.0` … `4.0` for the first eight ranks. */
  label: z.nullable(z.string()),
  name: z.string(),
  url: z.string(),
  score: z.number(),
  /** Returned tips are among them: won and lost may be fewer. */
  countOfTips: z.int(),
  won: z.int(),
  lost: z.int(),
  profit: z.number(),
  roiPercent: z.nullable(z.number()),
  averageOdds: z.nullable(z.number()),
  clvPercent: z.nullable(z.number()),
  /** Null in the table of a month, which has none. */
  maxDrawdownPercent: z.nullable(z.number()),
  isPremiumCapper: z.boolean(),
  badges,
  followers: z.int(),
});

/** How a capper published the rated tips of the last 90 days. */
export const publishing = {
  /** Share of those shown only to subscribers until the match began; null while unknown. */
  delayedPercent: z.nullable(z.number()),
  /** Of their texts, that of most first; none without texts. */
  languages: z.array(z.enum(TIP_LANGUAGES)).check(z.maxLength(TIP_LANGUAGES.length)),
};

const MAX_BANK_STEPS = 24;
const MAX_BANK_HEIGHT = 28;
const MAX_LAST_RESULTS = 5;

/** A line of the leaderboard: fields that contests do not have are null or empty there. */
export const leaderboardRow = z.extend(ratedCapper, {
  ...publishing,
  /** Ranks won within a week, below 0 lost; null for who had none then. */
  placesMoved: z.nullable(z.int()),
  /** How many tips of one size the stakes are worth: one big stake carries no record. */
  effectiveTips: z.nullable(z.number()),
  /**
   * Course of the bank over the 90 days, from their start, oldest first: 0 its lowest, 28 its
   * highest. It is shown as a line of so many half pixels.
   */
  bank: z
    .array(z.int().check(z.minimum(0), z.maximum(MAX_BANK_HEIGHT)))
    .check(z.maxLength(1 + MAX_BANK_STEPS)),
  /** Of the last settled tips, newest last. */
  lastResults: z.array(z.enum(TIP_RESULT)).check(z.maxLength(MAX_LAST_RESULTS)),
});

/** The caller's position and the conditions still missing. */
export const ownRating = z.extend(ratedCapper, {
  /** Rank the score would give; null without a rated tip. */
  potentialPosition: z.nullable(z.int()),
  tipsLeft: z.int(),
  daysLeft: z.int(),
  areConditionsCompleted: z.boolean(),
});

/** A contest and its season, of which the rows are or could be. */
export const availableContest = z.object({
  /** 1 cup, 2 premium cup. */
  id: z.int(),
  name: z.string(),
  /** Sent with a tip as `contestSeasonId`. */
  seasonId: z.int(),
  startsAt: unixSecond,
  endsAt: unixSecond,
  /** Ranks are final. */
  isClosed: z.boolean(),
});

const MAX_MONTHS = 13;
const CLV_COLUMNS = 32;
const tableMonth = z.int();

/** A calendar month of UTC+3, whose rows are by profit. */
export const ratingMonth = z.object({
  /** `202611`. */
  month: tableMonth,
  isOver: z.boolean(),
  /** Months of the last year with a tip, the latest first; the present one among them. */
  months: z.array(tableMonth).check(z.maxLength(MAX_MONTHS)),
  /** Of months that are over, the latest first. */
  winners: z
    .array(
      z.object({
        month: tableMonth,
        name: z.string(),
        url: z.string(),
        /** Percent of the initial bank. */
        profitPercent: z.number(),
        countOfTips: z.int(),
      }),
    )
    .check(z.maxLength(MAX_MONTHS)),
});

const cappersCount = z.int().check(z.minimum(0));

/** How all ranked cappers of the rating compare, not only those of the rows. */
export const ratingDistribution = z.object({
  cappers: cappersCount,
  /** Cappers by CLV in columns of half a percent, from −8 % up; the outermost hold the rest. */
  columns: z.array(cappersCount).check(z.length(CLV_COLUMNS)),
  medianClvPercent: z.number(),
  medianRoiPercent: z.nullable(z.number()),
  /** With a CLV above 0. */
  beatClosing: cappersCount,
  /** With a ROI above 0. */
  inProfit: cappersCount,
  premiumCappers: cappersCount,
  /** In which the premium cappers have rated tips of the last 90 days. */
  premiumSports: cappersCount,
});

export const usersRating = z.object({
  rows: z.array(leaderboardRow).check(z.maxLength(PAGE_SIZE.leaderboard)),
  /** How many are rated. */
  count: z.int(),
  /** Null for guests. */
  own: z.nullable(ownRating),
  /** Contests that run now. */
  contests: z.array(availableContest),
  /** The contest of the rows; null = the general rating. In a contest a score is flat units. */
  contest: z.nullable(availableContest),
  /** Of another period than 3, the rating's, a score is profit in percent of the bank. */
  period: z.int(),
  /** The calendar month of the rows; null = another table. */
  month: z.nullable(ratingMonth),
  /** Null in other tables, and while the CLV of too few is known. */
  distribution: z.nullable(ratingDistribution),
  asOf: unixSecond,
});

export type AvailableContest = z.output<typeof availableContest>;
export type LeaderboardRow = z.output<typeof leaderboardRow>;
export type RatedCapper = z.output<typeof ratedCapper>;
export type OwnRating = z.output<typeof ownRating>;
export type RatingDistribution = z.output<typeof ratingDistribution>;
export type RatingMonth = z.output<typeof ratingMonth>;
export type UsersRating = z.output<typeof usersRating>;
