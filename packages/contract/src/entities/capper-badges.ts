import * as z from 'zod/mini';

const MAX_BADGES = 14;

/**
 * Earned by the record: 1 = prices better than the closing line by more than chance, `202610` = the
 * largest profit of that month. See `readBadges` of domain.
 */
export const badges = z.array(z.int()).check(z.maxLength(MAX_BADGES));
