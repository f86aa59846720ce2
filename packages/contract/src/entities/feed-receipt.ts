import * as z from 'zod/mini';

/** What became of a batch of feed records. `line` counts from 1 inside the batch. */
export const feedReceipt = z.object({
  imported: z.int(),
  updated: z.int(),
  skipped: z.int(),
  quarantined: z.int(),
  /** The first refusals; `quarantined` counts all of them. */
  errors: z
    .array(z.object({ line: z.int(), reason: z.string().check(z.maxLength(500)) }))
    .check(z.maxLength(100)),
});

export type FeedReceipt = z.output<typeof feedReceipt>;
