import {
  matchFromSet,
  type SetOutcome,
  type SetScores,
  setOutcome,
  setScores,
} from './set-chain.ts';

/** Edges on serve in the table, from an equal to a player who wins every set. */
const MAX_EDGE = 0.3;
const EDGE_STEP = 0.005;
const BISECTION_STEPS = 40;
/** Gauss–Hermite nodes and weights of a standard normal. */
const FORMS = [
  { shift: -2.857, weight: 0.011_257 },
  { shift: -1.355_626, weight: 0.222_076 },
  { shift: 0, weight: 0.533_334 },
  { shift: 1.355_626, weight: 0.222_076 },
  { shift: 2.857, weight: 0.011_257 },
] as const;

/** The outcome of a match: final scores in sets and the average games of one set. */
export interface MatchOutcome {
  readonly scores: SetScores;
  readonly gamesPerSet: number;
}

/**
 * Turns a win probability into sets and games. Sets of one match are more alike than independent
 * ones (fewer matches go the distance): the edge on serve is drawn once per match around its mean.
 */
export class DayForm {
  readonly #spread: number;
  readonly #table: readonly SetOutcome[];

  /**
   * @param level share of points a server wins against an equal
   * @param spread standard deviation of the edge from day to day
   */
  constructor(level: number, spread: number) {
    this.#spread = spread;
    const steps = Math.round(MAX_EDGE / EDGE_STEP);
    this.#table = Array.from({ length: 2 * steps + 1 }, (_, index) => {
      const edge = (index - steps) * EDGE_STEP;
      return setOutcome([level + edge, level - edge]);
    });
  }

  outcomeOf(matchWin: number, bestOf: 3 | 5): MatchOutcome {
    let [low, high] = [-MAX_EDGE, MAX_EDGE];
    for (let step = 0; step < BISECTION_STEPS; step += 1) {
      const middle = (low + high) / 2;
      const win = this.#mean(middle, (set) => matchFromSet(set.win, bestOf));
      if (win < matchWin) low = middle;
      else high = middle;
    }
    return this.#outcomeAt((low + high) / 2, bestOf);
  }

  #outcomeAt(edge: number, bestOf: 3 | 5): MatchOutcome {
    const shapes = FORMS.map(({ shift }) =>
      setScores(this.#setAt(edge + shift * this.#spread).win, bestOf),
    );
    const scores = setScores(0.5, bestOf).map(([sets], index) => {
      const mixed = FORMS.map(({ weight }, form) => weight * (shapes[form]?.[index]?.[1] ?? 0));
      return [sets, mixed.reduce((sum, part) => sum + part, 0)] as const;
    });
    return { scores, gamesPerSet: this.#mean(edge, ({ games }) => games) };
  }

  #mean(edge: number, of: (set: SetOutcome) => number): number {
    return FORMS.reduce(
      (sum, { shift, weight }) => sum + weight * of(this.#setAt(edge + shift * this.#spread)),
      0,
    );
  }

  #setAt(edge: number): SetOutcome {
    const last = this.#table.length - 1;
    const position = Math.max(0, Math.min(last, (edge + MAX_EDGE) / EDGE_STEP));
    const index = Math.min(last - 1, Math.floor(position));
    const [below, above] = [this.#table[index], this.#table[index + 1]];
    if (!below || !above) throw new Error(`No set is played with an edge of ${edge}`);
    const share = position - index;
    return {
      win: below.win + share * (above.win - below.win),
      games: below.games + share * (above.games - below.games),
    };
  }
}
