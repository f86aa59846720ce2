/** One tenth of the probability scale: the forecast there and the observed frequency. */
export interface ReliabilityBin {
  /** 0 for 0–10 %, … 9 for 90–100 %. */
  readonly bin: number;
  readonly cases: number;
  readonly meanProbability: number;
  readonly frequency: number;
  /** Fewer cases than this page shows numbers for. */
  readonly isTooSmall: boolean;
}

export const RELIABILITY_BINS = 10;
export const MIN_CASES = 30;

/** A stated probability and whether the outcome happened. */
export interface StatedCase {
  readonly probability: number;
  readonly happened: boolean;
}

/** All ten bins, empty ones too. */
export function reliabilityBins(cases: readonly StatedCase[]): ReliabilityBin[] {
  const sums = Array.from({ length: RELIABILITY_BINS }, () => ({
    cases: 0,
    stated: 0,
    happened: 0,
  }));
  for (const { probability, happened } of cases) {
    const sum = sums[Math.min(RELIABILITY_BINS - 1, Math.floor(probability * RELIABILITY_BINS))];
    if (!sum) continue;
    sum.cases += 1;
    sum.stated += probability;
    sum.happened += happened ? 1 : 0;
  }
  return sums.map(({ cases: count, stated, happened }, bin) => ({
    bin,
    cases: count,
    meanProbability: count === 0 ? 0 : stated / count,
    frequency: count === 0 ? 0 : happened / count,
    isTooSmall: count < MIN_CASES,
  }));
}

/**
 * Expected calibration error: the bins' gaps between forecast and outcome, weighted by their cases.
 */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { cases }) => sum + cases, 0);
  if (total === 0) return 0;
  const gaps = bins.map((bin) => bin.cases * Math.abs(bin.meanProbability - bin.frequency));
  return gaps.reduce((sum, gap) => sum + gap, 0) / total;
}
