/** A set, the winner of the match first. */
export interface SetScore {
  games: [winner: number, loser: number];
  tieBreak?: [winner: number, loser: number];
  /** Played to its end, not abandoned. */
  isWhole: boolean;
}

/** A set that needs no more games: 6:4, 7:5, 7:6, a long one won by two, a match tie-break 1:0. */
export function isWholeSet(one: number, other: number): boolean {
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  return (most >= 6 && most - least >= 2) || (most === 7 && least === 6);
}

/** Points of a tie-break played to so many, from those of its loser. */
export function tieBreakOf(
  points: number,
  isWonByWinner: boolean,
  length: 7 | 10 = 7,
): [number, number] {
  const most = Math.max(length, points + 2);
  return isWonByWinner ? [most, points] : [points, most];
}
