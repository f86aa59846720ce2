/** A flagged value bet after the fact: profit of one unit of stake. */
export interface SettledPick {
  readonly profit: number;
}

export interface RealisedYield {
  readonly picks: number;
  /** Profit per unit staked, in percent. */
  readonly yieldPercent: number;
  /** Standard error of the yield, in percent; null below two picks. */
  readonly standardErrorPercent: number | null;
}

/** The real yield of flat stakes on the picks, with its standard error. */
export function realisedYield(picks: readonly SettledPick[]): RealisedYield {
  const count = picks.length;
  if (count === 0) return { picks: 0, yieldPercent: 0, standardErrorPercent: null };
  const mean = picks.reduce((sum, { profit }) => sum + profit, 0) / count;
  const squares = picks.reduce((sum, { profit }) => sum + (profit - mean) ** 2, 0);
  return {
    picks: count,
    yieldPercent: mean * 100,
    standardErrorPercent: count < 2 ? null : 100 * Math.sqrt(squares / (count - 1) / count),
  };
}
