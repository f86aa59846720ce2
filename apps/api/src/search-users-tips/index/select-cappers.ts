import type { UsersCriteria } from '@tipmark/contract';
import { INITIAL_BANK_MILLI, USERS_SEARCH_SORT, type UsersSearchSort } from '@tipmark/domain';
import { selectPage } from '../../scanner/select-page.ts';
import type { CappersFound } from '../users-search-queries.ts';
import type { PeriodOfCappers } from './cappers.ts';

export type CappersRequest = {
  readonly criteria: UsersCriteria;
  readonly sort: UsersSearchSort;
  readonly count: number;
  /** Only these may be found; absent = everybody. */
  readonly allowed: ReadonlySet<number> | undefined;
};

const MILLI = 1_000;
const PERCENT = 100;
const LAST = Number.POSITIVE_INFINITY;

/** Bounds of a figure; whoever has none is outside of any. */
type Bounds = { readonly from: number; readonly to: number } | undefined;

/** @returns undefined where there is no bound */
export function boundsOf(minimum: number | undefined, maximum: number | undefined): Bounds {
  if (minimum === undefined && maximum === undefined) return undefined;
  return { from: minimum ?? -LAST, to: maximum ?? LAST };
}

/** @param figure NaN = none */
export const isWithin = (bounds: Bounds, figure: number): boolean =>
  bounds === undefined || (figure >= bounds.from && figure <= bounds.to);

export const profitPercent = (profitMilli: number): number =>
  (profitMilli * PERCENT) / INITIAL_BANK_MILLI;

const highestFirst = (figure: number) => (Number.isNaN(figure) ? LAST : -figure);

/** Smaller comes first; places in the rating are told apart by `byPlace`. */
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

/** Whoever meets the criteria, in the order of their ids. */
function slotsOf(of: PeriodOfCappers, { criteria, allowed }: CappersRequest): number[] {
  const tips = boundsOf(criteria.minTipsCount, criteria.maxTipsCount);
  const place = boundsOf(criteria.minPositionRating, criteria.maxPositionRating);
  const profit = boundsOf(criteria.minProfitPercent, criteria.maxProfitPercent);
  const odds = boundsOf(criteria.minAverageOdds, criteria.maxAverageOdds);
  const roi = boundsOf(criteria.minRoi, criteria.maxRoi);
  const drawdown = boundsOf(undefined, criteria.maxDrawdownPercent);
  const slots: number[] = [];
  for (let slot = 0; slot < of.ids.length; slot += 1) {
    const isMet =
      isWithin(tips, of.counted[slot] ?? 0) &&
      isWithin(place, of.positions[slot] || Number.NaN) &&
      isWithin(profit, profitPercent(of.profitMilli[slot] ?? 0)) &&
      isWithin(odds, (of.meanMilli[slot] ?? Number.NaN) / MILLI) &&
      isWithin(roi, of.roi[slot] ?? Number.NaN) &&
      isWithin(drawdown, of.drawdown[slot] ?? Number.NaN) &&
      (allowed === undefined || allowed.has(of.ids[slot] ?? 0));
    if (isMet) slots.push(slot);
  }
  return slots;
}

/** The first slots in the order of a key, equal ones in the order of their ids. */
function firstOf(slots: readonly number[], count: number, key: (slot: number) => number): number[] {
  return Array.from(selectPage(Float64Array.from(slots, key), 0, count), (at) => slots[at] ?? 0);
}

/** Of the cappers who meet the criteria the first ones, and how many there are. */
export function selectCappers(of: PeriodOfCappers, request: CappersRequest): CappersFound {
  const { sort, count } = request;
  const slots = slotsOf(of, request);
  const first = firstOf(slots, count, (slot) => keyOf(sort, of, slot));
  const placed = first.filter(
    (slot) => sort !== USERS_SEARCH_SORT.ratingPosition || of.positions[slot],
  );
  // Whoever has no place comes by yield, after those who have one.
  const others =
    placed.length === first.length
      ? []
      : firstOf(
          slots.filter((slot) => !of.positions[slot]),
          first.length - placed.length,
          (slot) => keyOf(USERS_SEARCH_SORT.roi, of, slot),
        );
  return {
    ids: [...placed, ...others].map((slot) => of.ids[slot] ?? 0),
    total: slots.length,
  };
}
