import * as z from 'zod/mini';
import { errorReply } from '../entities/error-reply.ts';
import { matchTip } from '../entities/match-tip.ts';
import { decimalOdds } from '../values/decimal-odds.ts';

/** Why the game does not allow a tip. */
const tipRefusal = z.extend(errorReply.shape.error, {
  /** With `odds_changed`: the price a tip would get now. */
  odds: z.optional(decimalOdds),
});

/**
 * Exactly one of the two: `tip` = accepted, with its price and receipt; `error` = the game does not
 * allow it (started, closed, limit), and the status is 200 all the same.
 */
export const tipReply = z.object({
  tip: z.optional(matchTip),
  error: z.optional(tipRefusal),
});

export type TipRefusal = z.output<typeof tipRefusal>;
export type TipReply = z.output<typeof tipReply>;
