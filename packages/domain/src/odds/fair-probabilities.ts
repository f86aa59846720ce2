import { sum } from '../sum.ts';
import { outcomesOfLine } from './line-outcomes.ts';
import { removeMargin } from './margin.ts';
import { formatOddType, parseOddType } from './odd-type.ts';

const RESULT = ['1', 'x', '2'] as const;
const RESULT_ODD_TYPES = RESULT.map((selection) => formatOddType({ market: '1x2', selection }));

/**
 * Fair probability of every outcome whose line is complete, margin removed by the power method.
 * Double chance overlaps itself and follows from the result market; exact scores have no closed
 * list.
 * @param milliOdds prices by odd type
 * @returns probabilities 0–1 by odd type; outcomes without a fair probability are absent
 */
export function fairProbabilities(milliOdds: ReadonlyMap<string, number>): Map<string, number> {
  const fair = new Map<string, number>();
  const take = (oddTypes: readonly string[]) => {
    const market = removeMargin(oddTypes.map((oddType) => milliOdds.get(oddType) ?? null));
    for (const [index, share] of (market?.probabilities ?? []).entries()) {
      fair.set(oddTypes[index] ?? '', share);
    }
  };
  take(RESULT_ODD_TYPES);
  for (const text of milliOdds.keys()) {
    const oddType = parseOddType(text);
    if (oddType === undefined || fair.has(text)) continue;
    if (oddType.market !== 'dc') take(outcomesOfLine(oddType).map(formatOddType));
    else {
      const parts = RESULT.map((selection, index) =>
        oddType.selection.includes(selection) ? (fair.get(RESULT_ODD_TYPES[index] ?? '') ?? 0) : 0,
      );
      const share = sum(parts);
      if (share > 0) fair.set(text, share);
    }
  }
  return fair;
}
