import type { ScannerOutcome } from '@tipmark/contract';
import { isGoodValue, isPriceToCheck } from '@tipmark/domain';

/** The value of an outcome that is shown, sorted and saved: to the market or with the model. */
export interface ShownValue {
  readonly valuePercent: number | null;
  /** What the price, or the model alone, claims. */
  readonly claimedPercent: number | null;
  readonly isGood: boolean;
  /** The best price is too far above the market to be believed. */
  readonly isToCheck: boolean;
}

export function shownValue(outcome: ScannerOutcome, isToModel: boolean): ShownValue {
  const { claimedPercent: marketPercent } = outcome;
  const valuePercent = isToModel ? outcome.modelValuePercent : outcome.valuePercent;
  return {
    valuePercent,
    claimedPercent: isToModel ? outcome.modelClaimedPercent : marketPercent,
    isGood: isGoodValue({ valuePercent, marketPercent }),
    isToCheck: !isToModel && isPriceToCheck(marketPercent),
  };
}
