/** Scoring rules of one forecast: probabilities of ordered outcomes and the index that happened. */
type Rule = (probabilities: readonly number[], outcome: number) => number;

const SMALLEST = 1e-15;

/**
 * Ranked probability score (Epstein 1969) over the number of outcomes less one: 0 best, 1 worst. It
 * forgives a miss by one position more than a miss by two, so the outcomes must be in order.
 */
export const rankedProbabilityScore: Rule = (probabilities, outcome) => {
  let [cumulative, sum] = [0, 0];
  for (const [index, probability] of probabilities.slice(0, -1).entries()) {
    cumulative += probability;
    sum += (cumulative - (outcome <= index ? 1 : 0)) ** 2;
  }
  return sum / (probabilities.length - 1);
};

/** `−ln p` of the outcome. */
export const logLoss: Rule = (probabilities, outcome) =>
  -Math.log(Math.max(SMALLEST, probabilities[outcome] ?? 0));

/** Squared misses summed over all outcomes (Brier 1950): 0 best, 2 worst. */
export const brierScore: Rule = (probabilities, outcome) =>
  probabilities.reduce(
    (sum, probability, index) => sum + (probability - (index === outcome ? 1 : 0)) ** 2,
    0,
  );
