import { DAY_SECONDS, removeMargin } from '@tipmark/domain';

/** A foregone result still carries this much information. */
const LEAST_INFORMATION = 0.02;

/** The prior of a strength, and how fast it drifts. */
export interface Prior {
  readonly mean: number;
  readonly variance: number;
  /** Variance a day adds, up to that of the prior. */
  readonly wander: number;
}

/** One of the strengths that a match's log odds are the sum of. */
export interface Part {
  readonly key: string;
  readonly sign: number;
  readonly prior: Prior;
}

/** The strengths that add up to the log odds of a match's first side. */
export interface Duel {
  readonly parts: readonly Part[];
  readonly atSeconds: number;
  /** Log odds of this match per unit of strength. Default 1. */
  readonly scale?: number;
}

interface Belief {
  readonly mean: number;
  readonly variance: number;
  readonly atSeconds: number;
  readonly prices: number;
}

type Felt = Part & { readonly belief: Belief };

/**
 * Strengths read from prices and results of past matches: a Kalman filter with one independent
 * belief per strength. Each observation moves the uncertain beliefs most, and an old one counts
 * less the further its strength may have wandered since.
 */
export class StrengthFilter {
  readonly #beliefs = new Map<string, Belief>();

  /** Number of prices behind a strength. */
  pricesOf(key: string): number {
    return this.#beliefs.get(key)?.prices ?? 0;
  }

  /**
   * Log odds of the first side, pulled towards even as far as the strengths are uncertain.
   * @param doubt 0 ignores how sure they are; 0.39 is the mean of a logistic over a normal
   */
  logOddsOf(duel: Duel, doubt: number): number {
    const { scale = 1 } = duel;
    const felt = this.#feel(duel);
    return (scale * meanOf(felt)) / Math.sqrt(1 + doubt * varianceOf(felt));
  }

  /** A two-way market of a past match; an incomplete one is ignored. */
  observePrices(duel: Duel, milliOdds: readonly (number | null)[], noise: number): void {
    const { scale = 1 } = duel;
    const first = removeMargin(milliOdds)?.probabilities[0];
    if (first === undefined) return;
    this.observePrice(duel, Math.log(first / (1 - first)) / scale, noise);
  }

  /** Learns the difference implied by a price, on the scale of the strengths. */
  observePrice(duel: Duel, seen: number, noise: number): void {
    this.observe(duel, seen, noise);
    for (const { key } of duel.parts) {
      const belief = this.#beliefs.get(key);
      if (belief) this.#beliefs.set(key, { ...belief, prices: belief.prices + 1 });
    }
  }

  /** @param share of the information in a win that is used */
  observeWin(duel: Duel, isFirstWin: boolean, share: number): void {
    const { scale = 1 } = duel;
    const felt = this.#feel(duel);
    const expected = meanOf(felt);
    const chance = 1 / (1 + Math.exp(-expected * scale));
    const slope = Math.max(LEAST_INFORMATION, chance * (1 - chance)) * scale;
    const seen = expected + ((isFirstWin ? 1 : 0) - chance) / slope;
    this.#correct(felt, duel.atSeconds, seen, 1 / (slope * scale * share));
  }

  /** Any other sign of how strong the first side was, on the scale of the strengths. */
  observe(duel: Duel, seen: number, noise: number): void {
    this.#correct(this.#feel(duel), duel.atSeconds, seen, noise);
  }

  #correct(felt: readonly Felt[], atSeconds: number, seen: number, noise: number): void {
    const surprise = seen - meanOf(felt);
    const total = varianceOf(felt) + noise;
    for (const { key, sign, belief } of felt) {
      const gain = belief.variance / total;
      this.#beliefs.set(key, {
        mean: belief.mean + sign * gain * surprise,
        variance: belief.variance * (1 - gain),
        atSeconds,
        prices: belief.prices,
      });
    }
  }

  #feel({ parts, atSeconds }: Duel): Felt[] {
    return parts.map((part) => ({ ...part, belief: this.#beliefAt(atSeconds, part) }));
  }

  #beliefAt(atSeconds: number, { key, prior }: Part): Belief {
    const known = this.#beliefs.get(key);
    if (!known) return { mean: prior.mean, variance: prior.variance, atSeconds, prices: 0 };
    const days = Math.max(0, atSeconds - known.atSeconds) / DAY_SECONDS;
    return { ...known, variance: Math.min(prior.variance, known.variance + prior.wander * days) };
  }
}

function meanOf(felt: readonly Felt[]): number {
  return felt.reduce((sum, { sign, belief }) => sum + sign * belief.mean, 0);
}

function varianceOf(felt: readonly Felt[]): number {
  return felt.reduce((sum, { belief }) => sum + belief.variance, 0);
}
