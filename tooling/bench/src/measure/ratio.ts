export interface Interval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const BOOTSTRAP_DRAWS = 2_000;

/** Middle value; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined)
    throw new Error('the median of nothing was asked for');
  return (lower + upper) / 2;
}

/**
 * Median of paired ratios, or of other measurements, with its bootstrap 90 % interval (percentile
 * method). `random` is injected so that a report can be made again from the same rounds.
 */
export function medianInterval(values: readonly number[], random: () => number): Interval {
  const draws = Array.from({ length: BOOTSTRAP_DRAWS }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => draws[Math.floor(share * (draws.length - 1))] ?? Number.NaN;
  return { median: median(values), low: at(0.05), high: at(0.95) };
}

export type Verdict = 'pass' | 'fail' | 'inconclusive';

export type Bar = { readonly atMost: number } | { readonly atLeast: number };

/**
 * A bar is met when the whole interval is on its good side, broken when all of it is on the other.
 */
export function verdict(interval: Interval, bar: Bar): Verdict {
  if ('atMost' in bar) {
    if (interval.high <= bar.atMost) return 'pass';
    return interval.low > bar.atMost ? 'fail' : 'inconclusive';
  }
  if (interval.low >= bar.atLeast) return 'pass';
  return interval.high < bar.atLeast ? 'fail' : 'inconclusive';
}
