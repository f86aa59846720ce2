import { SPORT, type Sport } from '../enumerations/sport.ts';
import { mainMarket } from './main-market.ts';
import { MAIN_TOTAL_LINE } from './main-total-line.ts';
import type { OddType } from './odd-type.ts';

const SIDES = ['1', '2'];
const RESULT = ['1', 'x', '2'];

/**
 * Outcomes of the main line in the order a match carries their prices: 1, X, 2, over, under; tennis
 * 1, 2.
 */
export function mainOutcomes(sport: Sport): readonly OddType[] {
  const market = mainMarket(sport);
  const line = MAIN_TOTAL_LINE[sport];
  const result = (sport === SPORT.tennis ? SIDES : RESULT).map((selection) => ({
    market,
    selection,
  }));
  if (line === null) return result;
  const totals = ['o', 'u'].map((selection) => ({ market: 'ou', selection, line }) as const);
  return [...result, ...totals];
}
