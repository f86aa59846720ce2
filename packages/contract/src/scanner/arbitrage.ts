import { ARBITRAGE_LIMIT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { leagueHead } from '../entities/league.ts';
import { wireMatch } from '../entities/wire-match.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { decimalOdds, unixSecond } from '../values/decimal-odds.ts';

/** Everybody gets the counts; subscribers also what was found. */
export const arbitrageCalls = defineSportEndpoints<typeof arbitrageCallsSchemas>()(SPORT_NAMES, {
  name: '*Arbitrage',
  method: 'GET',
  path: '/*/arbitrage',
  access: 'public',
  cache: 'private',
});

const namedPrice = z.object({
  /** `1x2.1`, `ou.o:2.5`. */
  oddType: z.string(),
  odds: decimalOdds,
  bookmaker: z.string(),
  confirmedAt: unixSecond,
});

const covered = z.object({
  match: wireMatch,
  /** One for every outcome of the market. */
  prices: z.array(namedPrice),
  /** Of the whole stake, whatever happens. */
  profitPercent: z.number(),
  /** A result on the line returns stakes: then the profit is less, never below 0. */
  mayReturn: z.boolean(),
  /** Wider than is ever real: the price that stands furthest above the line, and by how much. */
  check: z.nullable(z.object({ oddType: z.string(), abovePercent: z.number() })),
});

const middle = z.object({
  match: wireMatch,
  /** Above the lower line, and below the higher one. */
  prices: z.tuple([namedPrice, namedPrice]),
  gap: z.number(),
  /** Of the whole stake: won in the middle, lost when missed (below 0: won). */
  gainPercent: z.number(),
  costPercent: z.number(),
  /** Chance of a result in the middle, and the average result; null where none is known. */
  chancePercent: z.nullable(z.number()),
  valuePercent: z.nullable(z.number()),
});

export const arbitrageReply = z.object({
  /** The widest first; none without a subscription. */
  arbitrages: z.array(covered).check(z.maxLength(ARBITRAGE_LIMIT.rows)),
  middles: z.array(middle).check(z.maxLength(ARBITRAGE_LIMIT.rows)),
  /** The market nearest to an arbitrage that is none. */
  closest: z.nullable(covered),
  countOfArbitrages: z.int(),
  countOfMiddles: z.int(),
  /** Profit of covering the closest market; below 0. */
  closestPercent: z.nullable(z.number()),
  /** Markets of which every outcome has a fresh price, in how many matches; and all markets. */
  countOfMarkets: z.int(),
  countOfMatches: z.int(),
  countOfAllMarkets: z.int(),
  leagues: z.array(leagueHead),
  /** A price is fresh for this long after a bookmaker confirmed it. */
  freshSeconds: z.int(),
  asOf: unixSecond,
  /** Counts only. */
  isDemo: z.boolean(),
});

export type ArbitrageReply = z.output<typeof arbitrageReply>;

export const arbitrageCallsSchemas = (sport: SportName) => ({
  summary: `Find arbitrages and middles among the fresh prices of ${sport}`,
  tags: ['scanner'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'rate_limited'),
  reply: arbitrageReply,
});
