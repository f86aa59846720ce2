import type { Sport } from '../enumerations/sport.ts';

export type Pair = readonly [home: number, away: number];

/** Goals of two halves; null or a missing entry = unknown, never 0. */
export interface HalvesPlay {
  readonly sport: Sport;
  /** Regular time with stoppage. */
  readonly score: Pair | null;
  readonly halfScore: Pair | null;
  readonly isHalfOver: boolean;
  /**
   * Extra time or kicks followed: ninety minutes cannot change any more, whatever happened later.
   */
  readonly isRegularTimeOver?: boolean;
  readonly corners: number | null;
  /** Yellow 1, red 2. */
  readonly cardPoints: number | null;
}

/** Goals of periods, and of an overtime that finds the winner. */
export interface PeriodsPlay {
  readonly sport: Sport;
  /** Goals by period of regular time, a running one included. */
  readonly periods: readonly Pair[];
  readonly completedPeriods: number;
  readonly overtimeGoals: Pair | null;
  /** 1 home, 2 away; counts as exactly one goal in markets with overtime. */
  readonly shootoutWinner: 1 | 2 | null;
  readonly minutesPlayed: number;
}

export interface SetsPlay {
  readonly sport: Sport;
  /** Games by set, a running one included; a match tie-break is 1–0. */
  readonly sets: readonly Pair[];
  readonly completedSets: number;
  readonly bestOf: 3 | 5;
  readonly isLastSetTieBreak: boolean;
  /** 1 or 2: who advances, also after a retirement. */
  readonly advancing: 1 | 2 | null;
}

/** What was played: which of the three depends on how the sport counts. */
export type Play = HalvesPlay | PeriodsPlay | SetsPlay;

export function sumPairs(pairs: readonly Pair[]): Pair {
  return pairs.reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);
}

/** Sets won by either side. */
export function setsWon(completed: readonly Pair[]): Pair {
  return sumPairs(completed.map(([home, away]) => (home > away ? [1, 0] : [0, 1])));
}
