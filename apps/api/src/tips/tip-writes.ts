import type { Limit } from '../access/limits.ts';

/** Posting and changing together. */
export const TIP_WRITES: Limit = { name: 'tip-writes', max: 10, windowSeconds: 60 };
