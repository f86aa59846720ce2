import type { Limit } from '../../platform/admission/rate-limits.ts';

/** Posting and changing together. */
export const TIP_WRITES: Limit = { name: 'tip-writes', max: 10, windowSeconds: 60 };

/** Everything sent to be posted, also what only repeats: that costs less, not nothing. */
export const TIP_CALLS: Limit = { name: 'tip-calls', max: 60, windowSeconds: 60 };
