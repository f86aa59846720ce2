const { exp, log, sqrt } = Math;

/** The stated probability of an outcome, and whether it happened. */
export type Stated = readonly [chance: number, happened: boolean];

export interface Reliability {
  /**
   * Slope of outcomes over stated probabilities, in log-odds (logistic regression): 1 is reliable.
   */
  readonly slope: number;
  /** Its standard error; the outcomes of one match are not independent of each other. */
  readonly error: number;
}

/** @param matches the outcomes of each match, one of them for markets of two */
export function reliability(matches: readonly (readonly Stated[])[]): Reliability {
  let [shift, slope] = [0, 1];
  const score = ([chance, happened]: Stated) => {
    const stated = log(chance / (1 - chance));
    const seen = 1 / (1 + exp(-(shift + slope * stated)));
    return { stated, error: Number(happened) - seen, weight: seen * (1 - seen) };
  };
  let [h00, h01, h11] = [0, 0, 0];
  for (let step = 0; step < 25; step += 1) {
    let [g0, g1] = [0, 0];
    [h00, h01, h11] = [0, 0, 0];
    for (const { stated, error, weight } of matches.flat().map(score)) {
      g0 += error;
      g1 += error * stated;
      h00 += weight;
      h01 += weight * stated;
      h11 += weight * stated * stated;
    }
    const all = h00 * h11 - h01 * h01;
    shift += (h11 * g0 - h01 * g1) / all;
    slope += (h00 * g1 - h01 * g0) / all;
  }
  const all = h00 * h11 - h01 * h01;
  const variance = matches.reduce((sum, match) => {
    const scores = match.map(score);
    const g0 = scores.reduce((both, { error }) => both + error, 0);
    const g1 = scores.reduce((both, { error, stated }) => both + error * stated, 0);
    return sum + ((h00 * g1 - h01 * g0) / all) ** 2;
  }, 0);
  return { slope, error: sqrt(variance) };
}
