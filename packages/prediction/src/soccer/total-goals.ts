/** Matches of weight given to the initial level, and how fast old ones are forgotten. */
const LEVEL_EVIDENCE = 60;
const DECAY = 0.998;
/** Precision of the share believed at the start. */
const SHARE_EVIDENCE = 16;

/**
 * How many goals a league's matches have, against what its models expected: each league has its own
 * level, and a match departs from it by only a share of what the models predict, because
 * differences between totals are mostly chance. Each league learns its share.
 */
export class TotalGoals {
  #share: number;
  #precision = SHARE_EVIDENCE;
  #expected: number;
  #scored: number;
  #weight = LEVEL_EVIDENCE;

  /**
   * @param share of a model's departure from the level that is believed at the start, 0…1
   * @param usual goals of a match before anything is known
   */
  constructor(share: number, usual: number) {
    this.#share = share;
    this.#expected = usual * LEVEL_EVIDENCE;
    this.#scored = usual * LEVEL_EVIDENCE;
  }

  /** The total to be expected where the models expect `expected`. */
  of(expected: number): number {
    return this.#level * Math.exp(this.#share * this.#departureOf(expected));
  }

  /** @param expected by the models, before the match */
  observe(expected: number, scored: number): void {
    const departure = this.#departureOf(expected);
    this.#precision += departure ** 2 * this.#level;
    this.#share += (departure * (scored - this.of(expected))) / this.#precision;
    this.#expected = this.#expected * DECAY + expected;
    this.#scored = this.#scored * DECAY + scored;
    this.#weight = this.#weight * DECAY + 1;
  }

  get #level(): number {
    return this.#scored / this.#weight;
  }

  #departureOf(expected: number): number {
    return Math.log((expected * this.#weight) / this.#expected);
  }
}
