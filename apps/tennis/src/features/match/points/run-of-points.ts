import type { PlayedSetItem } from '@tipmark/contract';

export interface PlayedRun {
  /** Points of the home player minus those of the away player, after each point. */
  readonly points: readonly number[];
  /** The points after which a game was broken, and by whom. */
  readonly breaks: readonly { readonly after: number; readonly by: 'home' | 'away' }[];
  /** The points after which each set was over, the last one too. */
  readonly setEnds: readonly number[];
}

/** A match as one line of points, oldest first. */
export function runOfPoints(sets: readonly PlayedSetItem[]): PlayedRun {
  const points: number[] = [];
  const breaks: { after: number; by: 'home' | 'away' }[] = [];
  const setEnds: number[] = [];
  let difference = 0;
  for (const { games } of sets) {
    for (const game of games) {
      for (const { wonBy } of game.points) {
        difference += wonBy === 'home' ? 1 : -1;
        points.push(difference);
      }
      if (game.isBreak && game.winner) breaks.push({ after: points.length, by: game.winner });
    }
    setEnds.push(points.length);
  }
  return { points, breaks, setEnds };
}
