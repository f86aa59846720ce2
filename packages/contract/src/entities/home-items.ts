import * as z from 'zod/mini';
import { decimalOdds } from '../values/decimal-odds.ts';
import { matchStart } from '../values/match-start.ts';

/** An outcome whose price fell, at several bookmakers and for a while. */
export const droppedOdds = z.object({
  /** Value of the match's route. */
  link: z.string(),
  home: z.string(),
  away: z.string(),
  ...matchStart,
  /** `1x2.1`, `ou.o:2.5`. */
  oddType: z.string(),
  first: decimalOdds,
  odds: decimalOdds,
  /** Bookmakers whose own price fell by four percent or more. */
  bookmakers: z.int(),
});

/** A referee with a match today. Averages per match, null where not counted. */
export const refereeOfDay = z.object({
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
  countOfMatches: z.int(),
  yellowCards: z.nullable(z.number()),
  penalties: z.nullable(z.number()),
});

/** A team that is watched, with the match it plays or plays next. */
export const watchedTeam = z.object({
  link: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  match: z.object({
    link: z.string(),
    ...matchStart,
    isLive: z.boolean(),
    /** Own goals first; null before the start. */
    score: z.nullable(z.tuple([z.int(), z.int()])),
    opponent: z.string(),
  }),
});

export type DroppedOdds = z.output<typeof droppedOdds>;
export type RefereeOfDay = z.output<typeof refereeOfDay>;
export type WatchedTeam = z.output<typeof watchedTeam>;
