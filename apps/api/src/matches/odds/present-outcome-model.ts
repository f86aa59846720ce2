import type { OutcomeModel } from '@tipmark/contract';
import { type OutcomeShares, sharesValuePercent, winProbability } from '@tipmark/prediction';
import { rounded } from '../lists/rounded.ts';

/**
 * The model's view of an outcome beside its site line; undefined where it has none.
 * @param milliOdds the current price; of a match that has started the closing one, as later prices
 * include information the model did not have
 */
export function presentOutcomeModel(
  shares: OutcomeShares | undefined,
  milliOdds: number | null,
): OutcomeModel | undefined {
  const probability = shares ? winProbability(shares) : 0;
  const percent = rounded(probability * 100);
  if (shares === undefined || percent === 0) return undefined;
  return {
    percent,
    fairOdds: rounded(1 / probability),
    valuePercent: milliOdds === null ? null : rounded(sharesValuePercent(shares, milliOdds)),
  };
}
