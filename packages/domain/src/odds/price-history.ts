import { siteLine } from './site-line.ts';

/** A price not confirmed for longer no longer counts before the match. */
export const STALE_AFTER_SECONDS = 900;

/** The site line is recomputed at most this often. */
export const SITE_LINE_INTERVAL_SECONDS = 30;

/**
 * A price one bookmaker gave for one outcome. `average` is a file's mean over many bookmakers;
 * other aggregates (maxima) never become prices.
 */
export interface BookmakerPrice {
  readonly bookmaker: string | number;
  readonly kind: 'bookmaker' | 'average';
  readonly milliOdds: number;
  /** Unix seconds of the last time the bookmaker was seen with this price. */
  readonly confirmedAt: number;
}

/** The site line from `at` on; null = no price any more. */
export interface SiteLinePoint {
  readonly at: number;
  readonly milliOdds: number | null;
}

export function isStale(confirmedAt: number, nowSeconds: number): boolean {
  return nowSeconds - confirmedAt > STALE_AFTER_SECONDS;
}

/**
 * Site line of one outcome at an instant. Each bookmaker counts with its newest price, unless that
 * is stale. Averages count only where no bookmaker has the market.
 * @param prices all known prices of the outcome, any order; later prices are ignored
 * @param isImported prices of finished files have no real time: freshness is ignored
 */
export function siteLineAt(
  prices: readonly BookmakerPrice[],
  nowSeconds: number,
  { isImported = false, hasBookmakers = prices.some(isOfBookmaker) } = {},
): number | null {
  const newest = new Map<string | number, BookmakerPrice>();
  for (const price of prices) {
    const isCounted = isOfBookmaker(price) === hasBookmakers && price.confirmedAt <= nowSeconds;
    const known = newest.get(price.bookmaker);
    if (isCounted && (known === undefined || known.confirmedAt <= price.confirmedAt)) {
      newest.set(price.bookmaker, price);
    }
  }
  const counted = [...newest.values()].filter(
    (price) => isImported || !isStale(price.confirmedAt, nowSeconds),
  );
  return siteLine(counted.map((price) => price.milliOdds));
}

function isOfBookmaker(price: BookmakerPrice): boolean {
  return price.kind === 'bookmaker';
}

/** Oldest point with a price: the line the outcome was opened at. */
export function firstOdds(points: readonly SiteLinePoint[]): number | null {
  let first: SiteLinePoint | undefined;
  for (const point of points) {
    if (point.milliOdds !== null && (first === undefined || point.at < first.at)) first = point;
  }
  return first?.milliOdds ?? null;
}

/** The latest line, null when the outcome has no price now. */
export function currentOdds(points: readonly SiteLinePoint[]): number | null {
  return latest(points, () => true)?.milliOdds ?? null;
}

/**
 * Last line before the match began; later points never change it.
 * @param startsAt scheduled start, unix seconds
 * @param observedStartAt start as seen in the feed, when it is known
 */
export function closingOdds(
  points: readonly SiteLinePoint[],
  startsAt: number,
  observedStartAt: number = startsAt,
): number | null {
  const closedAt = Math.min(startsAt, observedStartAt);
  const isBefore = (point: SiteLinePoint) => point.at < closedAt && point.milliOdds !== null;
  return latest(points, isBefore)?.milliOdds ?? null;
}

/** Of points of one instant the last one counts. */
function latest(
  points: readonly SiteLinePoint[],
  isCounted: (point: SiteLinePoint) => boolean,
): SiteLinePoint | undefined {
  let last: SiteLinePoint | undefined;
  for (const point of points) {
    if (isCounted(point) && (last === undefined || point.at >= last.at)) last = point;
  }
  return last;
}
