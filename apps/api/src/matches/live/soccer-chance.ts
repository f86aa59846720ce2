import type { Pair } from '@tipmark/domain';
import {
  type FairTotal,
  liveSoccer,
  type ResultProbabilities,
  type SoccerClock,
  soccerMarketGoals,
} from '@tipmark/prediction';

const SECOND_HALF_STARTS = 45;
/** A clock of minutes shows the one under way: half of it is over on average. */
const UNDER_WAY = 0.5;

/** The ninety minutes by the live state and the announced added time; undefined after them. */
export function soccerClock(
  liveState: string | null,
  secondLine: string | null,
): SoccerClock | undefined {
  if (liveState === 'HT') return { half: 2, minute: SECOND_HALF_STARTS };
  const [, half, minute, added] = /^([12])H:(\d+)(?:\+(\d+))?$/.exec(liveState ?? '') ?? [];
  if (half === undefined) return undefined;
  const [, announced] = /^\+(\d+)$/.exec(secondLine ?? '') ?? [];
  const isAdded = added !== undefined;
  return {
    half: half === '1' ? 1 : 2,
    minute: Math.max(0, Number(minute) - (isAdded ? 0 : UNDER_WAY)),
    ...(isAdded && { added: Number(added) }),
    ...(announced !== undefined && { announced: Number(announced) }),
  };
}

/** A match before its start: by its closing prices, or by a model where it has none. */
export type SoccerBasis =
  | { readonly fair: ResultProbabilities; readonly total: FairTotal | undefined }
  | { readonly goals: Pair };

export interface SoccerPlay {
  readonly clock: SoccerClock;
  readonly score: Pair;
  readonly reds: Pair;
}

/** Home win, draw and away win after ninety minutes. */
export function soccerChance(basis: SoccerBasis, play: SoccerPlay): ResultProbabilities {
  const start =
    'fair' in basis
      ? { goals: soccerMarketGoals(basis.fair, basis.total), market: basis.fair }
      : { goals: basis.goals };
  return liveSoccer(start, play).result;
}
