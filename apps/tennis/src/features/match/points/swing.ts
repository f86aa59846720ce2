import type { PlayedGameItem, TennisPoints } from '@tipmark/contract';

/** A game with the home player's chance to win the match before and after it, percent. */
export interface GameSwing {
  readonly set: number;
  /** Games of the set before it, home first. */
  readonly at: readonly [home: number, away: number];
  readonly game: PlayedGameItem;
  readonly before: number;
  readonly after: number;
}

export interface Swing {
  /** The chance before the match and after each point. */
  readonly line: readonly number[];
  /** The points after which a set began: all sets but the first. */
  readonly setStarts: readonly { readonly after: number; readonly set: number }[];
  /** The games whose points are reported. */
  readonly games: readonly GameSwing[];
}

/** How the chance went, point by point and game by game; undefined where it is not known. */
export function swingOf({ sets, chances }: TennisPoints): Swing | undefined {
  if (chances === undefined || chances.after.length === 0) return undefined;
  const line = [chances.start, ...chances.after];
  const setStarts: Swing['setStarts'][number][] = [];
  const games: GameSwing[] = [];
  let played = 0;
  for (const { number, games: ofSet } of sets) {
    if (played > 0) setStarts.push({ after: played, set: number });
    let at: GameSwing['at'] = [0, 0];
    for (const game of ofSet) {
      const before = line[played] ?? chances.start;
      played += game.points.length;
      games.push({ set: number, at, game, before, after: line[played] ?? before });
      at = game.games;
    }
  }
  return { line, setStarts, games };
}

/** The finished game that moved the chance furthest. */
export function turningPoint({ games }: Swing): GameSwing | undefined {
  const moved = ({ before, after }: GameSwing) => Math.abs(after - before);
  const finished = games.filter(({ game }) => game.winner !== null);
  return finished.reduce<GameSwing | undefined>(
    (most, one) => (most === undefined || moved(one) > moved(most) ? one : most),
    undefined,
  );
}
