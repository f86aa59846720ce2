import { sum } from '../sum.ts';

/** With fewer tips a mean against the closing line may be chance. */
export const CLOSING_PROOF_MIN_TIPS = 100;
/** Standard errors to either side of a 90 % interval. */
export const ERRORS_OF_INTERVAL = 1.65;

/**
 * Whether prices were better than the closing line by more than chance: at least a hundred of them,
 * and the 90 % interval of their mean lies above 0.
 * @param values closing line values of tips, fractions
 */
export function hasClosingProof(values: readonly number[]): boolean {
  const count = values.length;
  if (count < CLOSING_PROOF_MIN_TIPS) return false;
  const mean = sum(values) / count;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (count - 1);
  return mean - ERRORS_OF_INTERVAL * Math.sqrt(variance / count) > 0;
}
