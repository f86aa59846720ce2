import { DAY_SECONDS } from '@tipmark/domain';
import { solveLinear } from './solve-linear.ts';

/**
 * One expert's opinion per outcome, experts one after another: `probabilities[expert][outcome]`.
 */
export type Opinions = readonly (readonly number[])[];

export interface StackOptions {
  /** Weight of each expert before anything was learned. */
  readonly startWeights: readonly number[];
  readonly outcomes: number;
  /** False where the order of outcomes has no meaning (first and second player). */
  readonly hasBias?: boolean;
  /** Precision of the start weights, in matches' worth of curvature. */
  readonly ridge: number;
  readonly halfLifeDays: number;
  /** Older examples are dropped. */
  readonly maxExamples: number;
}

/**
 * `features[outcome * size + i]`: the experts' log probabilities, then 1 at the outcome's own bias.
 */
interface Example {
  readonly atSeconds: number;
  readonly features: Float64Array;
  readonly outcome: number;
}

const { exp } = Math;
const NEWTON_STEPS = 1;
const SMALLEST = 1e-9;

/**
 * Stacked experts in log-probability space: `softmax(bias + Σ weightᵢ · log pᵢ)`, fitted to past
 * opinions and outcomes by Newton steps under a ridge towards the initial weights. Untrained it is
 * the weighted geometric mean of the experts.
 */
export class Stack {
  readonly #options: StackOptions;
  readonly #start: Float64Array;
  /** The weights of the experts, then one bias per outcome. */
  readonly #values: Float64Array;
  #examples: Example[] = [];

  constructor(options: StackOptions) {
    this.#options = options;
    this.#start = new Float64Array(options.startWeights.length + options.outcomes);
    this.#start.set(options.startWeights);
    this.#values = this.#start.slice();
  }

  get weights(): readonly number[] {
    return [...this.#values.subarray(0, this.#options.startWeights.length)];
  }

  blend(opinions: Opinions): number[] {
    return [...this.#softmax(this.#featuresOf(opinions))];
  }

  learn(atSeconds: number, opinions: Opinions, outcome: number): void {
    this.#examples.push({ atSeconds, features: this.#featuresOf(opinions), outcome });
  }

  /** Fits weights and biases to what was learned up to now. */
  refit(nowSeconds: number): void {
    const { maxExamples } = this.#options;
    if (this.#examples.length > maxExamples * 1.25) {
      this.#examples = this.#examples.slice(-maxExamples);
    }
    if (this.#examples.length === 0) return;
    for (let step = 0; step < NEWTON_STEPS; step += 1) this.#newtonStep(nowSeconds);
  }

  #newtonStep(nowSeconds: number): void {
    const size = this.#values.length;
    const slope = new Slope(size);
    for (const example of this.#examples) {
      const ageDays = (nowSeconds - example.atSeconds) / DAY_SECONDS;
      const weight = 2 ** (-ageDays / this.#options.halfLifeDays);
      slope.add(example.features, this.#softmax(example.features), example.outcome, weight);
    }
    slope.addRidge(this.#options.ridge, this.#values, this.#start);
    for (const [index, step] of solveLinear(slope.curvature, slope.gradient).entries()) {
      this.#values[index] = (this.#values[index] ?? 0) - step;
    }
  }

  #featuresOf(opinions: Opinions): Float64Array {
    const { outcomes, startWeights, hasBias = true } = this.#options;
    const size = this.#values.length;
    const features = new Float64Array(outcomes * size);
    for (let outcome = 0; outcome < outcomes; outcome += 1) {
      for (const [expert, opinion] of opinions.entries()) {
        features[outcome * size + expert] = Math.log(Math.max(SMALLEST, opinion[outcome] ?? 0));
      }
      if (hasBias) features[outcome * size + startWeights.length + outcome] = 1;
    }
    return features;
  }

  #softmax(features: Float64Array): Float64Array {
    const size = this.#values.length;
    const raised = new Float64Array(this.#options.outcomes);
    let total = 0;
    for (let outcome = 0; outcome < raised.length; outcome += 1) {
      let score = 0;
      for (let index = 0; index < size; index += 1) {
        score += (this.#values[index] ?? 0) * (features[outcome * size + index] ?? 0);
      }
      raised[outcome] = exp(score);
      total += raised[outcome] ?? 0;
    }
    for (let outcome = 0; outcome < raised.length; outcome += 1) {
      raised[outcome] = (raised[outcome] ?? 0) / total;
    }
    return raised;
  }
}

/** First and second derivative of the loss, summed over examples. */
class Slope {
  readonly gradient: Float64Array;
  /** Lower triangle, row by row. */
  readonly curvature: Float64Array;
  readonly #size: number;
  readonly #centre: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.gradient = new Float64Array(size);
    this.curvature = new Float64Array(size * size);
    this.#centre = new Float64Array(size);
  }

  add(features: Float64Array, probabilities: Float64Array, outcome: number, weight: number): void {
    const size = this.#size;
    const centre = this.#centre.fill(0);
    for (let o = 0; o < probabilities.length; o += 1) {
      const p = probabilities[o] ?? 0;
      for (let i = 0; i < size; i += 1) {
        centre[i] = (centre[i] ?? 0) + p * (features[o * size + i] ?? 0);
      }
    }
    for (let i = 0; i < size; i += 1) {
      const miss = (centre[i] ?? 0) - (features[outcome * size + i] ?? 0);
      this.gradient[i] = (this.gradient[i] ?? 0) + weight * miss;
    }
    for (let o = 0; o < probabilities.length; o += 1) {
      this.#addCurvature(features, o * size, weight * (probabilities[o] ?? 0));
    }
  }

  addRidge(ridge: number, values: Float64Array, start: Float64Array): void {
    for (let i = 0; i < this.#size; i += 1) {
      const pull = ridge * ((values[i] ?? 0) - (start[i] ?? 0));
      this.gradient[i] = (this.gradient[i] ?? 0) + pull;
      this.curvature[i * this.#size + i] = (this.curvature[i * this.#size + i] ?? 0) + ridge;
    }
  }

  #addCurvature(features: Float64Array, offset: number, share: number): void {
    const size = this.#size;
    for (let row = 0; row < size; row += 1) {
      const away = share * ((features[offset + row] ?? 0) - (this.#centre[row] ?? 0));
      for (let column = 0; column <= row; column += 1) {
        const other = (features[offset + column] ?? 0) - (this.#centre[column] ?? 0);
        const cell = row * size + column;
        this.curvature[cell] = (this.curvature[cell] ?? 0) + away * other;
      }
    }
  }
}
