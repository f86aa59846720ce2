import * as z from 'zod/mini';
import { surfaceOfCourt } from '../values/court.ts';
import { wireMatch } from './wire-match.ts';

/** A league as lists name it. `link` is the value of the league's route, `39-premier-league`. */
export const leagueHead = z.object({
  id: z.int(),
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  logo: z.nullable(z.string()),
  isWebp: z.boolean(),
});

export const popularLeague = z.extend(leagueHead, { countOfMatches: z.int() });

/** A league with its matches of the day; `views` sums theirs. */
export const leagueWithMatches = z.extend(leagueHead, {
  views: z.int(),
  /** Tennis: what its matches are played on, where it is known. */
  court: z.optional(surfaceOfCourt),
  /** Of a knock-out, in words: all its matches of the day are of this one. */
  round: z.optional(z.string()),
  matches: z.array(wireMatch).check(z.maxLength(2_000)),
});

export const matchWithLeague = z.object({
  league: leagueHead,
  /** Of a knock-out, in words; in a league a match has none. */
  round: z.optional(z.string()),
  match: wireMatch,
});

export type LeagueHead = z.output<typeof leagueHead>;
export type PopularLeague = z.output<typeof popularLeague>;
export type LeagueWithMatches = z.output<typeof leagueWithMatches>;
export type MatchWithLeague = z.output<typeof matchWithLeague>;
