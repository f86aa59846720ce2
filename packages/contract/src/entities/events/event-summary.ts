import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import {
  average,
  lineCount,
  outcomeCounts,
  seriesItem,
  sideRecord,
  summaryRow,
} from '../statistics.ts';

/** Totals of the chosen matches of a side, or of both against each other. */
export const eventSummaryList = z.object({
  side: z.enum(['home', 'away', 'both']),
  outcomes: outcomeCounts,
  /** Of the side; for `both` of the home side of the match. */
  record: sideRecord,
  /** Goals of both sides: in the match, then in its halves or periods. */
  averages: z.object({ match: average, parts: z.array(average).check(z.maxLength(3)) }),
  totals: z.array(lineCount).check(z.maxLength(10)),
  /** The side's own means and its opponents'. */
  summary: z.array(summaryRow).check(z.maxLength(20)),
  series: z.array(seriesItem).check(z.maxLength(30)),
});

/** `[home, away]`, or `[both]` when only the current competitor is requested. */
export const eventSummary = z.object({
  link: z.string(),
  lists: z.array(eventSummaryList).check(z.minLength(1), z.maxLength(2)),
  asOf: unixSecond,
});

export type EventSummaryList = z.output<typeof eventSummaryList>;
export type EventSummary = z.output<typeof eventSummary>;
