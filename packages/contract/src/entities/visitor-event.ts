import * as z from 'zod/mini';
import { boundedText } from '../values/positional.ts';

const MAX_PROPERTIES = 32;

const eventProperties = z
  .record(boundedText(64), z.union([boundedText(500), z.number(), z.boolean(), z.null()]))
  .check(
    z.refine((properties) => Object.keys(properties).length <= MAX_PROPERTIES, {
      error: `has more than ${MAX_PROPERTIES} properties`,
    }),
  );

/** Something the visitor did, in the names of the statistics call. */
export const visitorEvent = z.object({
  event_type: boundedText(64).check(z.minLength(1)),
  event_properties: z.optional(eventProperties),
  user_agent: z.optional(boundedText(512)),
});

export type VisitorEvent = z.input<typeof visitorEvent>;
