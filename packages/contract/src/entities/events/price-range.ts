import { ANSWER_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, unixSecond } from '../../values/decimal-odds.ts';

/**
 * `[at, lowest, highest, bookmaker of the highest]` over the reporting bookmakers, aggregates
 * excluded, oldest first: each is valid until the next. The last is the id of a bookmaker of the
 * line.
 */
export const priceRange = z
  .array(z.tuple([unixSecond, decimalOdds, decimalOdds, z.int()]))
  .check(z.maxLength(ANSWER_LIMIT.priceRangePoints));

export type PriceRange = z.output<typeof priceRange>;
