import { type Random, randomOf } from '../../chance/random.ts';
import type { Serve } from './tennis-serve.ts';
import { isBreakPoint, type ServePoints, underPressure } from './tennis-strength.ts';

const { floor, max, abs } = Math;

/** 0 home, 1 away. */
export type Player = 0 | 1;

export interface Point {
  readonly set: number;
  readonly game: number;
  readonly server: Player;
  readonly winner: Player;
  readonly isTieBreak: boolean;
  readonly isFirstServe: boolean;
  readonly kind: 'ace' | 'double fault' | 'rally';
}

const SET_GAMES = 6;
const TIE_BREAK_POINTS = 7;

interface Match {
  /** Strength of the serves in a set. */
  readonly chancesIn: (set: number) => ServePoints;
  readonly serves: readonly [Serve, Serve];
  readonly random: Random;
  readonly points: Point[];
  server: Player;
}

/** A match from the first point to the last. */
export function tennisPoints(
  seed: number,
  key: string,
  chancesIn: Match['chancesIn'],
  serves: readonly [Serve, Serve],
  bestOf: 3 | 5,
): Point[] {
  const random = randomOf(seed, 'play', key);
  const server = random.chance(0.5) ? 0 : 1;
  const match: Match = { chancesIn, serves, random, points: [], server };
  const sets: [number, number] = [0, 0];
  for (let set = 1; max(...sets) < (bestOf + 1) / 2; set += 1) sets[playSet(match, set)] += 1;
  return match.points;
}

function playSet(match: Match, set: number): Player {
  const chances = match.chancesIn(set);
  const games: [number, number] = [0, 0];
  for (;;) {
    const isTieBreak = games[0] === SET_GAMES && games[1] === SET_GAMES;
    const winner = playGame(match, chances, { set, game: games[0] + games[1] + 1, isTieBreak });
    games[winner] += 1;
    match.server = other(match.server);
    const lead = abs(games[0] - games[1]);
    if (isTieBreak || (max(...games) >= SET_GAMES && lead >= 2)) return winner;
  }
}

function playGame(
  match: Match,
  chances: ServePoints,
  game: Pick<Point, 'set' | 'game' | 'isTieBreak'>,
): Player {
  const { isTieBreak } = game;
  const won: [number, number] = [0, 0];
  const needed = isTieBreak ? TIE_BREAK_POINTS : 4;
  for (let played = 0; ; played += 1) {
    const isOthersServe = isTieBreak && floor((played + 1) / 2) % 2 === 1;
    const server = isOthersServe ? other(match.server) : match.server;
    const isPressed = !isTieBreak && isBreakPoint(won[server], won[other(server)]);
    const chance = isPressed ? underPressure(chances[server]) : chances[server];
    const point = { ...game, server, ...playPoint(match, chance, server) };
    match.points.push(point);
    won[point.winner] += 1;
    if (max(...won) >= needed && abs(won[0] - won[1]) >= 2) return point.winner;
  }
}

/** A first serve adds to the chance of a point, a second one takes; together they level out. */
function playPoint({ serves, random }: Match, known: number, server: Player) {
  const { firstServes, firstAhead } = serves[server];
  const isFirstServe = random.chance(firstServes);
  const chance = known + firstAhead * (Number(isFirstServe) - firstServes);
  const isWon = random.chance(chance);
  const share = random.next();
  const winner = isWon ? server : other(server);
  const isAce = isWon && isFirstServe && share < serves[server].aces;
  const isDouble = !isWon && !isFirstServe && share < serves[server].doubleFaults;
  const kind: Point['kind'] = isAce ? 'ace' : isDouble ? 'double fault' : 'rally';
  return { winner, isFirstServe, kind };
}

export function other(player: Player): Player {
  return player === 0 ? 1 : 0;
}
