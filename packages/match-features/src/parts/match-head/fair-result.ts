import { removeMargin, type Sport } from '@tipmark/domain';
import type { EventHead } from './event-head.ts';
import { resultOddTypes, WINNERS } from './result-odd-types.ts';

export interface FairResult {
  /** Home, draw where there is one, away. */
  readonly percents: readonly number[];
  /** To the nearest hundredth: nobody offers them, so rounding favours no side. */
  readonly odds: readonly number[];
  /** `(Σ 1/o − 1) · 100`. */
  readonly marginPercent: number;
}

/** The prices of the result without their margin; undefined while one of them is missing. */
export const fairResult = (
  page: Pick<EventHead, 'odds'>,
  price: 'current' | 'closing',
  sport: Sport,
): FairResult | undefined => fairOf(page, price, resultOddTypes(sport));

/** The same for the final winner, where the result is that of regular time. */
export const fairWinner = (
  page: Pick<EventHead, 'odds'>,
  price: 'current' | 'closing',
): FairResult | undefined => fairOf(page, price, WINNERS);

function fairOf(
  { odds }: Pick<EventHead, 'odds'>,
  price: 'current' | 'closing',
  oddTypes: readonly string[],
): FairResult | undefined {
  const milli = oddTypes.map((oddType) => {
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

/** Fair prices by the model, outcome by outcome; empty where it has none. */
export function modelResult({ odds }: Pick<EventHead, 'odds'>, sport: Sport): number[] | undefined {
  const outcomes = resultOddTypes(sport);
  const fair = outcomes.flatMap(
    (wanted) => odds.find(({ oddType }) => oddType === wanted)?.model?.fairOdds ?? [],
  );
  return fair.length === outcomes.length ? fair : undefined;
}
