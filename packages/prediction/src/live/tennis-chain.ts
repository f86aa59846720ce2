import { holdProbability, type ServePoints, tieBreakProbability } from '../tennis/set-chain.ts';

type Pair = readonly [first: number, second: number];

const SET_GAMES = 6;
const GAME_POINTS = 4;
const WIDTH = SET_GAMES + 2;

/** Where the set in play stands, the first player's games and points first. */
export interface SetState {
  readonly games: Pair;
  /** Points of the game in play; 3:3 is deuce, 4:3 advantage. */
  readonly points: Pair;
  /** Whether the first player serves this game, or served first in this tie-break. */
  readonly isFirstServing: boolean;
  /** Points a tie-break at 6:6 is played to. */
  readonly tieBreakTo: 7 | 10;
}

/** Chance of the server to win a game from these points, the server's first. */
export function gameFrom(point: number, [own, other]: Pair): number {
  const deuce = point ** 2 / (point ** 2 + (1 - point) ** 2);
  const from = (won: number, lost: number): number => {
    if (won >= GAME_POINTS && won - lost >= 2) return 1;
    if (lost >= GAME_POINTS && lost - won >= 2) return 0;
    if (won === lost && won >= GAME_POINTS - 1) return deuce;
    return point * from(won + 1, lost) + (1 - point) * from(won, lost + 1);
  };
  return from(own, other);
}

/** Chance of the first player to win a tie-break from these points. */
export function tieBreakFrom(
  [first, second]: ServePoints,
  [own, other]: Pair,
  isFirstServing: boolean,
  to: number,
): number {
  const bothWon = first * (1 - second);
  const bothLost = (1 - first) * second;
  const level = bothWon / (bothWon + bothLost);
  const known = new Map<number, number>();
  const from = (won: number, lost: number): number => {
    if (won >= to && won - lost >= 2) return 1;
    if (lost >= to && lost - won >= 2) return 0;
    if (won === lost && won >= to - 1) return level;
    const key = won * 100 + lost;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isOwnServe = (Math.floor((won + lost + 1) / 2) % 2 === 0) === isFirstServing;
    const point = isOwnServe ? first : 1 - second;
    const value = point * from(won + 1, lost) + (1 - point) * from(won, lost + 1);
    known.set(key, value);
    return value;
  };
  return from(own, other);
}

/** Chance of the first player to win the set from these games. */
type SetChances = (own: number, other: number) => number;

/** The chances of sets with these points on serve; those of each kind of set are computed once. */
export function createSetBook(serve: ServePoints): (rules: SetRules) => SetChances {
  const known = new Map<string, SetChances>();
  return (rules) => {
    const key = `${rules.isFirstServing} ${rules.tieBreakTo}`;
    const chances = known.get(key) ?? setChances(serve, rules);
    known.set(key, chances);
    return chances;
  };
}

/**
 * Chances of the first player in the game and in the set in play.
 * @param bookOf of `createSetBook`, where many states of one match are asked for
 */
export function setFrom(
  serve: ServePoints,
  state: SetState,
  bookOf = createSetBook(serve),
): { game: number; set: number } {
  const { games, points, isFirstServing, tieBreakTo } = state;
  if (games[0] === SET_GAMES && games[1] === SET_GAMES) {
    const tieBreak = tieBreakFrom(serve, points, isFirstServing, tieBreakTo);
    return { game: tieBreak, set: tieBreak };
  }
  const game = isFirstServing
    ? gameFrom(serve[0], points)
    : 1 - gameFrom(serve[1], [points[1], points[0]]);
  const chances = bookOf({
    isFirstServing: (games[0] + games[1]) % 2 === 0 ? isFirstServing : !isFirstServing,
    tieBreakTo,
  });
  const won = chances(games[0] + 1, games[1]);
  const lost = chances(games[0], games[1] + 1);
  return { game, set: game * won + (1 - game) * lost };
}

interface SetRules {
  /** Whether the first player served the first game of the set. */
  readonly isFirstServing: boolean;
  readonly tieBreakTo: 7 | 10;
}

function setChances(serve: ServePoints, rules: SetRules): SetChances {
  const holds = [holdProbability(serve[0]), holdProbability(serve[1])] as const;
  const known = new Float64Array(WIDTH * WIDTH).fill(-1);
  const from = (won: number, lost: number): number => {
    if (isSetOver(won, lost)) return won > lost ? 1 : 0;
    const cell = won * WIDTH + lost;
    const before = known[cell] ?? -1;
    if (before >= 0) return before;
    const value =
      won === SET_GAMES && lost === SET_GAMES
        ? tieBreakFrom(serve, [0, 0], rules.isFirstServing, rules.tieBreakTo)
        : nextGame(won, lost);
    known[cell] = value;
    return value;
  };
  const nextGame = (won: number, lost: number): number => {
    const isOwnServe = ((won + lost) % 2 === 0) === rules.isFirstServing;
    const game = isOwnServe ? holds[0] : 1 - holds[1];
    return game * from(won + 1, lost) + (1 - game) * from(won, lost + 1);
  };
  return from;
}

/**
 * How likely a set passes through these games, or ends with them: 7:6 includes the tie-break.
 * Scores that no set with a tie-break has say nothing: 1.
 */
export function likelihoodOfGames(
  serve: ServePoints,
  [own, other]: Pair,
  isFirstServing: boolean,
): number {
  const isTieBreakSet = own + other === 2 * SET_GAMES + 1 && Math.abs(own - other) === 1;
  if (isTieBreakSet) {
    const tieBreak = isFirstServing
      ? tieBreakProbability(serve)
      : 1 - tieBreakProbability([serve[1], serve[0]]);
    const level = likelihoodOfGames(serve, [SET_GAMES, SET_GAMES], isFirstServing);
    return level * (own > other ? tieBreak : 1 - tieBreak);
  }
  if (own > SET_GAMES + 1 || other > SET_GAMES + 1) return 1;
  const holds = [holdProbability(serve[0]), holdProbability(serve[1])] as const;
  const reached = new Float64Array(WIDTH * WIDTH);
  reached[0] = 1;
  for (let won = 0; won <= own; won += 1) {
    for (let lost = 0; lost <= other; lost += 1) {
      if (isSetOver(won, lost) || (won === own && lost === other)) continue;
      const cell = won * WIDTH + lost;
      const probability = reached[cell] ?? 0;
      const isOwnServe = ((won + lost) % 2 === 0) === isFirstServing;
      const game = isOwnServe ? holds[0] : 1 - holds[1];
      reached[cell + WIDTH] = (reached[cell + WIDTH] ?? 0) + probability * game;
      reached[cell + 1] = (reached[cell + 1] ?? 0) + probability * (1 - game);
    }
  }
  const value = reached[own * WIDTH + other] ?? 0;
  return value > 0 ? value : 1;
}

/** Chance of the first player to win the match from these sets, if every set has one chance. */
export function matchFrom(set: number, [own, other]: Pair, needed: number): number {
  if (own >= needed) return 1;
  if (other >= needed) return 0;
  return (
    set * matchFrom(set, [own + 1, other], needed) +
    (1 - set) * matchFrom(set, [own, other + 1], needed)
  );
}

function isSetOver(won: number, lost: number): boolean {
  const most = Math.max(won, lost);
  return most > SET_GAMES || (most === SET_GAMES && Math.abs(won - lost) >= 2);
}
