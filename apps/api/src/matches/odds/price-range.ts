import type { PriceRange } from '@tipmark/contract';
import { ANSWER_LIMIT, isStale } from '@tipmark/domain';
import { downsample } from './downsample.ts';
import type { PriceInstant } from './price-instant-queries.ts';

type RangePoint = PriceRange[number];
interface Price {
  readonly at: number;
  readonly milli: number;
}

const EXTREMES = {
  lowest: ([, lowest]: RangePoint) => lowest,
  highest: ([, , highest]: RangePoint) => highest,
};

/**
 * Lowest and highest price of an outcome over time and the bookmaker of the highest, one point per
 * change. A bookmaker counts while its price is fresh; prices of a phase have no real time and form
 * separate points.
 * @param instants of one outcome, oldest first
 * @param isCounted whether it is a single bookmaker, not an aggregate
 */
export function priceRange(
  instants: readonly PriceInstant[],
  isCounted: (bookmakerId: number) => boolean,
): PriceRange {
  const latest = new Map<number, Price>();
  const range: RangePoint[] = [];
  for (const { at, is_phase: isPhase, bookmakers, milli } of instants) {
    const current = isPhase ? new Map<number, Price>() : latest;
    for (const [index, id] of bookmakers.entries()) {
      if (isCounted(id)) current.set(id, { at, milli: milli[index] ?? 0 });
    }
    const point = rangeOf(current, at);
    if (point !== undefined && !isSame(point, range.at(-1))) range.push(point);
  }
  return downsample(range, ANSWER_LIMIT.priceRangePoints, EXTREMES);
}

/** Of equal prices the oldest, as it is the one a visitor saw first. */
function rangeOf(latest: ReadonlyMap<number, Price>, now: number): RangePoint | undefined {
  const fresh = [...latest].filter(([, { at }]) => !isStale(at, now));
  const prices = fresh.map(([, { milli }]) => milli);
  const highest = Math.max(...prices);
  const best = fresh.find(([, { milli }]) => milli === highest);
  return best && [now, Math.min(...prices) / 1_000, highest / 1_000, best[0]];
}

const isSame = (point: RangePoint, last: RangePoint | undefined): boolean =>
  last !== undefined && point.slice(1).join() === last.slice(1).join();

/** The last price of every bookmaker before the odds closed. */
export function closingPrices(
  instants: readonly PriceInstant[],
  closesAt: number,
): Map<number, number> {
  const closing = new Map<number, number>();
  for (const { at, bookmakers, milli } of instants) {
    if (at >= closesAt) continue;
    for (const [index, id] of bookmakers.entries()) closing.set(id, (milli[index] ?? 0) / 1_000);
  }
  return closing;
}
