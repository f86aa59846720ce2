import * as z from 'zod/mini';
import { surfaceOfCourt } from '../../values/court.ts';
import { unixSecond } from '../../values/decimal-odds.ts';
import { eventPage, formMatch, matchOutcome } from '../events/event-page.ts';
import { matchWithLeague } from '../league.ts';
import { playerRecord, serveRows, wonAndLost } from './player-record.ts';

const court = z.nullable(surfaceOfCourt);

/** A player of the match as of its day. */
export const tennisSide = z.object({
  id: z.int(),
  link: z.string(),
  countryCode: z.string(),
  /** Rank in the ranking of the tour on the day of the match. */
  rank: z.nullable(z.int()),
  /** At most five, newest first. */
  form: z.array(z.extend(formMatch, { court })).check(z.maxLength(5)),
});

/** Matches chosen by the filters, newest first, and their totals. */
export const tennisMatchList = z.object({
  /** Whose record it is; `both` = head to head, counted for the home side of the page's match. */
  side: z.enum(['home', 'away', 'both']),
  matches: z
    .array(
      z.extend(matchWithLeague, { outcome: matchOutcome, court, round: z.nullable(z.string()) }),
    )
    .check(z.maxLength(500)),
  record: playerRecord,
  /** The player's own serve and that of those it played. */
  serve: serveRows,
});

/** All their meetings before this one, regardless of the filters; home first. */
export const tennisHeadToHead = z.object({
  matches: wonAndLost,
  sets: wonAndLost,
  games: wonAndLost,
  surfaces: z.array(z.object({ court: surfaceOfCourt, matches: wonAndLost })).check(z.maxLength(5)),
  /** Start of the last one. */
  lastAt: z.nullable(unixSecond),
});

/** The prediction from before the start; percent. */
export const tennisForecast = z.object({
  winPercent: z.tuple([z.number(), z.number()]),
  expectedSets: z.tuple([z.number(), z.number()]),
});

const head = z.omit(eventPage, {
  referee: true,
  incidents: true,
  course: true,
  isFriendly: true,
  home: true,
  away: true,
  counts: true,
  meetings: true,
});

/**
 * Head of the page of a tennis match, the first page of its tips, and the matches of both players.
 */
export const tennisEventPage = z.extend(head, {
  court,
  bestOf: z.literal([3, 5]),
  home: tennisSide,
  away: tennisSide,
  /** Contents of the tabs: sets with points, matches of the draw. */
  counts: z.object({ tips: z.int(), markets: z.int(), sets: z.int(), drawn: z.int() }),
  /** null: too little is known of the two players. */
  forecast: z.nullable(tennisForecast),
  /** Serve in this match, home first; empty before it and where not reported. */
  serve: serveRows,
  /** `[home, away]`, or `[both]` when only the current competitor is requested; empty without. */
  lists: z.array(tennisMatchList).check(z.maxLength(2)),
  headToHead: tennisHeadToHead,
});

export type TennisSideOfMatch = z.output<typeof tennisSide>;
export type TennisMatchList = z.output<typeof tennisMatchList>;
export type TennisHeadToHead = z.output<typeof tennisHeadToHead>;
export type TennisForecast = z.output<typeof tennisForecast>;
export type TennisEventPage = z.output<typeof tennisEventPage>;
