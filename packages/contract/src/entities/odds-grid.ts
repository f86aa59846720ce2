import { ANSWER_LIMIT, GRID_PAGE_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { maybeOdds, unixSecond } from '../values/decimal-odds.ts';
import { leagueHead } from './league.ts';

const percent = z.nullable(z.number());
const prices = z.array(maybeOdds);

/** A match and what each bookmaker offers on it. Prices are in the order of the outcomes. */
export const gridMatch = z.object({
  link: z.string(),
  leagueId: z.int(),
  home: z.string(),
  away: z.string(),
  startsAt: unixSecond,
  isTimeKnown: z.optional(z.literal(false)),
  isDayKnown: z.optional(z.literal(false)),
  /** Of a total, or of the handicap of the home side; null for other markets. */
  line: z.nullable(z.number()),
  /** Highest and mean price of those that are not stale. */
  best: prices,
  average: prices,
  /** Of the best prices. */
  payout: percent,
  /** In the order of `bookmakers`; null = does not offer the line. */
  prices: z.array(z.nullable(prices)),
  /** Indexes of bookmakers without an update for so long that their prices do not count. */
  stale: z.array(z.int()),
  /** When a bookmaker last named a price; null = no price has a time. */
  confirmedAt: z.nullable(unixSecond),
});

export const oddsGridPage = z.object({
  /** Start of the day in the time zone of the caller. */
  timestamp: unixSecond,
  market: z.string(),
  /** Those of the sport, to choose from. */
  markets: z.array(z.string()),
  /** Selections of the market, in the order of all prices: `1`, `x`, `2`. */
  selections: z.array(z.string()),
  /** With the mean payout of these matches, highest first. */
  bookmakers: z.array(z.object({ name: z.string(), payout: percent })),
  matches: z.array(gridMatch).check(z.maxLength(GRID_PAGE_SIZE)),
  /** Of these matches. */
  leagues: z.array(leagueHead),
  /** All that have matches on this day. */
  leagueChoices: z
    .array(z.object({ id: z.int(), name: z.string(), countryName: z.string(), count: z.int() }))
    .check(z.maxLength(ANSWER_LIMIT.filterIds)),
  countOfMatches: z.int(),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type GridMatch = z.output<typeof gridMatch>;
export type OddsGridPage = z.output<typeof oddsGridPage>;
