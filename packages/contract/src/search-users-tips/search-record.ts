import * as z from 'zod/mini';
import { tipsMeasured } from '../scanner/template-record.ts';
import { unixSecond } from '../values/decimal-odds.ts';

/** The results of tips that a template of a search would have named, a unit on each. */
export const searchRecord = z.object({
  /** Tips published within this many days before now are included. */
  days: z.int(),
  /** How many settled tips were compared with the criteria. */
  countOfTips: z.int(),
  /** There were more: only the newest are included. */
  isCut: z.boolean(),
  /**
   * Why the past cannot be answered: whom one followed then, or who was in a contest, is not
   * stored, or there are too many tips. Then everything below is null or 0.
   */
  unmeasured: z.nullable(z.enum(['followed', 'contest', 'size'])),
  ...tipsMeasured,
  asOf: unixSecond,
});

export type SearchRecordReply = z.output<typeof searchRecord>;
