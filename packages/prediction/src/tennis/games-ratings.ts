const MOVE_SHRINKS_AFTER = 10;
/** From log odds of a game to log odds of a match. */
const MATCH_SLOPE = 5.5;

interface Rating {
  strength: number;
  matches: number;
}

/**
 * Ratings from the share of games won: closer to play than wins, and reliable after fewer matches.
 */
export class GamesRatings {
  readonly #move: number;
  readonly #ratings = new Map<string, Rating>();

  constructor(move: number) {
    this.#move = move;
  }

  /** Log odds of the match for the first player. */
  logOddsOf(firstKey: string, secondKey: string): number {
    return MATCH_SLOPE * (this.#of(firstKey).strength - this.#of(secondKey).strength);
  }

  observe(firstKey: string, secondKey: string, games: readonly [number, number]): void {
    const played = games[0] + games[1];
    if (played === 0) return;
    const [first, second] = [this.#of(firstKey), this.#of(secondKey)];
    const expected = 1 / (1 + Math.exp(second.strength - first.strength));
    const miss = games[0] / played - expected;
    for (const [key, rating, sign] of [
      [firstKey, first, 1],
      [secondKey, second, -1],
    ] as const) {
      const move = this.#move / Math.sqrt(rating.matches + MOVE_SHRINKS_AFTER);
      const strength = rating.strength + sign * move * miss;
      this.#ratings.set(key, { strength, matches: rating.matches + 1 });
    }
  }

  #of(key: string): Rating {
    return this.#ratings.get(key) ?? { strength: 0, matches: 0 };
  }
}
