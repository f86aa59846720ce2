import type { OutcomeModel } from '@tipmark/contract';
import { winProbability } from '@tipmark/prediction';
import { rounded } from '../lists/rounded.ts';
import type { ModelValues } from '../value/model-values.ts';

/**
 * The model's view of an outcome beside its site line; undefined where it has none.
 * @param milliOdds the current price; of a match that has started the closing one, as later prices
 * include information the model did not have
 */
export function presentOutcomeModel(
  { sharesOf, valueOf }: ModelValues,
  oddType: string,
  milliOdds: number | null,
): OutcomeModel | undefined {
  const shares = sharesOf(oddType);
  const probability = shares ? winProbability(shares) : 0;
  const percent = rounded(probability * 100);
  if (shares === undefined || percent === 0) return undefined;
  const value = milliOdds === null ? undefined : valueOf(oddType, milliOdds);
  return {
    percent,
    fairOdds: rounded(1 / probability),
    valuePercent: maybeRounded(value?.valuePercent),
    claimedPercent: maybeRounded(value?.claimedPercent),
  };
}

function maybeRounded(percent: number | null | undefined): number | null {
  return percent === null || percent === undefined ? null : rounded(percent);
}
