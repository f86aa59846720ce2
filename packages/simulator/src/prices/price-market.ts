const { exp, log } = Math;

const LOWEST_MILLI = 1_010;
const HIGHEST_MILLI = 101_000;

/**
 * Prices of a market: probabilities with a margin added by the power method, which takes more from
 * outsiders than from favourites, rounded down to the steps odds are quoted in.
 * @param probabilities of all outcomes, summing to one; of a double chance, to two
 * @param margin sum of the inverse odds above that, as a share of it: 0.05 is five percent
 * @returns milli-odds
 */
export function priceMarket(probabilities: readonly number[], margin: number): number[] {
  const logs = probabilities.map((probability) => log(Math.max(probability, 1e-6)));
  const all = Math.round(probabilities.reduce((sum, one) => sum + one, 0));
  const power = powerFor(logs, all * (1 + margin));
  return logs.map((logged) => quoted(exp(-logged * power)));
}

const MOST_STEPS = 60;
const CLOSE_ENOUGH = 1e-9;

/**
 * Newton's method from the left: the sum of p^x falls from the number of outcomes (x = 0) to one
 * and is convex, so that no step overshoots. Five or six steps are usual.
 */
function powerFor(logs: readonly number[], target: number): number {
  let power = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let sum = 0;
    let slope = 0;
    for (const logged of logs) {
      const value = exp(logged * power);
      sum += value;
      slope += value * logged;
    }
    const change = (target - sum) / slope;
    power += change;
    if (Math.abs(change) < CLOSE_ENOUGH) break;
  }
  return power;
}

function quoted(odds: number): number {
  const step = odds < 5 ? 10 : odds < 10 ? 50 : odds < 25 ? 250 : 1_000;
  const milli = Math.floor((odds * 1_000) / step) * step;
  return Math.min(HIGHEST_MILLI, Math.max(LOWEST_MILLI, milli));
}
