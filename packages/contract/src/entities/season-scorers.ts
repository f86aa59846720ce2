import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { teamHead } from './standings-table.ts';

/** A player's totals for a team in a season. */
const scorerRow = z.object({
  /** Level players share a position. */
  position: z.int(),
  player: z.string(),
  /** Value of his part of his page’s route. */
  playerLink: z.optional(z.string()),
  team: teamHead,
  goals: z.int(),
  /** Of them penalties. */
  penaltyGoals: z.int(),
  assists: z.int(),
});

/** Scorers of a season, fifty at a time; each has at least one of the requested statistic. */
export const seasonScorers = z.object({
  scorers: z.array(scorerRow).check(z.maxLength(50)),
  /** Matches with goals, and those of them whose scorers are reported. */
  countOfMatches: z.int(),
  countOfReported: z.int(),
  /** Assists are reported. */
  hasAssists: z.boolean(),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type SeasonScorers = z.output<typeof seasonScorers>;
