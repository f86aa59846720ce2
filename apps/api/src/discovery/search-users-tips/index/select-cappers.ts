import type { UsersCriteria } from '@tipmark/contract';
import { INITIAL_BANK_MILLI, USERS_SEARCH_SORT, type UsersSearchSort } from '@tipmark/domain';
import { selectPage } from '../select-page.ts';
import type { CappersFound } from '../users-search-queries.ts';
import type { PeriodOfCappers } from './cappers.ts';

/** Which cappers are wanted. */
interface Wanted {
  readonly criteria: UsersCriteria;
  /** Only these may be found; absent = all. */
  readonly allowed: ReadonlySet<number> | undefined;
}

export interface CappersRequest extends Wanted {
  readonly sort: UsersSearchSort;
  readonly count: number;
}

const MILLI = 1_000;
const PERCENT = 100;
const LAST = Number.POSITIVE_INFINITY;

/** Bounds of a statistic; cappers without it never meet them. */
type Bounds = { readonly from: number; readonly to: number } | undefined;

/** @returns undefined where there is no bound */
export function boundsOf(minimum: number | undefined, maximum: number | undefined): Bounds {
  if (minimum === undefined && maximum === undefined) return undefined;
  return { from: minimum ?? -LAST, to: maximum ?? LAST };
}

/** @param value NaN = none */
export const isWithin = (bounds: Bounds, value: number): boolean =>
  bounds === undefined || (value >= bounds.from && value <= bounds.to);

export const profitPercent = (profitMilli: number): number =>
  (profitMilli * PERCENT) / INITIAL_BANK_MILLI;

const highestFirst = (value: number) => (Number.isNaN(value) ? LAST : -value);

/** Smaller comes first; cappers without a rank come last. */
function keyOf(sort: UsersSearchSort, of: PeriodOfCappers, slot: number): number {
  switch (sort) {
    case USERS_SEARCH_SORT.ratingPosition:
      return of.positions[slot] || LAST;
    case USERS_SEARCH_SORT.profitPercent:
      return -(of.profitMilli[slot] ?? 0);
    case USERS_SEARCH_SORT.roi:
      return highestFirst(of.roi[slot] ?? Number.NaN);
    case USERS_SEARCH_SORT.averageOdds:
      return highestFirst(of.meanMilli[slot] ?? Number.NaN);
    case USERS_SEARCH_SORT.countOfTips:
      return -(of.counted[slot] ?? 0);
    case USERS_SEARCH_SORT.clv:
      return highestFirst(of.clv[slot] ?? Number.NaN);
  }
}

/** A statistic of the capper in a slot; NaN = has none. */
type Statistic = (slot: number) => number;

/** Only the criteria that are set, so that fewer columns are read. */
function testsOf(of: PeriodOfCappers, { criteria, allowed }: Wanted) {
  const { minTipsCount, maxTipsCount, minPositionRating, maxPositionRating } = criteria;
  const { minProfitPercent, maxProfitPercent, minAverageOdds, maxAverageOdds } = criteria;
  const bounded: readonly (readonly [Bounds, Statistic])[] = [
    [boundsOf(minTipsCount, maxTipsCount), (slot) => of.counted[slot] ?? 0],
    [boundsOf(minPositionRating, maxPositionRating), (slot) => of.positions[slot] || Number.NaN],
    [
      boundsOf(minProfitPercent, maxProfitPercent),
      (slot) => profitPercent(of.profitMilli[slot] ?? 0),
    ],
    [
      boundsOf(minAverageOdds, maxAverageOdds),
      (slot) => (of.meanMilli[slot] ?? Number.NaN) / MILLI,
    ],
    [boundsOf(criteria.minRoi, criteria.maxRoi), (slot) => of.roi[slot] ?? Number.NaN],
    [boundsOf(undefined, criteria.maxDrawdownPercent), (slot) => of.drawdown[slot] ?? Number.NaN],
  ];
  const tests = bounded
    .filter(([bounds]) => bounds !== undefined)
    .map(
      ([bounds, statistic]) =>
        (slot: number) =>
          isWithin(bounds, statistic(slot)),
    );
  if (allowed !== undefined) tests.push((slot) => allowed.has(of.ids[slot] ?? 0));
  return tests;
}

/** The slots that pass, in the order of their ids. */
function slotsWhere(count: number, tests: readonly ((slot: number) => boolean)[]): Int32Array {
  const slots = new Int32Array(count);
  let length = 0;
  for (let slot = 0; slot < count; slot += 1) {
    if (!tests.every((test) => test(slot))) continue;
    slots[length] = slot;
    length += 1;
  }
  return slots.subarray(0, length);
}

/** The first slots in the order of a key, equal ones in the order of their ids. */
function firstOf(slots: Int32Array, count: number, key: Statistic): number[] {
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < keys.length; at += 1) keys[at] = key(slots[at] ?? 0);
  return Array.from(selectPage(keys, 0, count), (at) => slots[at] ?? 0);
}

/** The first of the cappers who meet the criteria, and their count. */
export function selectCappers(of: PeriodOfCappers, request: CappersRequest): CappersFound {
  const { sort, count } = request;
  const slots = slotsWhere(of.ids.length, testsOf(of, request));
  const first = firstOf(slots, count, (slot) => keyOf(sort, of, slot));
  const ranked = first.filter(
    (slot) => sort !== USERS_SEARCH_SORT.ratingPosition || of.positions[slot],
  );
  // The unranked follow by yield, after those who have one.
  const others =
    ranked.length === first.length
      ? []
      : firstOf(
          slots.filter((slot) => !of.positions[slot]),
          first.length - ranked.length,
          (slot) => keyOf(USERS_SEARCH_SORT.roi, of, slot),
        );
  return {
    ids: [...ranked, ...others].map((slot) => of.ids[slot] ?? 0),
    total: slots.length,
  };
}

export interface NewestCapper {
  readonly id: number;
  /** Percent of the stakes; null = has none. */
  readonly roi: number | null;
  readonly counted: number;
}

/** Cappers who meet the criteria, the last registered first: a stable order. */
export function selectNewestCappers(
  of: PeriodOfCappers,
  wanted: Wanted,
  count: number,
): NewestCapper[] {
  const slots = slotsWhere(of.ids.length, testsOf(of, wanted));
  return Array.from(slots.subarray(-count).reverse(), (slot) => {
    const roi = of.roi[slot] ?? Number.NaN;
    return {
      id: of.ids[slot] ?? 0,
      roi: Number.isNaN(roi) ? null : roi,
      counted: of.counted[slot] ?? 0,
    };
  });
}
