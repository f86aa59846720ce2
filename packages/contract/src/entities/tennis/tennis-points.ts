import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { wireMatch } from '../wire-match.ts';

const side = z.enum(['home', 'away']);
/** Home first. */
const pair = z.readonly(z.tuple([z.int(), z.int()]));

/** A point: who won it, the score after it, what the next one could decide. */
const playedPoint = z.object({
  wonBy: side,
  server: side,
  /** `['40', 'Ad']`, in a tie-break numbers; null: it won the game. */
  score: z.nullable(z.readonly(z.tuple([z.string(), z.string()]))),
  /** Break point, set point, match point, and whose. */
  chance: z.nullable(z.object({ kind: z.enum(['BP', 'SP', 'MP']), side })),
});

const playedGame = z.object({
  /** In a tie-break who served first. */
  serving: side,
  isTieBreak: z.boolean(),
  /** null: it is not over. */
  winner: z.nullable(side),
  isBreak: z.boolean(),
  /** Games of the set after it. */
  games: pair,
  points: z.readonly(z.array(playedPoint).check(z.maxLength(200))),
});

const playedSet = z.object({
  number: z.int(),
  /** Games according to the score; null while it has none. */
  score: z.nullable(pair),
  tieBreak: z.nullable(pair),
  winner: z.nullable(side),
  /** Empty where the points are not reported. */
  games: z.readonly(z.array(playedGame).check(z.maxLength(80))),
});

const pointTotals = z.object({
  points: pair,
  servicePoints: pair,
  servicePointsWon: pair,
  breakPoints: pair,
  breakPointsWon: pair,
  /** Most points in a row. */
  longestRun: pair,
});

/** The home player's chance to win the match, percent. */
const pointChances = z.object({
  /** What was known before the start: closing odds without their margin, else our forecast. */
  basis: z.enum(['closing', 'model']),
  start: z.number(),
  /** After each point of all sets, in order. */
  after: z.array(z.number()).check(z.maxLength(2_000)),
});

export const tennisPoints = z.object({
  link: z.string(),
  match: wireMatch,
  /** Oldest first; empty before the match. */
  sets: z.array(playedSet).check(z.maxLength(5)),
  /** null without a point. */
  totals: z.nullable(pointTotals),
  /** Absent where a point is not reported, or nothing was known before the start. */
  chances: z.optional(pointChances),
  asOf: unixSecond,
});

export type PlayedPointItem = z.output<typeof playedPoint>;
export type PlayedGameItem = z.output<typeof playedGame>;
export type PlayedSetItem = z.output<typeof playedSet>;
export type TennisPoints = z.output<typeof tennisPoints>;
