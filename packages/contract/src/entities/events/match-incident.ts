import { MATCH_INCIDENTS } from '@tipmark/domain';
import * as z from 'zod/mini';

/** A goal or a dismissal. */
export const matchIncident = z.object({
  type: z.enum(MATCH_INCIDENTS),
  /** The side it counts for: an own goal is on the side that benefits. */
  side: z.enum(['home', 'away']),
  minute: z.int(),
  /** Of the added time after `minute`. */
  stoppage: z.nullable(z.int()),
  /** Of the minute, where they are counted. */
  second: z.nullable(z.int()),
  /** In the language of the request, as far as it is known. */
  player: z.nullable(z.string()),
});

export type MatchIncident = z.output<typeof matchIncident>;
