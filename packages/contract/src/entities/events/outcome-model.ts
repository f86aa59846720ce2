import * as z from 'zod/mini';

/** The model's view of an outcome, from what was known before the start. */
export const outcomeModel = z.object({
  /** The probability of winning if the stake is not returned. */
  percent: z.number().check(z.gt(0), z.lte(100)),
  /** The price at which a bet breaks even. */
  fairOdds: z.number().check(z.gte(1)),
  /** Value of the site line; of a match that has begun the closing one. null: no price. */
  valuePercent: z.nullable(z.number()),
});

/** League matches each side had played at the time of the forecast. */
export const modelBasis = z.tuple([z.int(), z.int()]);

export type OutcomeModel = z.output<typeof outcomeModel>;
