/** Bounds of the odds scanner's criteria. Hours count from now. */
export const SCANNER_LIMIT = {
  /** How far ahead a match may start: the scanner has no later ones. */
  matchHours: 336,
  /** How far back a price may be compared. */
  changesHours: 168,
  /** Age from which outcomes count as equally old. */
  oddsCreatedHours: 336,
  pages: 1_000,
  /** Prices in the small chart of a row. */
  chartPoints: 12,
  /** Outcomes per call for details, and prices of one bookmaker in them. */
  detailedOutcomes: 10,
  bookmakerPoints: 120,
} as const;

/** The public part of the scanner, without a subscription. */
export const SCANNER_DEMO = { presetId: 1, delaySeconds: 900, outcomes: 10 } as const;
