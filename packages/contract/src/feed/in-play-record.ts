import { z } from 'zod';
import { key, milliOdds, oddType, source, unixSeconds } from './feed-fields.ts';

/**
 * Prices while a match runs. They stand apart from `odds`: first, current and closing odds of a
 * match never know of them. A price counts until its bookmaker's next word on that outcome, at most
 * `IN_PLAY_FRESH_SECONDS`; `null` takes it back (suspended, or closed for good). An outcome that is
 * not named stays as it was.
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
