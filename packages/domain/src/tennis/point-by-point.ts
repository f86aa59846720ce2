import { type Pair, sumPairs } from '../matches/played.ts';
import { sumOf } from '../sum.ts';
import {
  type PlayedGame,
  playedGame,
  type ServedGame,
  setWinner,
  type TennisSide,
} from './played-games.ts';

export interface PlayedSet {
  /** From 1. */
  readonly number: number;
  readonly winner: TennisSide | null;
  readonly games: readonly PlayedGame[];
}

export interface MatchOfGames {
  /** Games set by set; an empty list = the points of that set are not reported. */
  readonly sets: readonly (readonly ServedGame[])[];
  readonly bestOf: 3 | 5;
  /** Played to its end: its last point won it. */
  readonly isOver: boolean;
  /**
   * Games of sets according to the score, where it has them: the winner of a set without points.
   */
  readonly scores: readonly Pair[];
}

const oneFor = (winner: TennisSide | null): Pair => [
  Number(winner === 'home'),
  Number(winner === 'away'),
];

/** A match set by set and point by point, only from the points. */
export function pointByPoint({ sets, bestOf, isOver, scores }: MatchOfGames): PlayedSet[] {
  let won: Pair = [0, 0];
  return sets.map((games, index) => {
    const isLastSet = index === sets.length - 1;
    const set = playedSet(games, {
      number: index + 1,
      sets: won,
      setsNeeded: (bestOf + 1) / 2,
      isKnownOver: isOver || !isLastSet,
    });
    const winner = set.winner ?? (isLastSet && !isOver ? null : leaderOf(scores[index]));
    won = sumPairs([won, oneFor(winner)]);
    return { ...set, winner };
  });
}

function leaderOf(games: Pair | undefined): TennisSide | null {
  if (games === undefined || games[0] === games[1]) return null;
  return games[0] > games[1] ? 'home' : 'away';
}

interface SetContext {
  readonly number: number;
  readonly sets: Pair;
  readonly setsNeeded: number;
  readonly isKnownOver: boolean;
}

function playedSet(reported: readonly ServedGame[], context: SetContext): PlayedSet {
  const { number, sets, setsNeeded, isKnownOver } = context;
  const isSetAlone = reported.length === 1 && reported[0]?.isTieBreak === true;
  let standing: Pair = [0, 0];
  const games = reported.map((game, index) => {
    const isKnown = isKnownOver || index < reported.length - 1;
    const at = { games: standing, sets, setsNeeded, isSetAlone };
    const played = playedGame(game, { ...at, isKnownOver: isKnown });
    standing = played.games;
    return played;
  });
  const last = games.at(-1);
  const isDecided = last !== undefined && last.winner !== null;
  return { number, winner: isDecided ? setWinner(standing, last.isTieBreak) : null, games };
}

/** Sums of a match, home first. */
export interface PointTotals {
  readonly points: Pair;
  readonly servicePoints: Pair;
  readonly servicePointsWon: Pair;
  readonly breakPoints: Pair;
  readonly breakPointsWon: Pair;
  /** Points in a row. */
  readonly longestRun: Pair;
}

/** What the points add up to. Every point played at break point counts as one. */
export function pointTotals(sets: readonly PlayedSet[]): PointTotals {
  const games = sets.flatMap((set) => set.games);
  const points = games.flatMap((game) => game.points);
  const count = (test: (side: TennisSide) => number): Pair => [test('home'), test('away')];
  return {
    points: count((side) => points.filter(({ wonBy }) => wonBy === side).length),
    servicePoints: count((side) => points.filter(({ server }) => server === side).length),
    servicePointsWon: count(
      (side) => points.filter(({ server, wonBy }) => server === side && wonBy === side).length,
    ),
    breakPoints: count((side) => sumOf(games, (game) => breakPointsIn(game, side))),
    breakPointsWon: count(
      (side) => games.filter(({ isBreak, winner }) => isBreak && winner === side).length,
    ),
    longestRun: count((side) => longestRunOf(points.map(({ wonBy }) => wonBy === side))),
  };
}

/** Points at which the returner could win the game, even if they also decided more. */
function breakPointsIn({ serving, isTieBreak, points }: PlayedGame, side: TennisSide): number {
  if (isTieBreak || serving === side) return 0;
  return points.filter(({ chance }) => chance?.side === side).length;
}

function longestRunOf(wins: readonly boolean[]): number {
  let [longest, current] = [0, 0];
  for (const isWon of wins) {
    current = isWon ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
