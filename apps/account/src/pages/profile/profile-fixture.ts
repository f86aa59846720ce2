import type { PageProfile, ProfileStatistics, TipStatsRow, UserTip } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { aLeague, aMatch, aMatchTip } from '@tipmark/test-kit';

export const NOW_SECONDS = 1_795_284_420;
const DAY = 86_400;

export const aSplit = (known: Partial<TipStatsRow> = {}): TipStatsRow => ({
  key: 1,
  tips: 40,
  won: 22,
  returned: 1,
  lost: 17,
  profit: 64,
  roi: 8.2,
  clv: 1.4,
  clvCount: 40,
  ...known,
});

export function aRecord(known: Partial<ProfileStatistics> = {}): ProfileStatistics {
  return {
    bankroll: 1_184.5,
    profit: 184.5,
    profitPercent: 18.45,
    tipsWon: 22,
    tipsReturned: 1,
    tipsLost: 17,
    roi: 8.2,
    winRate: 56.4,
    averageOdd: 1.95,
    maxDrawdown: 8.65,
    ratingPosition: 2,
    potentialRatingPosition: 2,
    ratingTipsLeft: 0,
    ratingDaysLeft: 0,
    isRatingConditionsCompleted: true,
    ratingScore: 2.12,
    ratingLabel: '4.7',
    isPremiumCapper: false,
    badges: [],
    delayedPercent: 25,
    languages: ['en'],
    clv: 1.8,
    clvPositiveShare: 61,
    tValue: 1.1,
    clvCount: 39,
    roiError: 7.4,
    tipsPending: 2,
    turnover: 2_250,
    longestWon: 5,
    longestLost: 3,
    lastTipResults: [1, 5, 3],
    bankrollMovements: [
      {
        tipId: 1,
        settledAt: NOW_SECONDS - 120 * DAY,
        delta: 100,
        balance: 1_100,
        expected: 1_004,
        deviation: 20,
      },
      {
        tipId: 2,
        settledAt: NOW_SECONDS - DAY,
        delta: 84.5,
        balance: 1_184.5,
        expected: 1_009,
        deviation: 30,
      },
    ],
    tipStats: {
      sports: [aSplit()],
      categories: [aSplit({ key: 4 }), aSplit({ key: 3, tips: 12, roi: 88.8 })],
      oddsBands: [aSplit({ key: 1_600 }), aSplit({ key: 3_000, tips: 5 })],
      leagues: [{ ...aSplit(), key: '39-premier-league', name: 'Premier League', sport: 1 }],
      months: [{ ...aSplit(), key: '2026-11' }],
    },
    resets: [],
    ...known,
  };
}

/** @param startsAt of a match to come; absent = one that is over */
export function aUserTip(
  known: Partial<UserTip['tip']> = {},
  { startsAt }: { readonly startsAt?: number } = {},
): UserTip {
  const teams = aMatch().between('Ladoga', 'Kedr');
  const match =
    startsAt === undefined
      ? teams
          .startingAt(NOW_SECONDS - DAY)
          .finished()
          .withScore(2, 1)
      : teams.startingAt(startsAt);
  const { id, link, name } = aLeague().build();
  const { author: _, ...tip } = aMatchTip({ result: 1, profit: 28.5 });
  return {
    league: { id, link, name },
    match: encodeMatch(match.build()),
    sport: 1,
    tip: { ...tip, closingOdds: 1.79, ...known },
  };
}

export function aProfile(known: Partial<PageProfile> = {}): PageProfile {
  const tips = [aUserTip()];
  return {
    name: 'Anton',
    url: 'anton',
    description: 'Handicaps and totals.',
    telegram: null,
    followers: 214,
    follows: 12,
    isFollower: false,
    isFollowedByAccount: false,
    showNotifications: false,
    isOwn: false,
    isPrivateStats: false,
    hasActiveSubscription: false,
    createdAt: NOW_SECONDS - 300 * DAY,
    resetAt: null,
    statistics: aRecord(),
    own: null,
    isBlocked: false,
    tipCounts: [{ sport: 1, active: 0, settled: 1 }],
    tips: { tips, delayed: [], count: 1, lastTipId: null },
    ...known,
  };
}

export const own: NonNullable<PageProfile['own']> = {
  email: 'anton@post.example',
  isEmailNotExist: false,
  isEmailNotConfirmed: true,
  pendingEmail: null,
  isNotificationsEnabled: true,
  descriptionOnModeration: null,
  telegramOnModeration: null,
  nameOnModeration: null,
  isDelayingTips: false,
  canResetAt: null,
};
