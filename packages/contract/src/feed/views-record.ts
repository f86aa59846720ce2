import { z } from 'zod';
import { key, source } from './feed-fields.ts';

/**
 * How often a match was looked at elsewhere, in all: the site's own visitors are counted beside it.
 */
export const viewsRecord = z.object({
  kind: z.literal('views'),
  source,
  matchKey: key,
  /** Only grows: a lower one is late and changes nothing. */
  count: z.int().min(0).max(1_000_000_000),
});
