import type { ValueOf } from './value-of.ts';

export const HOME_BLOCK = {
  valueTrends: 1,
  droppingOdds: 2,
  referees: 3,
  liveMatches: 4,
  popularMatches: 5,
  popularLeagues: 6,
  premiumCappers: 7,
  teams: 8,
  dayTips: 9,
} as const;
export type HomeBlockKind = ValueOf<typeof HOME_BLOCK>;
