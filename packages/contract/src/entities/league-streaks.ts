import { SERIES_KINDS, SERIES_SCOPES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, unixSecond } from '../values/decimal-odds.ts';
import { teamHead } from './standings-table.ts';
import { seriesItem } from './statistics.ts';
import { wireMatch } from './wire-match.ts';

/** An outcome of the next match, with its site line. */
const pricedOutcome = z.object({ oddType: z.string(), odds: decimalOdds });

/** A current streak of a team in a season. */
const leagueStreak = z.extend(seriesItem, {
  team: teamHead,
  /** The longest of its kind and scope in the season, itself included. */
  longest: z.int(),
  /** How many of the season’s matches of the scope had the outcome. */
  hits: z.int(),
  of: z.int(),
  /** How probable as many in a row are by chance alone, of a team with such a share. */
  byChance: z.number(),
  /** Link of the next match of the scope, one of `nextMatches`; null = none is scheduled. */
  nextMatch: z.nullable(z.string()),
  /** What must come in then for the streak to go on, and for it to end; null = no price. */
  goesOn: z.nullable(pricedOutcome),
  ends: z.nullable(pricedOutcome),
});

/** Current streaks of the teams of a season, the longest first. */
export const leagueStreaks = z.object({
  streaks: z.array(leagueStreak).check(z.maxLength(1_000)),
  nextMatches: z.array(wireMatch).check(z.maxLength(200)),
  asOf: unixSecond,
});

/** The matches of one streak, newest first, each with the closing price of what came in. */
export const leagueStreakMatches = z.object({
  teamId: z.int(),
  kind: z.enum(SERIES_KINDS),
  scope: z.enum(SERIES_SCOPES),
  matches: z
    .array(
      z.object({
        match: wireMatch,
        round: z.optional(z.string()),
        closing: z.nullable(pricedOutcome),
      }),
    )
    .check(z.maxLength(200)),
  asOf: unixSecond,
});

export type LeagueStreak = z.output<typeof leagueStreak>;
export type LeagueStreaks = z.output<typeof leagueStreaks>;
export type LeagueStreakMatches = z.output<typeof leagueStreakMatches>;
