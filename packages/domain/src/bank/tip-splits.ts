import { sum } from '../sum.ts';
import { bankSummary, type SettledTip } from './bank-summary.ts';

/** A settled tip with its closing line value as a fraction, null without closing odds. */
export type JudgedTip = SettledTip & { readonly clv: number | null };

/** Below this many tips a rate is unreliable. */
export const MIN_SPLIT_TIPS = 30;

export interface TipSplit<Key> {
  readonly key: Key;
  /** Settled tips, returned ones too. */
  readonly tips: number;
  readonly won: number;
  readonly returned: number;
  readonly lost: number;
  readonly profitMilli: number;
  readonly roiPercent: number | null;
  /** Mean fraction over `clvCount` tips. */
  readonly clv: number | null;
  readonly clvCount: number;
}

/** Closing line value of a list of tips: mean, share above zero, and of how many. */
export function closingValueOf(tips: readonly JudgedTip[]): {
  readonly mean: number | null;
  readonly positiveShare: number | null;
  readonly count: number;
} {
  const values = tips.flatMap(({ clv }) => clv ?? []);
  const count = values.length;
  if (count === 0) return { mean: null, positiveShare: null, count };
  return {
    mean: sum(values) / count,
    positiveShare: values.filter((value) => value > 0).length / count,
    count,
  };
}

/** The same statistics for each group of tips, most tips first. */
export function splitTips<Tip extends JudgedTip, Key extends string | number>(
  tips: readonly Tip[],
  keyOf: (tip: Tip) => Key,
): TipSplit<Key>[] {
  const groups = Map.groupBy(tips, keyOf);
  const splits = [...groups].map(([key, group]) => {
    const { won, returned, lost, profitMilli, roiPercent } = bankSummary(group);
    const { mean: clv, count: clvCount } = closingValueOf(group);
    return { key, tips: group.length, won, returned, lost, profitMilli, roiPercent, clv, clvCount };
  });
  return splits.toSorted((a, b) => b.tips - a.tips || (a.key < b.key ? -1 : 1));
}
