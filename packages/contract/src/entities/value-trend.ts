import { HOME_BLOCK_SIZE, PAGE_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { leagueHead } from './league.ts';
import { sidebar } from './page-empty.ts';
import { share, trendStatistics } from './statistics.ts';

/** A match of the record: whether the outcome came in there. */
const recordedMatch = z.object({
  isHit: z.boolean(),
  startsAt: unixSecond,
  /** Absent = true; false: only the day of the start is known. */
  isTimeKnown: z.optional(z.boolean()),
  /** false: its tournament begins then. */
  isDayKnown: z.optional(z.literal(false)),
  /** Own goals first. */
  score: z.tuple([z.int(), z.int()]),
  isHome: z.boolean(),
});

/**
 * An outcome of a coming match whose price has value to the model and that often came in before.
 */
export const valueTrend = z.object({
  league: leagueHead,
  /** Value of the match's route. */
  link: z.string(),
  startsAt: unixSecond,
  /** Absent = true; false: only the day of the start is known. */
  isTimeKnown: z.optional(z.boolean()),
  /** false: its tournament begins then. */
  isDayKnown: z.optional(z.literal(false)),
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
  /** The newest last, returned ones left out. */
  record: z.array(recordedMatch).check(z.maxLength(20)),
});

export const valueTrendsPage = z.object({
  trends: z.array(valueTrend).check(z.maxLength(PAGE_SIZE.valueTrends)),
  /** Of all pages. */
  count: z.int(),
  /** Categories of outcomes with a value trend inside the hours; only with the first page. */
  categories: z.nullable(z.array(z.int()).check(z.maxLength(12))),
  sidebar: z.nullable(sidebar),
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
  asOf: unixSecond,
});

export type ValueTrend = z.output<typeof valueTrend>;
export type ValueTrendsTeaserPage = z.output<typeof valueTrendsTeaserPage>;
export type ValueTrendsPage = z.output<typeof valueTrendsPage>;
