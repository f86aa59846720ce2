import type { Pair, TimedMatch } from '../walk-forward/timed-match.ts';

export type HockeyMatch = TimedMatch;

/** A played match. */
export type HockeyResult = HockeyMatch & {
  /** Goals of the 60 minutes, home first; overtime and shoot-out never count here. */
  readonly goals: Pair;
  /** Whether the home side won in the end, overtime and shoot-out included. */
  readonly isHomeWin: boolean;
  /** Money line `[1, 2]` with overtime, in milli-odds; only later matches learn from them. */
  readonly closingOdds?: readonly [number | null, number | null] | undefined;
  readonly isAwarded?: boolean | undefined;
};
