import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { INITIAL_BANK_MILLI } from './bank-summary.ts';
import type { JudgedTip } from './tip-splits.ts';

export interface BankStep {
  /** After the tip, milli-units. */
  readonly balanceMilli: number;
  /** The expected average return at such prices, milli-units. */
  readonly expectedMilli: number;
  /** Standard deviation of the balance around the expectation, milli-units. */
  readonly deviationMilli: number;
}

const MILLI = 1_000;

/**
 * The bank after each tip beside the expected one. A tip's probability is that of the closing odds
 * without margin; without closing odds its price is taken as fair. Returned tips change nothing.
 * @param tips in order of settlement
 */
export function bankSteps(tips: readonly JudgedTip[]): BankStep[] {
  let balanceMilli = INITIAL_BANK_MILLI;
  let expectedMilli = INITIAL_BANK_MILLI;
  let variance = 0;
  return tips.map((tip) => {
    balanceMilli += tip.profitMilli;
    if (tip.result !== TIP_RESULT.returned) {
      const value = tip.clv ?? 0;
      const odds = tip.milliOdds / MILLI;
      expectedMilli += tip.stakeMilli * value;
      variance += tip.stakeMilli ** 2 * Math.max(0, (1 + value) * (odds - 1 - value));
    }
    return { balanceMilli, expectedMilli, deviationMilli: Math.sqrt(variance) };
  });
}

/**
 * At most about `most` of the steps: of each stretch its lowest, its highest and its last one, so
 * that neither an extreme nor the end is lost.
 * @returns indexes in the list, ascending
 */
export function thinnedSteps(balances: readonly number[], most: number): number[] {
  const all = balances.map((_, index) => index);
  if (balances.length <= most) return all;
  const stretch = Math.ceil((balances.length * 3) / most);
  const stored = new Set<number>();
  for (let from = 0; from < balances.length; from += stretch) {
    const indexes = all.slice(from, from + stretch);
    const by = indexes.toSorted((a, b) => (balances[a] ?? 0) - (balances[b] ?? 0));
    for (const index of [by[0], by.at(-1), indexes.at(-1)])
      if (index !== undefined) stored.add(index);
  }
  return [...stored].toSorted((a, b) => a - b);
}
