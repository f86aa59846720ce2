/**
 * What the matches of every sport have. Keys are the caller's own; the models only compare them.
 */
export type TimedMatch = {
  readonly id: string;
  /** Unix seconds of the start. */
  readonly kickoffSeconds: number;
  /** False where a source only knows the day: then the whole UTC day counts as the start. */
  readonly isTimeKnown?: boolean;
  /**
   * The length in days of the period in which it was played, from its start on: more than one where
   * a source dates all matches of a tournament by its first day. The result is used after the last.
   */
  readonly playedWithinDays?: number;
  /** Matches of one league share its ratings; leagues are independent of each other. */
  readonly leagueKey: string;
  readonly homeKey: string;
  readonly awayKey: string;
};

/** Home first, away second; in tennis the first and the second player. */
export type Pair = readonly [home: number, away: number];
