import type { Pair, TimedMatch } from '../walk-forward/timed-match.ts';

export type SoccerMatch = TimedMatch;

/** A played match. Everything beyond the goals is optional. */
export type SoccerResult = SoccerMatch & {
  /** Goals of the regular time, home first. */
  readonly goals: Pair;
  readonly shots?: Pair | undefined;
  readonly shotsOnTarget?: Pair | undefined;
  /** `[1, X, 2]` in milli-odds; only later matches learn from them. */
  readonly closingOdds?: readonly [number | null, number | null, number | null] | undefined;
  /** Awarded: it does not affect any rating. */
  readonly isAwarded?: boolean | undefined;
};
