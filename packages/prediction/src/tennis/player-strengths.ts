import { type Duel, type Part, StrengthFilter } from '../ratings/strength-filter.ts';
import type { TennisMatch, TennisResult } from './tennis-match.ts';
import type { TennisOptions } from './tennis-options.ts';

/** Priced matches a player needs before the prices are used. */
const ENOUGH_PRICES = 3;
const UNRANKED = 350;
const RANK_OF_ZERO = 50;
/** From log odds of a game to log odds of a match. */
const MATCH_SLOPE = 5.5;

/**
 * Strengths of players learned from the closing prices of past matches and from their results: one
 * for all courts, and what each court adds to it.
 */
export class PlayerStrengths {
  readonly #options: TennisOptions;
  readonly #filter = new StrengthFilter();

  constructor(options: TennisOptions) {
    this.#options = options;
  }

  /** Log odds of the match for the first player; undefined while there are too few prices. */
  logOddsOf(match: TennisMatch): number | undefined {
    const isKnown = (key: string) => this.#filter.pricesOf(key) >= ENOUGH_PRICES;
    if (!isKnown(match.homeKey) || !isKnown(match.awayKey)) return undefined;
    return this.#filter.logOddsOf(this.#duelOf(match), this.#options.strengthDoubt);
  }

  observe(result: TennisResult): void {
    const { closingOdds, isFirstWin, isRetired, games = [0, 0] } = result;
    const { priceNoise, winShare, gamesNoise } = this.#options;
    const duel = this.#duelOf(result);
    if (closingOdds) this.#filter.observePrices(duel, closingOdds, priceNoise);
    if (isRetired === true) return;
    this.#filter.observeWin(duel, isFirstWin, winShare);
    if (games[0] + games[1] === 0) return;
    const seen = MATCH_SLOPE * Math.log((games[0] + 1) / (games[1] + 1));
    this.#filter.observe(duel, seen, gamesNoise);
  }

  #duelOf({ homeKey, awayKey, court, ranks, bestOf, kickoffSeconds }: TennisMatch): Duel {
    return {
      parts: [
        ...this.#partsOf(homeKey, 1, ranks?.[0] ?? UNRANKED, court),
        ...this.#partsOf(awayKey, -1, ranks?.[1] ?? UNRANKED, court),
      ],
      atSeconds: kickoffSeconds,
      scale: bestOf === 5 ? this.#options.fiveSetsFactor : 1,
    };
  }

  #partsOf(key: string, sign: number, rank: number, court: TennisMatch['court']): Part[] {
    const { rankSlope, strengthVariance, strengthWander, courtVariance, courtWander } =
      this.#options;
    const mean = -rankSlope * Math.log(rank / RANK_OF_ZERO);
    const prior = { mean, variance: strengthVariance, wander: strengthWander };
    const overall = { key, sign, prior };
    if (!court) return [overall];
    const onCourt = { mean: 0, variance: courtVariance, wander: courtWander };
    return [overall, { key: `${key} on ${court}`, sign, prior: onCourt }];
  }
}
