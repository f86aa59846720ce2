import * as z from 'zod/mini';
import { unixSecond } from './decimal-odds.ts';

/** When a match starts, as far as that is known. */
export const matchStart = {
  startsAt: unixSecond,
  /** Absent = true; false: only the day of the start is known. */
  isTimeKnown: z.optional(z.boolean()),
  /** false: its tournament begins then. */
  isDayKnown: z.optional(z.literal(false)),
};
