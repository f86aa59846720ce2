import * as z from 'zod/mini';
import { errorReply } from '../entities/error-reply.ts';
import { matchTip } from '../entities/match-tip.ts';

/**
 * Exactly one of the two: `tip` = accepted, with its price and receipt; `error` = the game does not
 * allow it (started, closed, limit), and the status is 200 all the same.
 */
export const tipReply = z.object({
  tip: z.optional(matchTip),
  error: z.optional(errorReply.shape.error),
});

export type TipReply = z.output<typeof tipReply>;
