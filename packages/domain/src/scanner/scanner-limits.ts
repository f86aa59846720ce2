/** Bounds of what the odds scanner can be asked. Hours count from now. */
export const SCANNER_LIMIT = {
  /** How far ahead a match may start: the scanner knows no later one. */
  matchHours: 336,
  /** How far back a price may be compared. */
  changesHours: 168,
  /** Age of the oldest outcome that still can be told from older ones. */
  oddsCreatedHours: 336,
  pages: 1_000,
  /** Prices in the small chart of a row. */
  chartPoints: 12,
  /** Outcomes that one call tells the details of, and prices of one bookmaker in them. */
  detailedOutcomes: 10,
  bookmakerPoints: 120,
} as const;

/** What everybody may see of the scanner without a subscription. */
export const SCANNER_DEMO = { presetId: 1, delaySeconds: 900, outcomes: 10 } as const;
