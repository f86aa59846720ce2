/** What staking a part of Kelly's means over time, if the probabilities are right. */
export interface KellyRisk {
  /** Chance that the bank ever falls to half. */
  readonly fallsToHalf: number;
  /** Growth of the bank, of that with full stakes. */
  readonly growthShare: number;
}

const HALF = 0.5;

/** @param part of Kelly's stake, above 0 and at most 1 */
export const kellyRisk = (part: number): KellyRisk => ({
  fallsToHalf: HALF ** (2 / part - 1),
  growthShare: part * (2 - part),
});
