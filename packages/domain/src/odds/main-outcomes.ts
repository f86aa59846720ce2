import type { Sport } from '../enumerations/sport.ts';
import { MAIN_LINES } from '../sports/main-lines.ts';
import type { OddType } from './odd-type.ts';

/**
 * Outcomes of the main line in the order a match carries their prices: 1, X, 2, over, under; tennis
 * 1, 2.
 */
export function mainOutcomes(sport: Sport): readonly OddType[] {
  const { mainMarket: market, mainSelections, mainTotalLine: line } = MAIN_LINES[sport];
  const result = mainSelections.map((selection) => ({ market, selection }));
  if (line === null) return result;
  const totals = ['o', 'u'].map((selection) => ({ market: 'ou', selection, line }) as const);
  return [...result, ...totals];
}
