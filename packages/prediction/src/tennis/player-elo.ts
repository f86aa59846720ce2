import type { TennisOptions } from './tennis-options.ts';

const POINTS_PER_DECADE = 400;

interface Rating {
  points: number;
  matches: number;
}

/** Elo ratings of players whose moves shrink with experience, as in public tennis ratings. */
export class PlayerElo {
  readonly #options: TennisOptions;
  readonly #ratings = new Map<string, Rating>();

  constructor(options: TennisOptions) {
    this.#options = options;
  }

  matchesOf(key: string): number {
    return this.#ratings.get(key)?.matches ?? 0;
  }

  pointsOf(key: string, start: number): number {
    return this.#ratings.get(key)?.points ?? start;
  }

  /**
   * @param starts where the players start if they are new here
   * @param weight 1 for a full match
   */
  observe(
    keys: readonly [string, string],
    starts: readonly [number, number],
    isFirstWin: boolean,
    weight: number,
  ): void {
    const [first, second] = [this.#enter(keys[0], starts[0]), this.#enter(keys[1], starts[1])];
    const expected = eloProbability(first.points - second.points);
    const miss = weight * ((isFirstWin ? 1 : 0) - expected);
    const [up, down] = [this.#moveOf(first) * miss, this.#moveOf(second) * miss];
    first.points += up;
    second.points -= down;
    first.matches += 1;
    second.matches += 1;
  }

  #enter(key: string, start: number): Rating {
    const rating = this.#ratings.get(key) ?? { points: start, matches: 0 };
    this.#ratings.set(key, rating);
    return rating;
  }

  #moveOf({ matches }: Rating): number {
    const { eloMove, eloOffset, eloPower } = this.#options;
    return eloMove / (matches + eloOffset) ** eloPower;
  }
}

/** Probability of winning a match with this lead in points. */
export function eloProbability(difference: number): number {
  return 1 / (1 + 10 ** (-difference / POINTS_PER_DECADE));
}
