import * as z from 'zod/mini';
import { maybeOdds, unixSecond } from '../values/decimal-odds.ts';
import { leagueHead } from './league.ts';
import { wireMatch } from './wire-match.ts';

const percent = z.number().check(z.gte(0), z.lte(100));

/** A match with the model's forecast from before the start. */
export const analysedMatch = z.object({
  match: wireMatch,
  /** Expected goals, home first; one decimal. */
  forecastScores: z.tuple([z.number(), z.number()]),
  /** The most probable exact score. */
  forecastScore: z.string(),
  /** Home, draw, away; one decimal each. */
  percents: z.tuple([percent, percent, percent]),
  /** Hockey: home and away in the end, with overtime and the shoot-out. */
  winPercents: z.optional(z.tuple([percent, percent])),
  /** Over the main line, and both to score. */
  overPercent: percent,
  bothScorePercent: percent,
  /**
   * The outcome whose site line has the highest believable value by market and model; null without
   * prices and once the match is running.
   */
  value: z.nullable(
    z.object({
      oddType: z.string(),
      odds: maybeOdds,
      percent: z.number(),
      /** What the model alone claims. */
      claimedPercent: z.number(),
    }),
  ),
});

/** Matches of a day with enough data for the model, by league. */
export const mathAnalysisPage = z.object({
  leagues: z.array(
    z.extend(leagueHead, { matches: z.array(analysedMatch).check(z.maxLength(2_000)) }),
  ),
  /** Matches of the day for which the model has too little data. */
  countOfUnknown: z.int(),
  timestamp: unixSecond,
  /** Of a day without matches: unix second at which the match nearest to it starts. */
  nearestMatchAt: z.optional(z.int()),
  asOf: unixSecond,
});

export type AnalysedMatch = z.output<typeof analysedMatch>;
export type MathAnalysisPage = z.output<typeof mathAnalysisPage>;
