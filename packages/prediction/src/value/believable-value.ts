import { parseOddType, partsOfMarket } from '@tipmark/domain';
import type { OutcomeShares } from '../scores/outcome-shares.ts';
import { blendShares } from './blend-shares.ts';

/**
 * The probability of an outcome that may be believed: the market's, moved a little by the model.
 * @param fair probabilities of complete markets without margin, by odd type
 * @param modelOf of the model, among decided stakes
 * @returns undefined where the market is not complete or the model does not cover all of it: a
 * price without the rest of its market cannot be compared with anything
 */
export function believableProbability(
  text: string,
  fair: ReadonlyMap<string, number>,
  modelOf: (oddType: string) => number | undefined,
): number | undefined {
  const oddType = parseOddType(text);
  if (oddType === undefined) return undefined;
  const { oddTypes, isPart } = partsOfMarket(oddType);
  const market = oddTypes.flatMap((one) => fair.get(one) ?? []);
  const model = oddTypes.flatMap((one) => modelOf(one) ?? []);
  const isComplete = market.length === oddTypes.length && model.length === oddTypes.length;
  if (!isComplete || oddTypes.length === 0) return undefined;
  return blendShares(model, market).reduce(
    (sum, share, index) => (isPart(index) ? sum + share : sum),
    0,
  );
}

/**
 * What one unit at a price returns if the blended probability is right, in percent. Stakes that are
 * returned neither win nor lose.
 * @param probability of winning among decided stakes
 */
export function believableModelPercent(
  { won, lost }: OutcomeShares,
  milliOdds: number,
  probability: number,
): number {
  return (won + lost) * ((milliOdds * probability) / 1_000 - 1) * 100;
}
