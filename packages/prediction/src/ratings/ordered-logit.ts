import type { ResultProbabilities } from '../scores/score-matrix.ts';

const RATE = 0.004;

/**
 * Ordered logit of a rating difference: loss, draw and win are three stretches of one line, cut at
 * `±width`. Its three numbers learn from every result by one small gradient step.
 */
export class OrderedLogit {
  #slope = 2.1;
  #shift = 0;
  #width = 0.62;

  probabilities(difference: number): ResultProbabilities {
    const centre = this.#slope * difference + this.#shift;
    const home = logistic(centre - this.#width);
    const away = logistic(-centre - this.#width);
    return [home, Math.max(1e-6, 1 - home - away), away];
  }

  observe(difference: number, goals: readonly [number, number]): void {
    const [home, draw, away] = this.probabilities(difference);
    const [homeSlope, awaySlope] = [home * (1 - home), away * (1 - away)];
    const margin = Math.sign(goals[0] - goals[1]);
    let [byCentre, byWidth] = [0, 0];
    if (margin > 0) [byCentre, byWidth] = [1 - home, home - 1];
    else if (margin < 0) [byCentre, byWidth] = [away - 1, away - 1];
    else [byCentre, byWidth] = [(awaySlope - homeSlope) / draw, (homeSlope + awaySlope) / draw];
    this.#slope += RATE * byCentre * difference;
    this.#shift += RATE * byCentre;
    this.#width = Math.max(0.05, this.#width + RATE * byWidth);
  }
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
