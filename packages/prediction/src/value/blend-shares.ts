/**
 * How much the model may say beside the market. By log loss of 16,600 soccer matches, 21,000 of
 * tennis and 2,000 of hockey it deserves nothing, and with the greatest goodwill a tenth.
 */
export const MODEL_WEIGHT = {
  most: 0.1,
  /** With fewer matches the best weight is chance: then the model says nothing. */
  minMatches: 2_000,
} as const;

/**
 * Model and market as one opinion: `p ∝ model^w · market^(1 − w)`.
 * @param model shares of all outcomes of a market
 * @param market the same without margin; undefined where nobody offers a price: the model alone
 */
export function blendShares(
  model: readonly number[],
  market: readonly number[] | undefined,
  weight: number = MODEL_WEIGHT.most,
): number[] {
  if (market === undefined) return [...model];
  const raw = model.map((share, index) => share ** weight * (market[index] ?? 0) ** (1 - weight));
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => (total === 0 ? 0 : one / total));
}
