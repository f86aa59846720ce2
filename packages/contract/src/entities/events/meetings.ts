import * as z from 'zod/mini';
import { matchStart } from '../../values/match-start.ts';

/** What both sides of a match did against each other before it, counted for its home side. */
export const meetings = z.object({
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  /** Newest first. */
  last: z
    .array(
      z.object({
        link: z.string(),
        ...matchStart,
        /** It was the home side of that match, too. */
        isHome: z.boolean(),
        /** Goals of that match's home side first. */
        score: z.tuple([z.int(), z.int()]),
      }),
    )
    .check(z.maxLength(5)),
});

export type Meetings = z.output<typeof meetings>;
