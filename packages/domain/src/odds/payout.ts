/**
 * What comes back of 100 bet evenly on all outcomes of a market: 2.10/3.40/3.60 → 95.41 %. From 100
 * on the prices, of several bookmakers, leave nothing to chance.
 * @param milliOdds prices of all outcomes, in milli-odds; null = missing
 * @returns null for an incomplete market
 */
export function payoutPercent(milliOdds: readonly (number | null)[]): number | null {
  let implied = 0;
  for (const milli of milliOdds) {
    if (milli === null || milli <= 1_000) return null;
    implied += 1_000 / milli;
  }
  return implied === 0 ? null : 100 / implied;
}
