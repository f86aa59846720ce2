import { HOME_BLOCK_SIZE, PAGE_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { matchStart } from '../values/match-start.ts';
import { leagueHead } from './league.ts';
import { sidebar } from './page-empty.ts';
import { share, trendStatistics } from './statistics.ts';

/** A match of the record: whether the outcome came in there. */
const recordedMatch = z.object({
  isHit: z.boolean(),
  ...matchStart,
  /** Own goals first. */
  score: z.tuple([z.int(), z.int()]),
  isHome: z.boolean(),
});

/**
 * An outcome of a coming match that often came in before, with what its price is worth; nearly
 * always less than nothing.
 */
export const valueTrend = z.object({
  league: leagueHead,
  /** Value of the match's route. */
  link: z.string(),
  ...matchStart,
  home: z.string(),
  away: z.string(),
  /** Whose record it is. */
  side: z.enum(['home', 'away']),
  /** Of that side. */
  logo: z.nullable(z.string()),
  /** `all`: wherever played; `place`: at home of the home side, away of the away side. */
  scope: z.enum(['all', 'place']),
  ...trendStatistics,
  /** Of the model: without one there is no value trend. */
  probabilityPercent: share,
  valuePercent: z.number(),
  claimedPercent: z.number(),
  /** The newest last, returned ones left out. */
  record: z.array(recordedMatch).check(z.maxLength(20)),
});

/** What the first of each day's list returned, a unit at the first price of each. */
export const valueTrendReturns = z.object({
  /** First day with such bets, midnight UTC. */
  since: unixSecond,
  bets: z.int(),
  percent: z.number(),
  /** Of the percent, 95 times in 100. */
  interval: z.tuple([z.number(), z.number()]),
});

export const valueTrendsPage = z.object({
  trends: z.array(valueTrend).check(z.maxLength(PAGE_SIZE.valueTrends)),
  /** Of all pages. */
  count: z.int(),
  /** Categories of outcomes with a value trend inside the hours; only with the first page. */
  categories: z.nullable(z.array(z.int()).check(z.maxLength(12))),
  sidebar: z.nullable(sidebar),
  /** Null while there are too few of them. */
  returns: z.optional(z.nullable(valueTrendReturns)),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

/** The public ones: the first few. */
export const valueTrendsTeaser = z
  .array(valueTrend)
  .check(z.maxLength(HOME_BLOCK_SIZE.valueTrendsTeaser));

export const valueTrendsTeaserPage = z.object({
  trends: valueTrendsTeaser,
  /** Of the coming 72 hours, including those only subscribers see. */
  count: z.int(),
  /** Null while there are too few of them. */
  returns: z.optional(z.nullable(valueTrendReturns)),
  asOf: unixSecond,
});

export type ValueTrend = z.output<typeof valueTrend>;
export type ValueTrendsTeaserPage = z.output<typeof valueTrendsTeaserPage>;
export type ValueTrendReturns = z.output<typeof valueTrendReturns>;
export type ValueTrendsPage = z.output<typeof valueTrendsPage>;
