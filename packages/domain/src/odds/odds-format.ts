/** How prices are written; decimal is the usual one. */
export const ODDS_FORMATS = ['decimal', 'american', 'fractional'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

const MINUS = '\u2212';
const HUNDREDTHS = 100;

/** `+150`: the profit of a stake of 100; `−200`: the stake that makes a profit of 100. */
export function americanOdds(odds: number): string {
  const profit = odds - 1;
  return profit >= 1 ? `+${Math.round(profit * 100)}` : MINUS + Math.round(100 / profit);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** `13/20`: profit per stake, exactly that of the odds as written with two decimals. */
export function fractionalOdds(odds: number): string {
  const profit = Math.floor(Math.round(odds * 1_000) / 10) - HUNDREDTHS;
  const divisor = commonDivisor(profit, HUNDREDTHS);
  return `${profit / divisor}/${HUNDREDTHS / divisor}`;
}
