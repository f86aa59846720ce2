import * as z from 'zod/mini';

/** The model's view of an outcome, from what was known before the start. */
export const outcomeModel = z.object({
  /** Its chance where the stake is decided. */
  percent: z.number().check(z.gt(0), z.lte(100)),
  /** The price that pays exactly that. */
  fairOdds: z.number().check(z.gte(1)),
  /** Value of the site line; of a match that has begun the closing one. null: no price. */
  valuePercent: z.nullable(z.number()),
});

/** Matches of the league each side had played when the model spoke. */
export const modelBasis = z.tuple([z.int(), z.int()]);

export type OutcomeModel = z.output<typeof outcomeModel>;
