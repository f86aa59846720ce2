import * as z from 'zod/mini';

/** The model's view of an outcome, from what was known before the start. */
export const outcomeModel = z.object({
  /** The probability of winning if the stake is not returned. */
  percent: z.number().check(z.gt(0), z.lte(100)),
  /** The price at which a bet breaks even. */
  fairOdds: z.number().check(z.gte(1)),
  /**
   * Believable value of the site line, of a match that has begun of the closing one: the market's
   * probability, which the model moves by a tenth, times the price, minus one. null: no price, or
   * the rest of its market has none.
   */
  valuePercent: z.nullable(z.number()),
  /** What the model alone claims for it: a note, which does not come true. */
  claimedPercent: z.nullable(z.number()),
});

/** League matches each side had played at the time of the forecast. */
export const modelBasis = z.tuple([z.int(), z.int()]);

export type OutcomeModel = z.output<typeof outcomeModel>;
