import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { leagueHead } from './league.ts';

const score = z.number();

/** How forecasts of some matches did; values of too few matches are null. */
export const reliability = z.object({
  matches: z.int(),
  /** Mean ranked probability score, 0 = perfect: of the forecasts, of the league's own rates. */
  rankedProbability: z.nullable(score),
  baseRankedProbability: z.nullable(score),
  /** Of the last prices without the margin, over the matches that have some. */
  lineRankedProbability: z.nullable(score),
  logLoss: z.nullable(score),
  brier: z.nullable(score),
  /** Flat stakes on every outcome whose first price paid for the forecast by 5 % or more. */
  picks: z.int(),
  yieldPercent: z.nullable(z.number()),
  standardErrorPercent: z.nullable(z.number()),
});

/** All outcomes whose stated probability lay in one tenth. */
export const reliabilityBin = z.object({
  fromPercent: z.int(),
  cases: z.int(),
  /** Mean probability and observed frequency; null in too few cases. */
  statedPercent: z.nullable(z.number()),
  happenedPercent: z.nullable(z.number()),
  happened: z.int(),
});

/** Leagues that share a model: the real ones of a sport, or its invented ones. */
export const reliabilityGroup = z.object({
  isSimulated: z.boolean(),
  all: reliability,
  /**
   * How much the forecasts add to the closing odds: their weight with the smallest log loss, 0.1 at
   * most. Absent with fewer than 2,000 matches, which leave it to chance: then they have none.
   */
  modelWeight: z.optional(z.number().check(z.gte(0), z.lte(0.1))),
  bins: z.array(reliabilityBin).check(z.maxLength(10)),
  leagues: z.array(z.extend(reliability, { league: leagueHead })).check(z.maxLength(500)),
});

export const reliabilityPage = z.object({
  /** Matches before it are not counted. */
  sinceSeconds: unixSecond,
  groups: z.array(reliabilityGroup).check(z.maxLength(2)),
  asOf: unixSecond,
});

export type Reliability = z.output<typeof reliability>;
export type ReliabilityBinOfPage = z.output<typeof reliabilityBin>;
export type ReliabilityGroup = z.output<typeof reliabilityGroup>;
export type ReliabilityPage = z.output<typeof reliabilityPage>;
