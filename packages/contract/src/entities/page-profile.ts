import * as z from 'zod/mini';

/** Figures of a tipster since the last reset. Money in units of a bank of 1 000, shares in percent. */
const profileStatistics = z.object({
  bankroll: z.number(),
  profit: z.number(),
  profitPercent: z.number(),
  tipsWon: z.int(),
  tipsReturned: z.int(),
  tipsLost: z.int(),
  /** Null while there is no settled tip to take it from. */
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
  /** `5.0` … `4.0` for the first eight places. */
  ratingLabel: z.nullable(z.string()),
  isPremiumCapper: z.boolean(),
  /** Mean value against the closing line, percent; null without closing odds. */
  clv: z.nullable(z.number()),
  /** Share of tips that beat the closing line, percent. */
  clvPositiveShare: z.nullable(z.number()),
  /** How far the yield is from luck: from about 2 on it is hardly chance. */
  tValue: z.nullable(z.number()),
});

export type ProfileStatistics = z.output<typeof profileStatistics>;

/** What the owner alone sees. */
const ownProfile = z.object({
  email: z.string(),
  isEmailNotExist: z.boolean(),
  isEmailNotConfirmed: z.boolean(),
  isNotificationsEnabled: z.boolean(),
  descriptionOnModeration: z.nullable(z.string()),
  telegramOnModeration: z.nullable(z.string()),
  nameOnModeration: z.nullable(z.string()),
  /** Unix seconds from which statistics may be reset again; null = now. */
  canResetAt: z.nullable(z.int()),
});

export const pageProfile = z.object({
  name: z.string(),
  /** Current address; an older one of the same user answers with this. */
  url: z.string(),
  description: z.string(),
  telegram: z.nullable(z.string()),
  followers: z.int(),
  follows: z.int(),
  /** The profile follows the caller. */
  isFollower: z.boolean(),
  isFollowedByAccount: z.boolean(),
  isOwn: z.boolean(),
  isPrivateStats: z.boolean(),
  hasActiveSubscription: z.boolean(),
  /** Unix seconds. */
  createdAt: z.int(),
  resetAt: z.nullable(z.int()),
  /** Null when they are private and the caller is somebody else. */
  statistics: z.nullable(profileStatistics),
  own: z.nullable(ownProfile),
});

export type PageProfile = z.output<typeof pageProfile>;
