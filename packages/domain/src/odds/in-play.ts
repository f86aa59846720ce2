import type { SiteLinePoint } from './price-history.ts';
import { siteLine } from './site-line.ts';

/**
 * A price of a running match that is not confirmed for this long no longer counts: a goal may have
 * been scored since, and it would not be available.
 */
export const IN_PLAY_FRESH_SECONDS = 240;

/** A bookmaker's price of one outcome while the match was running; null = withdrawn. */
export interface InPlayPrice {
  readonly bookmaker: number;
  /** Unix seconds. */
  readonly at: number;
  readonly milliOdds: number | null;
}

/** Whether a price of a running match still counts as available. */
export function isFreshInPlay(confirmedAt: number, nowSeconds: number): boolean {
  return nowSeconds - confirmedAt < IN_PLAY_FRESH_SECONDS;
}

/**
 * The site line of one outcome while the match is running: the median of the bookmakers with a
 * valid last price, one point per change, null = no bookmaker accepts bets. A price also ends after
 * a period without updates.
 * @param until later expiries are not known yet; unix seconds
 */
export function inPlayLine(prices: readonly InPlayPrice[], until: number): SiteLinePoint[] {
  const ordered = prices.toSorted((one, other) => one.at - other.at);
  const expiries = ordered.map(({ at }) => at + IN_PLAY_FRESH_SECONDS).filter((at) => at <= until);
  const instants = [...new Set([...ordered.map(({ at }) => at), ...expiries])].sort(
    (one, other) => one - other,
  );
  const latest = new Map<number, InPlayPrice>();
  const line: SiteLinePoint[] = [];
  let received = 0;
  for (const at of instants) {
    for (
      let price = ordered[received];
      price !== undefined && price.at <= at;
      price = ordered[received]
    ) {
      latest.set(price.bookmaker, price);
      received += 1;
    }
    const milliOdds = siteLine(
      [...latest.values()].flatMap((price) =>
        price.milliOdds !== null && isFreshInPlay(price.at, at) ? [price.milliOdds] : [],
      ),
    );
    if (milliOdds !== (line.at(-1)?.milliOdds ?? null)) line.push({ at, milliOdds });
  }
  return line;
}
