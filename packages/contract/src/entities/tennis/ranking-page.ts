import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { matchStart } from '../../values/match-start.ts';
import { originalName } from '../../values/original-name.ts';
import { teamWithCountry } from '../team-page.ts';

/** A rank in the ranking of the tour, and when it was stated with a match. */
export const rankAt = z.object({ place: z.int(), at: unixSecond });

/** A match of a player in a list of players. */
const matchOfPlayer = z.object({
  link: z.string(),
  ...matchStart,
  opponent: z.string(),
});

/** A player and what is known about the rank: it is stated with matches, not week by week. */
const rankedPlayer = z.extend(teamWithCountry, {
  originalName,
  rank: rankAt,
  /** The last rank stated in an earlier week; null = none. */
  before: z.nullable(rankAt),
  /** The best one ever stated, the last time. */
  best: rankAt,
  /** The last match with a winner; null = none. */
  last: z.nullable(z.extend(matchOfPlayer, { isWon: z.boolean() })),
  /** Running or next; always null in a past week. */
  next: z.nullable(matchOfPlayer),
});

export const tennisRankings = z.object({
  /** Keys of tours with ranks stated in the year up to that week, men's first. */
  tours: z.array(z.string()).check(z.maxLength(20)),
  /** The one shown; null = no rank is known. */
  tour: z.nullable(z.string()),
  /** Monday of the week, 0:00 UTC. */
  week: unixSecond,
  isCurrent: z.boolean(),
  /** Monday of the first week a rank is known of; null = none. */
  firstWeek: z.nullable(unixSecond),
  /** Players with a rank. */
  count: z.int(),
  players: z.array(rankedPlayer).check(z.maxLength(50)),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

/** A player in the list of players. */
const playerRow = z.extend(teamWithCountry, {
  originalName,
  /** Key of the tour; null = not known. */
  tour: z.nullable(z.string()),
  /** The newest stated rank of the last year. */
  rank: z.nullable(rankAt),
  /** Matches of the calendar year, won and lost. */
  won: z.int(),
  lost: z.int(),
  next: z.nullable(matchOfPlayer),
});

export const tennisPlayers = z.object({
  players: z.array(playerRow).check(z.maxLength(50)),
  /** Players under these conditions. */
  count: z.int(),
  /** Of all players: what the conditions may name. */
  tours: z.array(z.string()).check(z.maxLength(20)),
  countries: z.array(z.object({ code: z.string(), name: z.string() })).check(z.maxLength(300)),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type RankAt = z.output<typeof rankAt>;
export type MatchOfPlayer = z.output<typeof matchOfPlayer>;
export type RankedPlayer = z.output<typeof rankedPlayer>;
export type TennisRankings = z.output<typeof tennisRankings>;
export type PlayerRow = z.output<typeof playerRow>;
export type TennisPlayers = z.output<typeof tennisPlayers>;
