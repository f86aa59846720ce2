import type { Limit } from '../../platform/admission/rate-limits.ts';

/** Posting and changing together. */
export const TIP_WRITES: Limit = { name: 'tip-writes', max: 10, windowSeconds: 60 };

/** All attempts to post, also repeated ones, which cost less but are not free. */
export const TIP_CALLS: Limit = { name: 'tip-calls', max: 60, windowSeconds: 60 };
