import { removeMargin } from './margin.ts';

/**
 * `(o·p − 1) · 100`: the average profit of one unit, in percent.
 * @param probability fair probability, 0–1, not rounded
 */
export function valuePercent(milliOdds: number, probability: number): number {
  return ((milliOdds * probability) / 1_000 - 1) * 100;
}

/**
 * Closing line value: value of the taken price against the closing market without its margin.
 * @param takenMilliOdds price of the tip
 * @param closingMilliOdds closing prices of all outcomes of the market
 * @param outcomeIndex which of them the tip is on
 * @returns percent, or null when the closing market is incomplete
 */
export function clvPercent(
  takenMilliOdds: number,
  closingMilliOdds: readonly (number | null)[],
  outcomeIndex: number,
): number | null {
  const probability = removeMargin(closingMilliOdds)?.probabilities[outcomeIndex];
  return probability === undefined ? null : valuePercent(takenMilliOdds, probability);
}

/** Percent of the time an outcome must happen to break even: `100 / o`. */
export function breakEvenPercent(milliOdds: number): number {
  return 100_000 / milliOdds;
}
