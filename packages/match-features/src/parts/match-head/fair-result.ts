import type { MatchListItem } from '@tipmark/contract';
import { removeMargin, type Sport } from '@tipmark/domain';
import type { EventHead } from './event-head.ts';
import { resultOddTypes, WINNERS } from './result-odd-types.ts';

export interface ShownChances {
  /** Home, draw where there is one, away. */
  readonly percents: readonly number[];
  /** To the nearest hundredth: nobody offers them, so rounding favours no side. */
  readonly odds: readonly number[];
}

export interface FairResult extends ShownChances {
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
    odds: fair.probabilities.map((share) => fairOddsOf(share * 100)),
    marginPercent: (overround - 1) * 100,
  };
}

const fairOddsOf = (percent: number): number => Math.round(10_000 / percent) / 100;

/** The result by the model; undefined where it has none. */
export function modelResult(
  { odds }: Pick<EventHead, 'odds'>,
  sport: Sport,
): ShownChances | undefined {
  const outcomes = resultOddTypes(sport);
  const models = outcomes.flatMap(
    (wanted) => odds.find(({ oddType }) => oddType === wanted)?.model ?? [],
  );
  if (models.length !== outcomes.length) return undefined;
  return {
    percents: models.map(({ percent }) => percent),
    odds: models.map(({ fairOdds }) => fairOdds),
  };
}

/** The chances of a running match now, outcome by outcome; undefined while they are not known. */
export function chanceNow({ chance }: Pick<EventHead, 'chance'>): ShownChances | undefined {
  return chance && { percents: chance.percents, odds: chance.percents.map(fairOddsOf) };
}

/** Whether every price is suspended: a goal or a dismissal is under review. */
export function isSuspended({
  currentOdds,
  takenBackOdds = [],
}: Pick<MatchListItem, 'currentOdds' | 'takenBackOdds'>): boolean {
  return takenBackOdds.some((price) => price !== null) && currentOdds.every((one) => one === null);
}
