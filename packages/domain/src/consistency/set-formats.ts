/** A shape of a tennis set. */
export interface SetFormat {
  /** Sets of one match have the same length, except a deciding one. */
  readonly length: 'full' | 'short' | 'any';
  /** Games that win it, two ahead. */
  readonly games: number;
  /** Both have so many games when a tie-break decides; null = the set goes on by two games. */
  readonly tieBreakAt: number | null;
  /** Points that win its tie-break, two ahead. */
  readonly tieBreakPoints: readonly number[];
  /** Only the set that decides the match. */
  readonly isOnlyDeciding: boolean;
  /** Years in which it is played, both included. */
  readonly since?: number;
  readonly until?: number;
}

/** Every shape of a set in matches of the tours; which ones a tournament plays is not known. */
export const SET_FORMATS: readonly SetFormat[] = [
  {
    length: 'full',
    games: 6,
    tieBreakAt: 6,
    isOnlyDeciding: false,
    tieBreakPoints: [7],
  },
  // Tie-breaks of deciding sets are played to ten since 2019 in Melbourne, since 2022 at all four.
  {
    length: 'full',
    games: 6,
    tieBreakAt: 6,
    isOnlyDeciding: true,
    tieBreakPoints: [7, 10],
  },
  { length: 'full', games: 6, tieBreakAt: null, isOnlyDeciding: true, tieBreakPoints: [] },
  // Sets without tie-breaks: the Davis Cup was the last to give them up.
  {
    length: 'full',
    games: 6,
    tieBreakAt: null,
    isOnlyDeciding: false,
    tieBreakPoints: [],
    until: 1989,
  },
  // Wimbledon.
  {
    length: 'full',
    games: 6,
    tieBreakAt: 12,
    isOnlyDeciding: true,
    tieBreakPoints: [7],
    since: 2019,
    until: 2021,
  },
  // Next Gen Finals.
  { length: 'short', games: 4, tieBreakAt: 3, isOnlyDeciding: false, tieBreakPoints: [7] },
  // A match tie-break instead of the deciding set, reported as one game.
  { length: 'any', games: 1, tieBreakAt: 0, isOnlyDeciding: true, tieBreakPoints: [7, 10] },
];
