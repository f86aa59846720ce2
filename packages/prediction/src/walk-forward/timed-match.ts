/**
 * What the matches of every sport have. Keys are the caller's own; the models only compare them.
 */
export interface TimedMatch {
  readonly id: string;
  /**
   * Orders matches of one instant: a text that does not depend on when they were stored, such as
   * the names of the league and the two sides. Default: the keys.
   */
  readonly orderKey?: string;
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
}

/** A total order of matches of one instant: by league, sides, then id. */
export function byStableKeys(one: TimedMatch, other: TimedMatch): number {
  const [first, second] = [stableKeyOf(one), stableKeyOf(other)];
  if (first !== second) return first < second ? -1 : 1;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
}

const stableKeyOf = ({ orderKey, leagueKey, homeKey, awayKey }: TimedMatch): string =>
  orderKey ?? `${leagueKey}\n${homeKey}\n${awayKey}`;

/** Home first, away second; in tennis the first and the second player. */
export type Pair = readonly [home: number, away: number];
