import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import { sumOf } from '../sum.ts';

/** Bank every capper starts a period with, milli-units. Stakes are flat parts of it. */
export const INITIAL_BANK_MILLI = 1_000_000;

export interface SettledTip {
  readonly result: Exclude<TipResult, typeof TIP_RESULT.pending>;
  readonly stakeMilli: number;
  readonly profitMilli: number;
  readonly milliOdds: number;
}

export interface BankSummary {
  readonly bankrollMilli: number;
  readonly profitMilli: number;
  /** Of the initial bank. */
  readonly profitPercent: number;
  readonly won: number;
  readonly returned: number;
  readonly lost: number;
  /** Profit per unit staked, null before the first counted tip; returned tips count nowhere. */
  readonly roiPercent: number | null;
  readonly winRatePercent: number | null;
  readonly averageMilliOdds: number | null;
  readonly maxDrawdownPercent: number;
}

/** The statistics of one reset period. @param tips in order of settlement */
export function bankSummary(tips: readonly SettledTip[]): BankSummary {
  const counted = tips.filter((tip) => tip.result !== TIP_RESULT.returned);
  const profitMilli = sumOf(tips, (tip) => tip.profitMilli);
  const won = counted.filter(isWon).length;
  return {
    bankrollMilli: INITIAL_BANK_MILLI + profitMilli,
    profitMilli,
    profitPercent: (profitMilli * 100) / INITIAL_BANK_MILLI,
    won,
    returned: tips.length - counted.length,
    lost: counted.length - won,
    roiPercent: share(
      profitMilli * 100,
      sumOf(counted, (tip) => tip.stakeMilli),
    ),
    winRatePercent: share(won * 100, counted.length),
    averageMilliOdds: share(
      sumOf(counted, (tip) => tip.milliOdds),
      counted.length,
    ),
    maxDrawdownPercent: maxDrawdownPercent(bankBalances(tips)),
  };
}

/** Deepest fall from a peak to a later trough, in percent of the peak. */
export function maxDrawdownPercent(balancesInOrder: readonly number[]): number {
  let peak = 0;
  let deepest = 0;
  for (const balance of balancesInOrder) {
    peak = Math.max(peak, balance);
    if (peak > 0) deepest = Math.max(deepest, ((peak - balance) * 100) / peak);
  }
  return deepest;
}

/** The bank before the first tip and after each. @param tips in order of settlement */
export function bankBalances(tips: readonly Pick<SettledTip, 'profitMilli'>[]): number[] {
  let balance = INITIAL_BANK_MILLI;
  return [balance, ...tips.map((tip) => (balance += tip.profitMilli))];
}

/** Won or half won. */
export function isWon({ result }: { readonly result: TipResult }): boolean {
  return result === TIP_RESULT.won || result === TIP_RESULT.halfWon;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
