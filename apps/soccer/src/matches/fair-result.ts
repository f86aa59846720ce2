import type { EventPage } from '@tipmark/contract';
import { removeMargin } from '@tipmark/domain';
import { RESULT_ODD_TYPES } from './result-odd-types.ts';

export interface FairResult {
  /** Host, draw, guest. */
  readonly percents: readonly number[];
  /** To the nearest hundredth: nobody offers them, so none is rounded in anybody's favour. */
  readonly odds: readonly number[];
  /** `(Σ 1/o − 1) · 100`. */
  readonly marginPercent: number;
}

/**
 * The result's prices of a page without their margin; nothing while one of the three is missing.
 */
export function fairResult(
  { odds }: Pick<EventPage, 'odds'>,
  price: 'current' | 'closing',
): FairResult | undefined {
  const milli = RESULT_ODD_TYPES.map((oddType) => {
    const value = odds.find((item) => item.oddType === oddType)?.[price];
    return value === null || value === undefined ? null : Math.round(value * 1_000);
  });
  const fair = removeMargin(milli);
  if (!fair) return undefined;
  const overround = milli.reduce<number>((sum, one) => sum + 1_000 / (one ?? 1_000), 0);
  return {
    percents: fair.probabilities.map((share) => share * 100),
    odds: fair.probabilities.map((share) => Math.round(100 / share) / 100),
    marginPercent: (overround - 1) * 100,
  };
}

/** Prices the model would call fair: host, draw, guest; nothing while it says nothing. */
export function modelResult({ odds }: Pick<EventPage, 'odds'>): number[] | undefined {
  const fair = RESULT_ODD_TYPES.flatMap(
    (wanted) => odds.find(({ oddType }) => oddType === wanted)?.model?.fairOdds ?? [],
  );
  return fair.length === RESULT_ODD_TYPES.length ? fair : undefined;
}
