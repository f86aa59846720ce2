import type { PointsRecord } from '@tipmark/contract/feed';
import { gamePoints } from '../tennis/set-score.ts';
import { countOf, listOf, reach, textOf } from '../values/soft.ts';

type Side = 'home' | 'away';
type Game = PointsRecord['games'][number];
type Standing = readonly [home: string, away: string];

/** A set with all points of its games so far. */
export interface PointedSet {
  readonly set: number;
  readonly games: Game[];
}

const CALLS = ['0', '15', '30', '40', 'Ad'];
const TIE_BREAK_POINTS = 7;
const SET_GAMES = 6;

export const sideOfPlayer = (value: unknown): Side | undefined => {
  if (value === 'First Player') return 'home';
  return value === 'Second Player' ? 'away' : undefined;
};

/**
 * Sets of `pointbypoint` whose points are complete: the list has the score after each point but the
 * last one of a game, which the winner of the game tells.
 */
export function pointedSets(list: unknown): { sets: PointedSet[]; incomplete: number[] } {
  const bySet = Map.groupBy(listOf(list), (game) => setNumber(reach(game, 'set_number')));
  const sets: PointedSet[] = [];
  const incomplete: number[] = [];
  for (const [set, rows] of bySet) {
    if (set === undefined) continue;
    const games = gamesOf(rows);
    if (games === undefined || games.length === 0) incomplete.push(set);
    else sets.push({ set, games });
  }
  return { sets, incomplete };
}

function setNumber(value: unknown): number | undefined {
  const number = /^Set ([1-5])$/i.exec(textOf(value) ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Games in their order; undefined where one is missing or its points have a gap. */
function gamesOf(rows: readonly unknown[]): Game[] | undefined {
  const numbered = rows
    .map((row) => ({ row, number: countOf(reach(row, 'number_game'), 99) ?? 0 }))
    .toSorted((one, other) => one.number - other.number);
  const games: Game[] = [];
  for (const [index, { row, number }] of numbered.entries()) {
    const isLast = index === numbered.length - 1;
    const game = number === index + 1 ? gameOf(row, { number, isLast }) : undefined;
    if (game === undefined) return undefined;
    games.push(game);
  }
  return games;
}

function gameOf(
  row: unknown,
  { number, isLast }: { number: number; isLast: boolean },
): Game | undefined {
  const serving = sideOfPlayer(reach(row, 'player_served'));
  const isTieBreak = number === SET_GAMES * 2 + 1;
  const standings = listOf(reach(row, 'points')).map((point) => standingOf(reach(point, 'score')));
  const winner = winnerOf(row);
  if (serving === undefined || (winner === undefined && !isLast)) return undefined;
  const points = pointsOf(standings, { isTieBreak, winner });
  if (points === undefined) return undefined;
  return { serving, points, ...(isTieBreak ? { isTieBreak: true } : {}) };
}

/** The server won, or lost: the other field is null. */
function winnerOf(row: unknown): Side | undefined {
  const won = sideOfPlayer(reach(row, 'serve_winner'));
  if (won !== undefined) return won;
  const lost = sideOfPlayer(reach(row, 'serve_lost'));
  if (lost === undefined) return undefined;
  return lost === 'home' ? 'away' : 'home';
}

/** `15 - 0`, `40 - A`. */
function standingOf(text: unknown): Standing | undefined {
  const [home, away] = (textOf(text) ?? '').split(/\s*[-:]\s*/);
  return gamePoints(home, away);
}

/** Who won each point: `1` home, `2` away. */
function pointsOf(
  standings: readonly (Standing | undefined)[],
  { isTieBreak, winner }: { isTieBreak: boolean; winner: Side | undefined },
): string | undefined {
  let standing: Standing = ['0', '0'];
  let points = '';
  for (const next of standings) {
    const side = next && pointWinner(standing, next, isTieBreak);
    if (next === undefined || side === undefined) return undefined;
    points += side === 'home' ? '1' : '2';
    standing = next;
  }
  if (winner === undefined || isWonAt(standing, winner, isTieBreak)) return points;
  return winsNext(standing, winner, isTieBreak)
    ? `${points}${winner === 'home' ? '1' : '2'}`
    : undefined;
}

function pointWinner(before: Standing, after: Standing, isTieBreak: boolean): Side | undefined {
  const stepOf = (side: 0 | 1): number =>
    valueOf(after[side], isTieBreak) - valueOf(before[side], isTieBreak);
  const [home, away] = [stepOf(0), stepOf(1)];
  if (home === 1 && away === 0) return 'home';
  if (home === 0 && away === 1) return 'away';
  // An advantage that is lost is a point of the other side.
  if (isTieBreak || after[0] !== '40' || after[1] !== '40') return undefined;
  if (home === -1 && away === 0) return 'away';
  return home === 0 && away === -1 ? 'home' : undefined;
}

const valueOf = (point: string, isTieBreak: boolean): number =>
  isTieBreak ? Number(point) : CALLS.indexOf(point);

function ofWinner([home, away]: Standing, winner: Side): Standing {
  return winner === 'home' ? [home, away] : [away, home];
}

/** A tie-break can be listed to its end. */
function isWonAt(standing: Standing, winner: Side, isTieBreak: boolean): boolean {
  const [own, other] = ofWinner(standing, winner).map(Number) as [number, number];
  return isTieBreak && own >= TIE_BREAK_POINTS && own - other >= 2;
}

function winsNext(standing: Standing, winner: Side, isTieBreak: boolean): boolean {
  const [own, other] = ofWinner(standing, winner);
  if (!isTieBreak) return own === 'Ad' || (own === '40' && CALLS.indexOf(other) < 3);
  return Number(own) >= TIE_BREAK_POINTS - 1 && Number(own) > Number(other);
}
