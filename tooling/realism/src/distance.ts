const { abs, sqrt, PI } = Math;

/** How often each bin was seen. */
export type Counts = Readonly<Record<string, number>>;

export interface Distance {
  /** Total variation: the share of observations in a different bin, 0 to 1. */
  readonly value: number;
  /** The distance of two samples of these sizes from the same distribution, in 19 of 20 cases. */
  readonly noise: number;
}

/** Deviations of a normal variable below which it stays in 19 of 20 cases. */
const NINETEEN_OF_TWENTY = 1.645;

/**
 * Total variation distance of two samples, and its expected noise: every bin's difference is
 * assumed normal, so the noise is a little too large where bins are nearly empty.
 */
export function distance(one: Counts, other: Counts): Distance {
  const [all, allOther] = [totalOf(one), totalOf(other)];
  if (all === 0 || allOther === 0) return { value: Number.NaN, noise: Number.NaN };
  let [value, mean, variance] = [0, 0, 0];
  for (const bin of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [count, countOther] = [one[bin] ?? 0, other[bin] ?? 0];
    const share = (count + countOther) / (all + allOther);
    const spread = share * (1 - share) * (1 / all + 1 / allOther);
    value += abs(count / all - countOther / allOther) / 2;
    mean += sqrt((2 / PI) * spread) / 2;
    variance += ((1 - 2 / PI) * spread) / 4;
  }
  return { value, noise: mean + NINETEEN_OF_TWENTY * sqrt(variance) };
}

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}
