import type { MarketCode } from '../sports/market.ts';
import type { OddType } from './odd-type.ts';

/**
 * What the prices of a match in a list are of, where its sport's main line has none: the market of
 * the result and the line of the total, null = those of the sport.
 */
export type ListedLine = readonly [market: MarketCode | null, totalLine: number | null];

/**
 * Outcomes of the prices a list shows of a match; a draw that the other market lacks stays in its
 * place, without a price.
 * @param main outcomes of the main line of the sport, `mainOutcomes`
 */
export function listedOutcomes(
  main: readonly OddType[],
  listed: ListedLine | undefined,
): readonly OddType[] {
  if (listed === undefined) return main;
  const [market, totalLine] = listed;
  return main.map((outcome) => {
    if (outcome.line !== undefined) return { ...outcome, line: totalLine ?? outcome.line };
    const isSide = outcome.selection === '1' || outcome.selection === '2';
    return market !== null && isSide ? { ...outcome, market } : outcome;
  });
}
