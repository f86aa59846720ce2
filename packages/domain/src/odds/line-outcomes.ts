import { marketRule } from '../sports/market.ts';
import { sum } from '../sum.ts';
import { removeMargin } from './margin.ts';
import { formatOddType, type OddType, parseOddType } from './odd-type.ts';
import { valuePercent } from './value.ts';

/**
 * All outcomes of the line an outcome is on, in the order of the market's selections: `ah.1:-0.75`
 * → `ah.1:-0.75`, `ah.2:0.75`. Exact scores have no closed list: empty.
 */
export function outcomesOfLine({ market, selection, line }: OddType): OddType[] {
  const { selections, isHandicap } = marketRule(market);
  if (selections === 'score') return [];
  return selections.map((other) => {
    if (line === undefined) return { market, selection: other };
    const isOpposite = isHandicap === true && other !== selection;
    return { market, selection: other, line: isOpposite ? 0 - line : line };
  });
}

const RESULT = ['1', 'x', '2'];

/** The outcomes of a market one of which must happen, and which of them make up an outcome. */
export interface PartsOfMarket {
  readonly oddTypes: readonly string[];
  readonly isPart: (index: number) => boolean;
}

/** Double chance overlaps itself: its probability is the sum of two of the result. */
export function partsOfMarket(oddType: OddType): PartsOfMarket {
  if (oddType.market === 'dc') {
    const oddTypes = RESULT.map((selection) => formatOddType({ market: '1x2', selection }));
    return { oddTypes, isPart: (index) => oddType.selection.includes(RESULT[index] ?? '-') };
  }
  const oddTypes = outcomesOfLine(oddType).map(formatOddType);
  const own = oddTypes.indexOf(formatOddType(oddType));
  return { oddTypes, isPart: (index) => index === own };
}

/**
 * Closing line value of a price: its value against the closing market without margin.
 * @param milliOdds price taken
 * @param closing closing site line by odd type, milli-odds
 * @returns a fraction (0.0474 = 4.74 %), null where the closing market is not complete
 */
export function closingValue(
  text: string,
  milliOdds: number,
  closing: ReadonlyMap<string, number>,
): number | null {
  const oddType = parseOddType(text);
  if (oddType === undefined) return null;
  const { oddTypes, isPart } = partsOfMarket(oddType);
  const fair = removeMargin(oddTypes.map((one) => closing.get(one) ?? null));
  if (fair === null) return null;
  const probability = sum(fair.probabilities.filter((_, index) => isPart(index)));
  return valuePercent(milliOdds, probability) / 100;
}
