import type { LeaderboardRow } from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';

export const aContest = {
  id: 1,
  name: 'Tipmark Cup',
  seasonId: 1_202_611,
  startsAt: 1_793_480_400,
  endsAt: 1_796_072_400,
  isClosed: false,
};

export const aRow = (known: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  position: 1,
  label: '5.0',
  name: 'Mark Veres',
  url: 'mark',
  score: 2.28,
  countOfTips: 101,
  won: 60,
  lost: 41,
  profit: 110,
  roiPercent: 11.3,
  averageOdds: 1.81,
  clvPercent: 2.6,
  maxDrawdownPercent: 11,
  isPremiumCapper: true,
  badges: [],
  delayedPercent: 0,
  languages: [],
  followers: 3,
  placesMoved: 2,
  effectiveTips: 88.4,
  bank: [1, 4, 0, 28],
  lastResults: [TIP_RESULT.won, TIP_RESULT.halfLost, TIP_RESULT.returned],
  ...known,
});
