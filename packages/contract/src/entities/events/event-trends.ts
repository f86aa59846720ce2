import * as z from 'zod/mini';
import { decimalOdds, unixSecond } from '../../values/decimal-odds.ts';

const share = z.number().check(z.gte(0), z.lte(100));

/** An outcome of the match that came in at least seven times in ten. */
export const eventTrend = z.object({
  /** Whose matches were counted; `both` = against each other. */
  side: z.enum(['home', 'away', 'both']),
  oddType: z.string(),
  /** Site line now. */
  odds: decimalOdds,
  hits: z.int(),
  of: z.int(),
  /** Percent: of the market without margin, and shrunk from the record towards it. */
  fairPercent: share,
  probabilityPercent: share,
  breakEvenPercent: share,
  /** 90 % interval of the bare share, percent. */
  interval: z.tuple([share, share]),
  /** At the site line; below 0 the price does not pay for it. */
  valuePercent: z.number(),
});

export const eventTrends = z.object({
  link: z.string(),
  /** The surest first. */
  trends: z.array(eventTrend).check(z.maxLength(60)),
  asOf: unixSecond,
});

export type EventTrend = z.output<typeof eventTrend>;
export type EventTrends = z.output<typeof eventTrends>;
