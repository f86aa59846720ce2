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

export const popularLeague = z.extend(leagueHead, {
  /** Of its current season. */
  countOfMatches: z.int(),
  /** In play or beginning within 24 hours. */
  countOfNext: z.int(),
});

/** A league with its matches of the day; `views` sums theirs. */
export const leagueWithMatches = z.extend(leagueHead, {
  views: z.int(),
  /** Tennis: what its matches are played on, where it is known. */
  court: z.optional(surfaceOfCourt),
  /** Round of a knock-out, in words: that of all its matches of the day. */
  round: z.optional(z.string()),
  matches: z.array(wireMatch).check(z.maxLength(2_000)),
});

export const matchWithLeague = z.object({
  league: leagueHead,
  /** Round of a knock-out, in words; league matches have none. */
  round: z.optional(z.string()),
  match: wireMatch,
});

/**
 * Matches near today that were postponed, canceled or moved, for calendars that were downloaded
 * before.
 */
export const calledOff = z.array(matchWithLeague).check(z.maxLength(20));

export type LeagueHead = z.output<typeof leagueHead>;
export type PopularLeague = z.output<typeof popularLeague>;
export type LeagueWithMatches = z.output<typeof leagueWithMatches>;
export type MatchWithLeague = z.output<typeof matchWithLeague>;
