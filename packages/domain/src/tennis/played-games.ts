import type { Pair } from '../matches/played.ts';

export type TennisSide = 'home' | 'away';

/** A game as reported by a feed. `points`: who won each, `1` home, `2` away. */
export interface ServedGame {
  /** In a tie-break who serves first. */
  readonly serving: TennisSide;
  readonly points: string;
  readonly isTieBreak?: boolean | undefined;
}

/** The possible decisions of the next point, and their side. */
export interface PointChance {
  readonly kind: 'BP' | 'SP' | 'MP';
  readonly side: TennisSide;
}

export interface PlayedPoint {
  readonly wonBy: TennisSide;
  readonly server: TennisSide;
  /** The score after it, home first; null: it won the game. */
  readonly score: readonly [string, string] | null;
  readonly chance: PointChance | null;
}

export interface PlayedGame {
  readonly serving: TennisSide;
  readonly isTieBreak: boolean;
  /** null: it is not over, or its result is not reported. */
  readonly winner: TennisSide | null;
  /** Won by the returner; never a tie-break. */
  readonly isBreak: boolean;
  /** Games of the set after it. */
  readonly games: Pair;
  readonly points: readonly PlayedPoint[];
}

const GAME_POINTS = 4;
const TIE_BREAK_POINTS = 7;
/** Of a tie-break played instead of a set, and of deciding sets since 2022. */
const LONG_TIE_BREAK_POINTS = 10;
const SET_GAMES = 6;
const CALLS = ['0', '15', '30', '40'] as const;

export const SIDES: readonly TennisSide[] = ['home', 'away'];

export const otherSide = (side: TennisSide): TennisSide => (side === 'home' ? 'away' : 'home');

const plusOne = ([home, away]: Pair, side: TennisSide): Pair =>
  side === 'home' ? [home + 1, away] : [home, away + 1];

const ofSide = ([home, away]: Pair, side: TennisSide): number => (side === 'home' ? home : away);

/** At least this many, and two ahead. */
const leadsFor = (score: Pair, side: TennisSide, needed: number): boolean => {
  const own = ofSide(score, side);
  return own >= needed && own - ofSide(score, otherSide(side)) >= 2;
};

/** The winner of a set with these games over; a tie-break is a game. */
export function setWinner(games: Pair, lastWasTieBreak: boolean): TennisSide | null {
  if (lastWasTieBreak) return games[0] > games[1] ? 'home' : 'away';
  return SIDES.find((side) => leadsFor(games, side, SET_GAMES)) ?? null;
}

/** Points a tie-break is played to: ten when it continued at seven, or replaces a set. */
function tieBreakLength(points: string, isSetAlone: boolean): number {
  if (isSetAlone) return LONG_TIE_BREAK_POINTS;
  let score: Pair = [0, 0];
  const goesOn = Array.from(points.slice(0, -1)).some((one) => {
    score = plusOne(score, one === '1' ? 'home' : 'away');
    return SIDES.some((side) => leadsFor(score, side, TIE_BREAK_POINTS));
  });
  return goesOn ? LONG_TIE_BREAK_POINTS : TIE_BREAK_POINTS;
}

/** The first server serves one point, then each serves two. */
function serverOf({ serving, isTieBreak }: ServedGame, index: number): TennisSide {
  const isSwapped = isTieBreak === true && Math.floor((index + 1) / 2) % 2 === 1;
  return isSwapped ? otherSide(serving) : serving;
}

function callOf([home, away]: Pair, isTieBreak: boolean): readonly [string, string] {
  if (isTieBreak) return [String(home), String(away)];
  if (home < CALLS.length && away < CALLS.length) {
    return [CALLS[home] ?? '', CALLS[away] ?? ''];
  }
  if (home === away) return ['40', '40'];
  return home > away ? ['Ad', '40'] : ['40', 'Ad'];
}

export interface GameContext {
  /** Games of the set before it. */
  readonly games: Pair;
  /** Sets before it. */
  readonly sets: Pair;
  readonly setsNeeded: number;
  /** Another game or set followed, or the match ended with it: its last point won it. */
  readonly isKnownOver: boolean;
  /** A tie-break played instead of a set. */
  readonly isSetAlone: boolean;
}

function chanceIn(game: ServedGame, score: Pair, needed: number, context: GameContext) {
  const isTieBreak = game.isTieBreak === true;
  const side = SIDES.find((one) => leadsFor(plusOne(score, one), one, needed));
  if (side === undefined) return null;
  const games = plusOne(context.games, side);
  if (setWinner(games, isTieBreak) === side) {
    const isMatch = ofSide(context.sets, side) + 1 >= context.setsNeeded;
    return { kind: isMatch ? 'MP' : 'SP', side } as const;
  }
  return side === game.serving ? null : ({ kind: 'BP', side } as const);
}

/** A game point by point: the score after each, and what the next point could decide. */
export function playedGame(game: ServedGame, context: GameContext): PlayedGame {
  const isTieBreak = game.isTieBreak === true;
  const needed = isTieBreak ? tieBreakLength(game.points, context.isSetAlone) : GAME_POINTS;
  const points: PlayedPoint[] = [];
  let score: Pair = [0, 0];
  let winner: TennisSide | null = null;
  for (const [index, one] of [...game.points].entries()) {
    const wonBy = one === '1' ? 'home' : 'away';
    score = plusOne(score, wonBy);
    const isLast = index === game.points.length - 1;
    if (isLast && (context.isKnownOver || leadsFor(score, wonBy, needed))) winner = wonBy;
    points.push({
      wonBy,
      server: serverOf(game, index),
      score: winner === null ? callOf(score, isTieBreak) : null,
      chance: winner === null ? chanceIn(game, score, needed, context) : null,
    });
  }
  return {
    serving: game.serving,
    isTieBreak,
    winner,
    isBreak: winner !== null && !isTieBreak && winner !== game.serving,
    games: winner === null ? context.games : plusOne(context.games, winner),
    points,
  };
}
