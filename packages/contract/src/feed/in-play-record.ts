import { z } from 'zod';
import { key, milliOdds, oddType, source, unixSeconds } from './feed-fields.ts';

/**
 * Prices while a match is running. They are separate from `odds`: first, current and closing odds
 * of a match never include them. A price counts until its bookmaker's next one on that outcome, at
 * most `IN_PLAY_FRESH_SECONDS`; `null` withdraws it (suspended, or closed for good). An outcome
 * that is not named is unchanged.
 */
export const inPlayRecord = z.object({
  kind: z.literal('in-play'),
  source,
  matchKey: key,
  at: unixSeconds,
  prices: z
    .array(z.tuple([key, oddType, z.nullable(milliOdds)]))
    .min(1)
    .max(2_000),
});
