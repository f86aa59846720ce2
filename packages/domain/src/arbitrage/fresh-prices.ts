/** A price of one bookmaker for one outcome of a match. */
export interface NamedPrice {
  readonly oddType: string;
  readonly milliOdds: number;
  readonly bookmaker: string;
  /** Unix second at which the bookmaker last named it. */
  readonly confirmedAt: number;
}

/** Prices confirmed within this time can probably still be had. */
export const FRESH_PRICE_SECONDS = 900;

/**
 * Prices that are the best at some age: each is the highest of those that are at least as new. The
 * best price not older than any given age is one of them.
 * @param prices of one outcome, any order
 * @returns highest first, newest last
 */
export function bestByAge<Price extends Pick<NamedPrice, 'milliOdds' | 'confirmedAt'>>(
  prices: readonly Price[],
): Price[] {
  const best: Price[] = [];
  let newest = Number.NEGATIVE_INFINITY;
  for (const price of prices.toSorted(
    (one, other) => other.milliOdds - one.milliOdds || other.confirmedAt - one.confirmedAt,
  )) {
    if (price.confirmedAt <= newest) continue;
    newest = price.confirmedAt;
    best.push(price);
  }
  return best;
}
