import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { teamHead } from './standings-table.ts';

/** A goalie's sums over the matches he began for a team in a season. */
const goalieRow = z.object({
  player: z.string(),
  /** Value of his part of his page’s route. */
  playerLink: z.optional(z.string()),
  team: teamHead,
  matches: z.int(),
  /** Faced; shots into an empty net are nobody's. */
  shots: z.int(),
  saves: z.int(),
  /** Matches in which his team conceded nothing. */
  shutouts: z.int(),
});

/** Goalies of a season who began enough matches, or all of one team. */
export const seasonGoalies = z.object({
  goalies: z.array(goalieRow).check(z.maxLength(300)),
  /** How many matches the listed ones began at least. */
  leastMatches: z.int(),
  /** Finished matches, and those of them whose goalies, shots and saves are reported. */
  countOfMatches: z.int(),
  countOfReported: z.int(),
  asOf: unixSecond,
});

/** What a team and its opponents made of their power plays in a season. */
const specialTeamsRow = z.object({
  team: teamHead,
  matches: z.int(),
  chances: z.int(),
  goals: z.int(),
  /** Power plays of the opponents. */
  timesShort: z.int(),
  goalsAgainst: z.int(),
});

/** Power play and penalty killing of the teams of a season. */
export const seasonSpecialTeams = z.object({
  teams: z.array(specialTeamsRow).check(z.maxLength(100)),
  /** Finished matches, and those of them whose power plays are reported. */
  countOfMatches: z.int(),
  countOfReported: z.int(),
  asOf: unixSecond,
});

export type SeasonGoalies = z.output<typeof seasonGoalies>;
export type SeasonSpecialTeams = z.output<typeof seasonSpecialTeams>;
