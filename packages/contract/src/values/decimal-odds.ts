import * as z from 'zod/mini';

/** Decimal odds of at most three decimals. */
export const decimalOdds = z.number().check(z.gt(1), z.lte(1_000));
/** null = no price. */
export const maybeOdds = z.nullable(decimalOdds);
export const unixSecond = z.int().check(z.gte(0));
/** All that some sources know of the time of a price. */
export const pricePhase = z.enum(['first', 'closing']);

export type PricePhase = z.output<typeof pricePhase>;
