import { type Counts, distance, totalOf } from './distance.ts';
import type { Statistic } from './statistic.ts';

/** A statistic, counted. */
export interface Counted {
  readonly counts: Counts;
  readonly mean?: number;
  /** The average distance of one of its leagues or seasons from all others together. */
  readonly apart?: number;
}

export type CountedOfSport = Readonly<Record<string, Counted>>;

/** A statistic of both worlds. */
export interface Comparison {
  readonly name: string;
  readonly real: Counted | undefined;
  readonly simulated: Counted;
  readonly distance: number;
  /** The distance that chance alone explains for samples of these sizes, in 19 of 20 cases. */
  readonly noise: number;
}

/** A league with fewer observations is too noisy by itself. */
const FEWEST_OF_GROUP = 100;
/** Three in a hundred observations are in a different bin. */
const UNSEEN = 0.03;

export function countedStatistics(statistics: readonly Statistic[]): CountedOfSport {
  return Object.fromEntries(statistics.map((statistic) => [statistic.name, counted(statistic)]));
}

export function comparisonsOf(real: CountedOfSport, simulated: CountedOfSport): Comparison[] {
  return Object.entries(simulated).map(([name, one]) => {
    const { value, noise } = distance(real[name]?.counts ?? {}, one.counts);
    return { name, real: real[name], simulated: one, distance: value, noise };
  });
}

/**
 * Whether the simulated statistic is realistic: beyond sampling noise its distance from the real
 * ones is at most half of that between real leagues or seasons, or too small to be seen.
 */
export function isAlike({ real, distance: value, noise }: Comparison): boolean {
  return value <= noise + Math.max(UNSEEN, (real?.apart ?? 0) / 2);
}

function counted({ observations }: Statistic): Counted {
  const sizes = observations.flatMap(({ value }) => value ?? []);
  const groups = [...Map.groupBy(observations, ({ of }) => of)].filter(
    ([, ofGroup]) => ofGroup.length >= FEWEST_OF_GROUP,
  );
  const distances = groups.map(([group, ofGroup]) => {
    const others = observations.filter(({ of }) => of !== group);
    return distance(countsOf(ofGroup), countsOf(others)).value;
  });
  return {
    counts: countsOf(observations),
    ...(sizes.length > 0 && { mean: rounded(mean(sizes)) }),
    ...(groups.length > 1 && { apart: rounded(mean(distances)) }),
  };
}

function countsOf(observations: Statistic['observations']): Counts {
  const counts: Record<string, number> = {};
  for (const { bin } of observations) counts[bin] = (counts[bin] ?? 0) + 1;
  return counts;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Shares of a statistic bin by bin, `real:simulated` in percent. */
export function binsText({ real, simulated }: Comparison): string {
  const both = [real?.counts ?? {}, simulated.counts] as const;
  const bins = [...new Set(both.flatMap((counts) => Object.keys(counts)))].toSorted(
    (one, other) => Number.parseFloat(one) - Number.parseFloat(other) || (one < other ? -1 : 1),
  );
  const percent = (counts: Counts, bin: string) => {
    const all = totalOf(counts);
    return all === 0 ? '–' : (((counts[bin] ?? 0) / all) * 100).toFixed(1);
  };
  return bins.map((bin) => `${bin} ${both.map((one) => percent(one, bin)).join(':')}`).join(' | ');
}
