import { ANSWER_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, maybeOdds, pricePhase, unixSecond } from '../../values/decimal-odds.ts';
import { matchMoment } from './match-moment.ts';
import { modelBasis, outcomeModel } from './outcome-model.ts';
import { priceRange } from './price-range.ts';

/** A bookmaker's changes of one outcome. */
export const bookmakerOdds = z.object({
  oddType: z.string(),
  first: decimalOdds,
  current: decimalOdds,
  /** Its last before the start; absent until then. */
  closing: z.optional(decimalOdds),
  /** Highest it ever gave. */
  best: decimalOdds,
  /** Absent where the source gives no times, only early and closing prices. */
  updatedAt: z.optional(unixSecond),
  /** The current odds of a running match, null = suspended; absent where the bookmaker had none. */
  inPlay: z.optional(z.object({ odds: maybeOdds, updatedAt: unixSecond })),
});

export const outcomeHistory = z.object({
  oddType: z.string(),
  first: maybeOdds,
  /** While the match is priced in play the price of the play, null = suspended. */
  current: maybeOdds,
  closing: maybeOdds,
  /** Highest current price of all bookmakers. */
  best: z.nullable(z.object({ odds: decimalOdds, bookmaker: z.string() })),
  /**
   * Probability of the current site line without margin, percent; null for an incomplete market.
   */
  fairPercent: z.nullable(z.number()),
  fairOdds: z.nullable(z.number()),
  /** Absent where the model has no forecast of the outcome. */
  model: z.optional(outcomeModel),
  /**
   * `[at, odds]` of the site line, oldest first: a step chart; each price is valid until the next.
   */
  points: z
    .array(z.tuple([unixSecond, decimalOdds]))
    .check(z.maxLength(ANSWER_LIMIT.oddsHistoryPoints)),
  /** Between which prices of bookmakers the line ran. */
  range: z.optional(priceRange),
  /**
   * The same while the match ran, from `closesAt` on; null = suspended. Absent without in-play
   * odds.
   */
  inPlay: z.optional(
    z.array(z.tuple([unixSecond, maybeOdds])).check(z.maxLength(ANSWER_LIMIT.oddsHistoryPoints)),
  ),
});

export const marketLine = z.object({
  /** null: the market has no lines. For handicaps it is the home side's. */
  line: z.nullable(z.number()),
  outcomes: z.array(outcomeHistory),
  /** `(Σ 1/o − 1) · 100` of the current site line; null for an incomplete market. */
  marginPercent: z.nullable(z.number()),
  bookmakers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Means and maxima of many bookmakers: for reference. */
      isAggregate: z.boolean(),
      prices: z.array(bookmakerOdds),
      /**
       * Of its last prices before the start; absent if it does not price all outcomes of the line.
       */
      marginPercent: z.optional(z.number()),
    }),
  ),
});

export const oddsHistory = z.object({
  link: z.string(),
  market: z.string(),
  /** Markets of this match that have prices, in the order of the table of markets. */
  markets: z.array(z.string()),
  /** The main line first, then ascending. */
  lines: z.array(marketLine),
  /** Absent where no model was fitted: its source supplied the forecast, or there is none. */
  modelBasis: z.optional(modelBasis),
  /** Absent where no time of a goal or dismissal is known. */
  moments: z.optional(z.array(matchMoment).check(z.maxLength(60))),
  startsAt: unixSecond,
  /** false: only the day of the start is known; absent = its hour, too. */
  isTimeKnown: z.optional(z.literal(false)),
  /** false: its tournament begins then. */
  isDayKnown: z.optional(z.literal(false)),
  /**
   * Instants of `points` and `range` that only order prices: their sources separate early from
   * closing ones, but not when they were offered. Absent where all times are real.
   */
  untimed: z.optional(
    z
      .array(z.object({ at: unixSecond, phase: pricePhase }))
      .check(z.maxLength(ANSWER_LIMIT.oddsHistoryPoints)),
  ),
  /** When pre-match prices end: at the scheduled start, or at an earlier observed one. */
  closesAt: unixSecond,
  asOf: unixSecond,
});

export type UntimedPrice = NonNullable<OddsHistory['untimed']>[number];
export type BookmakerOdds = z.output<typeof bookmakerOdds>;
export type OutcomeHistory = z.output<typeof outcomeHistory>;
export type MarketLine = z.output<typeof marketLine>;
export type OddsHistory = z.output<typeof oddsHistory>;
