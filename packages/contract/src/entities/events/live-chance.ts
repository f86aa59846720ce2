import * as z from 'zod/mini';

/** The chances of a running match at its present state, percent; what has happened counts. */
export const liveChance = z.object({
  /** Of the result: home, draw where there is one, away. */
  percents: z.array(z.number()).check(z.minLength(2), z.maxLength(3)),
  /** Of the final winner, where the result is that of regular time. */
  winner: z.optional(z.tuple([z.number(), z.number()])),
  /** What was known before the start: closing odds without their margin, else our forecast. */
  basis: z.enum(['closing', 'model']),
});

export type LiveChance = z.output<typeof liveChance>;
