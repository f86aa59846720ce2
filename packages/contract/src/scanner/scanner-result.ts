import { ANSWER_LIMIT, SCANNER_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { leagueHead } from '../entities/league.ts';
import { wireMatch } from '../entities/wire-match.ts';
import { decimalOdds, pricePhase, unixSecond } from '../values/decimal-odds.ts';

const percent = z.number();

/** One outcome of a match, as the scanner sees it. */
export const scannerOutcome = z.object({
  /** `1x2.1`, `ou.o:2.5`. */
  oddType: z.string(),
  category: z.int(),
  /** The site line now, at its first price, and at the instant it is compared with. */
  odds: decimalOdds,
  first: decimalOdds,
  was: decimalOdds,
  /** `(odds / was − 1) · 100`. */
  changePercent: percent,
  /**
   * When the line last changed, and when it was first priced; null = its source gives no times.
   * Such a price is never new, and did not move within any number of hours.
   */
  changedAt: z.nullable(unixSecond),
  createdAt: z.nullable(unixSecond),
  /** What is known of the price in place of a time; only where `changedAt` is null. */
  phase: z.optional(pricePhase),
  /** When a bookmaker last named a price; null = no price has a time. */
  confirmedAt: z.nullable(unixSecond),
  countOfBookmakers: z.int(),
  /** Highest price now; null in the demo. */
  best: z.nullable(z.object({ odds: decimalOdds, bookmaker: z.string() })),
  /**
   * Believable value of the best price to the market without margin: half of the claimed, at most
   * 3 %; null where it is unknown, for a price nobody has confirmed for two hours, and in the demo.
   */
  valuePercent: z.nullable(percent),
  /** What the best price claims; above 10 % it has to be checked. */
  claimedPercent: z.nullable(percent),
  /**
   * Believable value of the site line by market and model; null without a forecast of the match or
   * a complete market, and in the demo.
   */
  modelValuePercent: z.nullable(percent),
  /** What the model alone claims for the site line. */
  modelClaimedPercent: z.nullable(percent),
  /** `[at, odds]`, oldest first: a step chart. Without prices that have no times. */
  points: z.array(z.tuple([unixSecond, decimalOdds])).check(z.maxLength(SCANNER_LIMIT.chartPoints)),
});

export const scannerMatch = z.object({
  match: wireMatch,
  /** Outcomes of the match that meet the filter, on all pages. */
  countOfOutcomes: z.int(),
  /**
   * Those of this page in the requested order; none where only matches and leagues are requested.
   */
  outcomes: z.array(scannerOutcome).check(z.maxLength(ANSWER_LIMIT.scannerOutcomes)),
});

export const scannerResult = z.object({
  /** In the order of their first outcome on the page. */
  matches: z.array(scannerMatch).check(z.maxLength(ANSWER_LIMIT.scannerOutcomes)),
  leagues: z.array(leagueHead),
  /**
   * Categories that have outcomes under the other criteria. Absent with matches and leagues only.
   */
  outcomesCategories: z.optional(z.array(z.object({ id: z.int(), countOfOutcomes: z.int() }))),
  /** Categories the filter names; empty = all. Absent with matches and leagues only. */
  activeOutcomesCategories: z.optional(z.array(z.int())),
  countOfOutcomes: z.int(),
  countOfMatches: z.int(),
  /** null at the end. */
  nextPageNumber: z.nullable(z.int()),
  /** Prices are those of this instant. */
  asOf: unixSecond,
  /** How much older than now the newest price is, milliseconds; null = no price has a time. */
  lagMs: z.nullable(z.int().check(z.gte(0))),
  /**
   * Delay from the change of a price until it was known here, over the last hour: median and 95th
   * percentile. Null when none changed.
   */
  lagOfHour: z.nullable(z.object({ p50Ms: z.int(), p95Ms: z.int() })),
  /** Delayed and cut: what is shown without a subscription. */
  isDemo: z.boolean(),
});

export type ScannerOutcome = z.output<typeof scannerOutcome>;
export type ScannerMatch = z.output<typeof scannerMatch>;
export type ScannerResult = z.output<typeof scannerResult>;
