import * as z from 'zod/mini';
import { leagueWithMatches } from './league.ts';

/** `[at, home, draw, away]`: unix seconds and decimal odds, null = no price. */
const oddsHistoryPoint = z.tuple([
  z.int(),
  z.nullable(z.number()),
  z.nullable(z.number()),
  z.nullable(z.number()),
]);

/** One day of matches. The lists of tabs are made by `groupMatches` of the domain, never sent. */
export const resultsPage = z.object({
  leagues: z.array(leagueWithMatches).check(z.maxLength(1_000)),
  /** By match id, at most 12 points each; only when requested. */
  oddsHistory: z.optional(z.record(z.string(), z.array(oddsHistoryPoint).check(z.maxLength(12)))),
  /** Unix second at which the shown day starts in the viewer's zone. */
  timestamp: z.int(),
  /** Of a day without matches: unix second at which the match nearest to it starts. */
  nearestMatchAt: z.optional(z.int()),
  /** Unix second at which the answer was made. */
  asOf: z.int(),
});

export type OddsHistoryPoint = z.output<typeof oddsHistoryPoint>;
export type ResultsPage = z.output<typeof resultsPage>;
