import type { ValueOf } from './value-of.ts';

/** Newest N matches inside the span of COUNT_OF_MONTHS; 0 = all. */
export const COUNT_OF_MATCHES = [0, 5, 10, 15, 20, 30, 50] as const;
export type CountOfMatches = (typeof COUNT_OF_MATCHES)[number];

/** 0 = no limit. */
export const COUNT_OF_MONTHS = [0, 1, 3, 6, 12, 24] as const;
export type CountOfMonths = (typeof COUNT_OF_MONTHS)[number];

/** Span of a league table; 0 = full season. */
export const TABLE_COUNT_OF_MONTHS = [0, 1, 3, 6, 12] as const;
export type TableCountOfMonths = (typeof TABLE_COUNT_OF_MONTHS)[number];

/** Which matches of a team a league table counts. */
export const TABLE_SIDE = { all: 0, home: 1, away: 2 } as const;
export type TableSide = ValueOf<typeof TABLE_SIDE>;

/** Teams with a match within this many hours; 0 = any. */
export const NEXT_MATCHES_HOURS = [0, 24, 48, 72, 168] as const;
export type NextMatchesHours = (typeof NEXT_MATCHES_HOURS)[number];

export const VALUE_TREND_HOURS = [6, 12, 24, 48, 72] as const;
export type ValueTrendHours = (typeof VALUE_TREND_HOURS)[number];

export const TYPE_OF_MATCHES = { results: 1, fixtures: 2 } as const;
export type TypeOfMatches = ValueOf<typeof TYPE_OF_MATCHES>;

/** The counts of a totals block; in hockey 2, 3 and 4 are the periods. */
export const TOTALS_MARKET = {
  match: 1,
  firstHalf: 2,
  secondHalf: 3,
  thirdPeriod: 4,
  corners: 5,
  yellowCards: 6,
  shots: 7,
} as const;
export type TotalsMarket = ValueOf<typeof TOTALS_MARKET>;
