import * as z from 'zod/mini';
import { MAX_ID } from '../../values/max-id.ts';
import { integer } from '../../values/positional.ts';

const MOST_PARTS = 9;

/** Which edition of a tournament. */
export const editionQuery = () => ({
  /** Absent or 0 = the last one with matches. */
  seasonId: z.optional(integer(0, MAX_ID)),
  /** Where a venue hosted several in a year: which one; absent or 0 = the last. */
  part: z.optional(integer(0, MOST_PARTS)),
});
