import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { teamStatistics } from '../statistics.ts';

/** Totals of the chosen matches of a side, or of both against each other. */
export const eventSummaryList = z.object({
  side: z.enum(['home', 'away', 'both']),
  /** The record of both is that of the home side of the match, its sums the side's own. */
  ...teamStatistics,
});

/** `[home, away]`, or `[both]` when only the current competitor is requested. */
export const eventSummary = z.object({
  link: z.string(),
  lists: z.array(eventSummaryList).check(z.minLength(1), z.maxLength(2)),
  asOf: unixSecond,
});

export type EventSummaryList = z.output<typeof eventSummaryList>;
export type EventSummary = z.output<typeof eventSummary>;
