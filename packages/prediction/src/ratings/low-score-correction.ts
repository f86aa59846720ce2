import { lowScoreFactor } from '../scores/score-matrix.ts';

/** Candidates of ρ; the prior is a bell around −0.05. */
const CANDIDATES = Array.from({ length: 17 }, (_, index) => -0.2 + index * 0.02);
const PRIOR_MEAN = -0.05;
const PRIOR_DEVIATION = 0.04;
const DECAY_PER_MATCH = 0.9995;

/**
 * The low-score correction ρ of one league, learned from expectations before each match and its
 * score: the posterior mean over a grid of candidates.
 */
export class LowScoreCorrection {
  readonly #evidence = CANDIDATES.map(() => 0);
  #value = PRIOR_MEAN;

  get value(): number {
    return this.#value;
  }

  observe(expected: readonly [number, number], goals: readonly [number, number]): void {
    for (const [index, candidate] of CANDIDATES.entries()) {
      const factor = lowScoreFactor(goals[0], goals[1], expected[0], expected[1], candidate);
      this.#evidence[index] = (this.#evidence[index] ?? 0) * DECAY_PER_MATCH + Math.log(factor);
    }
    this.#value = posteriorMean(this.#evidence);
  }
}

function posteriorMean(evidence: readonly number[]): number {
  const logs = CANDIDATES.map(
    (candidate, index) =>
      (evidence[index] ?? 0) - 0.5 * ((candidate - PRIOR_MEAN) / PRIOR_DEVIATION) ** 2,
  );
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return CANDIDATES.reduce((sum, candidate, i) => sum + candidate * (weights[i] ?? 0), 0) / total;
}
