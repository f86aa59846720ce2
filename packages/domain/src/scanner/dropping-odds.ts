import { HEADLINE_MAX_MILLI_ODDS, NOTABLE_FALL } from '../odds/notable-fall.ts';

/** The page of falling odds: its choices, and what applies where a visitor chooses nothing. */
export const DROPPING_ODDS = {
  /** Prices are compared with those of this many hours ago. */
  hours: [1, 6, 12, 24],
  defaultHours: 24,
  /** Percent. */
  changes: [3, 5, 10, 15, 20],
  defaultChange: 5,
  minOdds: NOTABLE_FALL.leastNow / 1_000,
  maxOdds: HEADLINE_MAX_MILLI_ODDS / 1_000,
  /** A fall at one bookmaker alone is noise. */
  leastBookmakers: 3,
  /** Number of largest falls that are looked at: neighbouring lines fall together. */
  looked: 3_000,
  pageSize: 50,
} as const;
