import { type Random, randomOf } from '../../chance/random.ts';
import type { Tournament } from '../calendar/tournaments.ts';
import type { Serve } from './tennis-serve.ts';
import type { ServePoints } from './tennis-strength.ts';

const { floor, max, abs } = Math;

/** 0 host, 1 guest. */
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

const FIRST_SERVE = { men: 0.624, women: 0.622 };
/** What a first serve adds to the chance of a point, and a second one takes. */
const FIRST_ADDS = 0.08;
const SECOND_TAKES = 0.1325;
const SET_GAMES = 6;
const TIE_BREAK_POINTS = 7;

interface Match {
  readonly chances: ServePoints;
  readonly serves: readonly [Serve, Serve];
  readonly sex: 'men' | 'women';
  readonly random: Random;
  readonly points: Point[];
  server: Player;
}

/** A match from the first point to the last. */
export function tennisPoints(
  seed: number,
  key: string,
  chances: ServePoints,
  serves: readonly [Serve, Serve],
  { bestOf, tour: { sex } }: Tournament,
): Point[] {
  const random = randomOf(seed, 'play', key);
  const server = random.chance(0.5) ? 0 : 1;
  const match: Match = { chances, serves, sex, random, points: [], server };
  const sets: [number, number] = [0, 0];
  for (let set = 1; max(...sets) < (bestOf + 1) / 2; set += 1) sets[playSet(match, set)] += 1;
  return match.points;
}

function playSet(match: Match, set: number): Player {
  const games: [number, number] = [0, 0];
  for (;;) {
    const isTieBreak = games[0] === SET_GAMES && games[1] === SET_GAMES;
    const winner = playGame(match, set, games[0] + games[1] + 1, isTieBreak);
    games[winner] += 1;
    match.server = other(match.server);
    const lead = abs(games[0] - games[1]);
    if (isTieBreak || (max(...games) >= SET_GAMES && lead >= 2)) return winner;
  }
}

function playGame(match: Match, set: number, game: number, isTieBreak: boolean): Player {
  const won: [number, number] = [0, 0];
  const needed = isTieBreak ? TIE_BREAK_POINTS : 4;
  for (let played = 0; ; played += 1) {
    const isOthersTurn = isTieBreak && floor((played + 1) / 2) % 2 === 1;
    const server = isOthersTurn ? other(match.server) : match.server;
    const point = { set, game, server, isTieBreak, ...playPoint(match, server) };
    match.points.push(point);
    won[point.winner] += 1;
    if (max(...won) >= needed && abs(won[0] - won[1]) >= 2) return point.winner;
  }
}

function playPoint({ chances, serves, sex, random }: Match, server: Player) {
  const isFirstServe = random.chance(FIRST_SERVE[sex]);
  const chance = chances[server] + (isFirstServe ? FIRST_ADDS : -SECOND_TAKES);
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
