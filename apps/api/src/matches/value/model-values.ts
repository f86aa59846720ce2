import { fairProbabilities } from '@tipmark/domain';
import {
  believableModelPercent,
  believableProbability,
  type OutcomeShares,
  sharesValuePercent,
  winProbability,
} from '@tipmark/prediction';

/** What a price is worth by the model of its match, in percent. */
export interface ModelValue {
  /** By the model alone. */
  readonly claimedPercent: number;
  /**
   * By the market and a little by the model: what may be believed. Null where the market of the
   * outcome is not complete.
   */
  readonly valuePercent: number | null;
}

/** The model of a match beside the prices of one instant. */
export interface ModelValues {
  sharesOf(oddType: string): OutcomeShares | undefined;
  /** Undefined where the model does not cover the outcome. */
  valueOf(oddType: string, milliOdds: number): ModelValue | undefined;
}

/**
 * The only place that computes the believable value of the model.
 * @param lines prices of all outcomes, milli-odds: the market the model is blended with
 */
export function modelValues(
  sharesOf: ModelValues['sharesOf'],
  lines: ReadonlyMap<string, number>,
): ModelValues {
  const known = new Map<string, OutcomeShares | undefined>();
  let fair: ReadonlyMap<string, number> | undefined;
  const sharesAt = (oddType: string) => {
    if (!known.has(oddType)) known.set(oddType, sharesOf(oddType));
    return known.get(oddType);
  };
  const chanceOf = (oddType: string) => {
    const shares = sharesAt(oddType);
    return shares && winProbability(shares);
  };
  return {
    sharesOf: sharesAt,
    valueOf(oddType, milliOdds) {
      const shares = sharesAt(oddType);
      if (shares === undefined) return undefined;
      fair ??= fairProbabilities(lines);
      const probability = believableProbability(oddType, fair, chanceOf);
      return {
        claimedPercent: sharesValuePercent(shares, milliOdds),
        valuePercent:
          probability === undefined ? null : believableModelPercent(shares, milliOdds, probability),
      };
    },
  };
}
