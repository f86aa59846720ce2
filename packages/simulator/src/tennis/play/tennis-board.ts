import type { ScoreRecord } from '@tipmark/contract/feed';
import { other, type Player, type Point } from './tennis-timeline.ts';

type Pair = [number, number];

/** The score after some points. */
export interface Board {
  /** Sets won. */
  readonly sets: Pair;
  /** Games set by set, a running set last. */
  readonly games: readonly Pair[];
  readonly tieBreaks: readonly (Pair | null)[];
  /** Points of the running game. */
  readonly points: Pair;
  readonly isTieBreak: boolean;
  /** Who serves next. */
  readonly server: Player;
  /** Points played of the running game. */
  readonly isGameOver: boolean;
}

/**
 * The board after each point, and before the first.
 * @param unplayed the point that would have come next, of a match that ended in a retirement
 */
export function boardsOf(points: readonly Point[], unplayed?: Point): Board[] {
  const [first] = points;
  const start: Board = {
    sets: [0, 0],
    games: [[0, 0]],
    tieBreaks: [null],
    points: [0, 0],
    isTieBreak: false,
    server: first?.server ?? 0,
    isGameOver: false,
  };
  const boards = [start];
  for (const [index, point] of points.entries()) {
    const before = boards.at(-1) ?? start;
    boards.push(after(before, point, points[index + 1] ?? unplayed));
  }
  return boards;
}

function after(board: Board, point: Point, next: Point | undefined): Board {
  const points = plus(board.points, point.winner);
  const isGameOver = next === undefined || next.game !== point.game || next.set !== point.set;
  const server = next?.server ?? other(point.server);
  if (!isGameOver) return { ...board, points, isTieBreak: point.isTieBreak, server, isGameOver };
  const games = board.games.map((one, index, all) =>
    index === all.length - 1 ? plus(one, point.winner) : one,
  );
  const tieBreaks = point.isTieBreak ? [...board.tieBreaks.slice(0, -1), points] : board.tieBreaks;
  const isSetOver = next === undefined || next.set !== point.set;
  return {
    sets: isSetOver ? plus(board.sets, point.winner) : board.sets,
    games: next !== undefined && isSetOver ? [...games, [0, 0]] : games,
    tieBreaks: next !== undefined && isSetOver ? [...tieBreaks, null] : tieBreaks,
    points: [0, 0],
    isTieBreak: next?.isTieBreak ?? false,
    server,
    isGameOver,
  };
}

function plus([home, away]: Readonly<Pair>, player: Player): Pair {
  return player === 0 ? [home + 1, away] : [home, away + 1];
}

const CALLED = ['0', '15', '30', '40'];

/** Points as they are called: `40`, `Ad`; numbers in a tie-break. */
export function called({ points, isTieBreak }: Board): [string, string] {
  const [home, away] = points;
  if (isTieBreak) return [String(home), String(away)];
  if (home >= 3 && away >= 3) {
    return [home > away ? 'Ad' : '40', away > home ? 'Ad' : '40'];
  }
  return [CALLED[home] ?? '40', CALLED[away] ?? '40'];
}

/** The score of a record. Points are included while the match is on. */
export function scoreOf(board: Board, isLive: boolean): NonNullable<ScoreRecord['score']> {
  const { sets, games, tieBreaks } = board;
  return {
    home: sets[0],
    away: sets[1],
    periods: games.map(([h, a]): Pair => [h, a]),
    ...(tieBreaks.some((one) => one !== null) ? { tieBreaks: [...tieBreaks] } : {}),
    ...(isLive ? { points: called(board) } : {}),
  };
}

/**
 * `MP`, `SP`, `BP`: what the next point can decide; absent while it decides no more than a game.
 */
export function chanceOf(board: Board, bestOf: 3 | 5): string | undefined {
  for (const player of [0, 1] as const) {
    const rival = other(player);
    const [own, theirs] = [board.points[player], board.points[rival]];
    const needed = board.isTieBreak ? 7 : 4;
    if (own + 1 < needed || own + 1 - theirs < 2) continue;
    const games = board.games.at(-1) ?? [0, 0];
    const won = games[player] + 1;
    const isSet = board.isTieBreak || (won >= 6 && won - games[rival] >= 2);
    if (isSet) return board.sets[player] + 1 === (bestOf + 1) / 2 ? 'MP' : 'SP';
    if (board.server === rival) return 'BP';
  }
  return undefined;
}
