import { TIP_RESULT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { badges } from '../entities/capper-badges.ts';
import { publishing } from '../entities/users-rating.ts';
import { userTips } from '../tips/user-tips.ts';

const MAX_MOVEMENTS = 240;
const MAX_RESETS = 12;
const MAX_SPLITS = 60;
const LAST_RESULTS = 10;

/** Tips of one sport, market, band of odds, league or month. */
const splitStatistics = {
  /** Settled ones, returned ones too. */
  tips: z.int(),
  won: z.int(),
  returned: z.int(),
  lost: z.int(),
  profit: z.number(),
  roi: z.nullable(z.number()),
  /** Mean over `clvCount` tips, percent. */
  clv: z.nullable(z.number()),
  clvCount: z.int(),
};
const splitBy = <Key extends z.core.SomeType>(key: Key) =>
  z.array(z.object({ key, ...splitStatistics })).check(z.maxLength(MAX_SPLITS));

const tipStats = z.object({
  sports: splitBy(z.int()),
  /** By outcome category. */
  categories: splitBy(z.int()),
  /** By the lowest milli-odds of the band. */
  oddsBands: splitBy(z.int()),
  /** The ten with most tips. */
  leagues: z
    .array(z.object({ key: z.string(), name: z.string(), sport: z.int(), ...splitStatistics }))
    .check(z.maxLength(MAX_SPLITS)),
  /** `2026-11` of UTC, by settlement, newest first. */
  months: splitBy(z.string()),
});

/** The bank after a settled tip. Long records are thinned; `delta` is since the movement before. */
const bankrollMovement = z.object({
  tipId: z.int(),
  /** Unix seconds. */
  settledAt: z.int(),
  delta: z.number(),
  balance: z.number(),
  /** Expected by the closing odds. */
  expected: z.number(),
  /** Standard deviation around it. */
  deviation: z.number(),
});

/** A reset and the statistics before it, back to the previous reset. */
const statisticsReset = z.object({
  /** Unix seconds. */
  at: z.int(),
  tips: z.int(),
  roi: z.nullable(z.number()),
  bankroll: z.number(),
  /** `[settledAt, balance]`, thinned. */
  balances: z.array(z.tuple([z.int(), z.number()])).check(z.maxLength(MAX_MOVEMENTS)),
});

/**
 * Statistics of a tipster since the last reset. Money in units of a bank of 1 000, shares in
 * percent.
 */
const profileStatistics = z.object({
  bankroll: z.number(),
  profit: z.number(),
  profitPercent: z.number(),
  tipsWon: z.int(),
  tipsReturned: z.int(),
  tipsLost: z.int(),
  /** Null while there is no settled tip to compute it from. */
  roi: z.nullable(z.number()),
  winRate: z.nullable(z.number()),
  averageOdd: z.nullable(z.number()),
  maxDrawdown: z.number(),
  /** Null until the conditions of the rating are met. */
  ratingPosition: z.nullable(z.int()),
  potentialRatingPosition: z.nullable(z.int()),
  ratingTipsLeft: z.int(),
  ratingDaysLeft: z.int(),
  isRatingConditionsCompleted: z.boolean(),
  /** Score of the last 90 days; null without a rated tip in them. */
  ratingScore: z.nullable(z.number()),
  /** `5.0` … `4.0` for the first eight ranks. */
  ratingLabel: z.nullable(z.string()),
  isPremiumCapper: z.boolean(),
  badges,
  ...publishing,
  /** Mean value against the closing line, percent; null without closing odds. */
  clv: z.nullable(z.number()),
  /** Share of tips that beat the closing line, percent. */
  clvPositiveShare: z.nullable(z.number()),
  /** t-value of the yield: from about 2 on it is hardly chance. */
  tValue: z.nullable(z.number()),
  /** Tips with closing odds. */
  clvCount: z.int(),
  /** Standard error of the yield, percent points. */
  roiError: z.nullable(z.number()),
  tipsPending: z.int(),
  /** Units staked on tips that won or lost. */
  turnover: z.number(),
  longestWon: z.int(),
  longestLost: z.int(),
  /** Newest last. */
  lastTipResults: z.array(z.enum(TIP_RESULT)).check(z.maxLength(LAST_RESULTS)),
  bankrollMovements: z.array(bankrollMovement).check(z.maxLength(MAX_MOVEMENTS)),
  tipStats,
  /** Newest first. */
  resets: z.array(statisticsReset).check(z.maxLength(MAX_RESETS)),
});

export type BankrollMovement = z.output<typeof bankrollMovement>;
export type StatisticsReset = z.output<typeof statisticsReset>;
export type TipStats = z.output<typeof tipStats>;
export type TipStatsRow = TipStats['categories'][number];

export type ProfileStatistics = z.output<typeof profileStatistics>;

/** Visible only to the owner. */
const ownProfile = z.object({
  email: z.string(),
  isEmailNotExist: z.boolean(),
  isEmailNotConfirmed: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  isNotificationsEnabled: z.boolean(),
  descriptionOnModeration: z.nullable(z.string()),
  telegramOnModeration: z.nullable(z.string()),
  nameOnModeration: z.nullable(z.string()),
  /**
   * New tips are shown only to subscribers until the start, as long as this is a premium capper.
   */
  isDelayingTips: z.boolean(),
  /** Unix seconds from which statistics may be reset again; null = now. */
  canResetAt: z.nullable(z.int()),
});

export const pageProfile = z.object({
  name: z.string(),
  /** Current address; also returned for an older one of the same user. */
  url: z.string(),
  description: z.string(),
  telegram: z.nullable(z.string()),
  followers: z.int(),
  follows: z.int(),
  /** The profile follows the caller. */
  isFollower: z.boolean(),
  /** The caller follows the profile. */
  isFollowedByAccount: z.boolean(),
  /** The caller is notified of new tips of the profile; of the own one, of anything at all. */
  showNotifications: z.boolean(),
  isOwn: z.boolean(),
  isPrivateStats: z.boolean(),
  hasActiveSubscription: z.boolean(),
  /** Unix seconds. */
  createdAt: z.int(),
  resetAt: z.nullable(z.int()),
  /** Null when they are private and the caller is another user. */
  statistics: z.nullable(profileStatistics),
  own: z.nullable(ownProfile),
  /** A blocked user is shown only by name. */
  isBlocked: z.boolean(),
  /** Tips the caller may see, by sport. */
  tipCounts: z
    .array(z.object({ sport: z.int(), active: z.int(), settled: z.int() }))
    .check(z.maxLength(3)),
  /** The first page of them, of all sports. */
  tips: userTips,
});

export type PageProfile = z.output<typeof pageProfile>;
