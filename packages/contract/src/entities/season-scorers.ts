import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { teamHead } from './standings-table.ts';

/** What a player has done for a team in a season. */
const scorerRow = z.object({
  /** Level players share a place. */
  position: z.int(),
  player: z.string(),
  team: teamHead,
  goals: z.int(),
  /** Of them from the spot. */
  penaltyGoals: z.int(),
  assists: z.int(),
});

/** Who scores in a season, fifty at a time; of the wanted figure everybody has one at least. */
export const seasonScorers = z.object({
  scorers: z.array(scorerRow).check(z.maxLength(50)),
  /** Matches with goals, and those of them whose scorers somebody tells. */
  countOfMatches: z.int(),
  countOfTold: z.int(),
  /** Somebody tells who made the passes. */
  hasAssists: z.boolean(),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type SeasonScorers = z.output<typeof seasonScorers>;
