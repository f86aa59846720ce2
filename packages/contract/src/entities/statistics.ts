import { SERIES_KINDS, SERIES_SCOPES, SHARES, STATISTICS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, unixSecond } from '../values/decimal-odds.ts';

/** A mean with the number of matches it is made of; two decimals. */
export const average = z.nullable(z.object({ average: z.number(), of: z.int() }));

/** Home wins, draws and away wins among `count` matches. */
export const outcomeCounts = z.object({
  count: z.int(),
  home: z.int(),
  draw: z.int(),
  away: z.int(),
});

/** The same of one side: what it won, drew and lost, at home and away. */
export const sideRecord = z.object({ won: z.int(), drawn: z.int(), lost: z.int() });

/** `over` of `of` matches went over the line. */
export const lineCount = z.object({ line: z.number(), over: z.int(), of: z.int() });

export const summaryStatistic = z.enum(['goals', ...STATISTICS, ...SHARES]);

/** Means per match of both sides, or shares in percent; an unknown statistic is omitted. */
export const summaryRow = z.object({
  figure: summaryStatistic,
  own: z.number(),
  other: z.number(),
  of: z.int(),
});

export const share = z.number().check(z.gte(0), z.lte(100));

/** An outcome that came in at least seven times in ten, with its price. */
export const trendStatistics = {
  oddType: z.string(),
  /** Site line when it was looked at. */
  odds: decimalOdds,
  hits: z.int(),
  of: z.int(),
  /** Percent: of the market without margin. */
  fairPercent: share,
  /** Percent: from the match's model, which knows the opponent; null where there is no forecast. */
  probabilityPercent: z.nullable(share),
  breakEvenPercent: share,
  /** 90 % interval of the bare share, percent. */
  interval: z.tuple([share, share]),
  /** Believable value of the site line by market and model; below 0 it does not pay. */
  valuePercent: z.nullable(z.number()),
  /** What the model alone claims: model share × site line − 1. */
  claimedPercent: z.nullable(z.number()),
};

/** A current streak. */
export const seriesItem = z.object({
  kind: z.enum(SERIES_KINDS),
  scope: z.enum(SERIES_SCOPES),
  count: z.int(),
  since: unixSecond,
});

export type SummaryItem = z.output<typeof summaryRow>;
export type SeriesItem = z.output<typeof seriesItem>;
export type LineShare = z.output<typeof lineCount>;
export type OutcomeShares = z.output<typeof outcomeCounts>;

/** Totals of the chosen matches of a team. */
export const teamStatistics = {
  outcomes: outcomeCounts,
  /** Of the team. */
  record: sideRecord,
  averages: z.object({ match: average, parts: z.array(average).check(z.maxLength(3)) }),
  totals: z.array(lineCount).check(z.maxLength(10)),
  summary: z.array(summaryRow).check(z.maxLength(20)),
  series: z.array(seriesItem).check(z.maxLength(30)),
};
