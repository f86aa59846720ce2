import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { trendStatistics } from '../statistics.ts';

/** An outcome of the match that came in at least seven times in ten. */
export const eventTrend = z.object({
  /** Whose matches were counted; `both` = against each other. */
  side: z.enum(['home', 'away', 'both']),
  ...trendStatistics,
});

export const eventTrends = z.object({
  link: z.string(),
  /** The surest first. */
  trends: z.array(eventTrend).check(z.maxLength(60)),
  asOf: unixSecond,
});

export type EventTrend = z.output<typeof eventTrend>;
export type EventTrends = z.output<typeof eventTrends>;
