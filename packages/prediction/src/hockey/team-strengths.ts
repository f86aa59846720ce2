import { type Duel, type Part, StrengthFilter } from '../ratings/strength-filter.ts';
import type { HockeyMatch, HockeyResult } from './hockey-match.ts';
import type { HockeyOptions } from './hockey-options.ts';

/** Priced matches a team needs before its prices are used. */
const ENOUGH_PRICES = 3;
/** A team whose last match was this recent played the evening before. */
const TIRED_SECONDS = 36 * 3_600;
const HOME = 'home ice';
const TIRED = 'no day of rest';
const HOME_PRIOR = { mean: 0.2, variance: 0.04, wander: 0.0001 };
const TIRED_PRIOR = { mean: 0.15, variance: 0.02, wander: 0 };

/**
 * Strengths of one league's teams, of home ice and of a day of rest, read from the closing money
 * lines of past matches and from who then won.
 */
export class TeamStrengths {
  readonly #options: HockeyOptions;
  readonly #filter = new StrengthFilter();
  readonly #lastPlayed = new Map<string, number>();

  constructor(options: HockeyOptions) {
    this.#options = options;
  }

  /** Log odds of a home win in the end; undefined while there are too few prices. */
  logOddsOf(match: HockeyMatch): number | undefined {
    const isKnown = (key: string) => this.#filter.pricesOf(`team ${key}`) >= ENOUGH_PRICES;
    if (!isKnown(match.homeKey) || !isKnown(match.awayKey)) return undefined;
    return this.#filter.logOddsOf(this.#duelOf(match), this.#options.strengthDoubt);
  }

  observe(result: HockeyResult): void {
    const { closingOdds, isHomeWin, homeKey, awayKey, kickoffSeconds } = result;
    const duel = this.#duelOf(result);
    if (closingOdds) this.#filter.observePrices(duel, closingOdds, this.#options.priceNoise);
    this.#filter.observeWin(duel, isHomeWin, this.#options.winShare);
    for (const key of [homeKey, awayKey]) this.#lastPlayed.set(key, kickoffSeconds);
  }

  #duelOf({ homeKey, awayKey, kickoffSeconds }: HockeyMatch): Duel {
    const { strengthVariance, strengthWander } = this.#options;
    const prior = { mean: 0, variance: strengthVariance, wander: strengthWander };
    const parts: Part[] = [
      { key: `team ${homeKey}`, sign: 1, prior },
      { key: `team ${awayKey}`, sign: -1, prior },
      { key: HOME, sign: 1, prior: HOME_PRIOR },
    ];
    const rest =
      this.#tirednessOf(awayKey, kickoffSeconds) - this.#tirednessOf(homeKey, kickoffSeconds);
    if (rest !== 0) parts.push({ key: TIRED, sign: rest, prior: TIRED_PRIOR });
    return { parts, atSeconds: kickoffSeconds };
  }

  #tirednessOf(key: string, atSeconds: number): 0 | 1 {
    const last = this.#lastPlayed.get(key);
    return last !== undefined && atSeconds - last <= TIRED_SECONDS ? 1 : 0;
  }
}
