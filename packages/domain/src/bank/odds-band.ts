/**
 * Lowest milli-odds of each band, ascending; the last one is open. Tips are accepted from 1.10 on.
 */
export const ODDS_BANDS = [1_100, 1_300, 1_600, 2_000, 3_000] as const;
export type OddsBand = (typeof ODDS_BANDS)[number];

/** The band of a price, by the band's lowest milli-odds; lower prices count to the first. */
export function oddsBandOf(milliOdds: number): OddsBand {
  return ODDS_BANDS.findLast((low) => milliOdds >= low) ?? ODDS_BANDS[0];
}
