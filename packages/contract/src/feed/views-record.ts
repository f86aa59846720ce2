import { z } from 'zod';
import { key, source } from './feed-fields.ts';

/** Total views of a match elsewhere: the site's own visitors are counted separately. */
export const viewsRecord = z.object({
  kind: z.literal('views'),
  source,
  matchKey: key,
  /** Only grows: a lower one is late and changes nothing. */
  count: z.int().min(0).max(1_000_000_000),
});
