import {
  isPriceToCheck,
  matchesCategory,
  matchesChange,
  matchesMatch,
  matchesValue,
  movementPercent,
  SCANNER_SORT,
  type ScannerBounds,
  type ScannerSort,
  UNCONFIRMED_AFTER_SECONDS,
} from '@tipmark/domain';
import { changeBefore, type OddsBlock } from './odds-block.ts';
import { createSmallestKeys } from './smallest-keys.ts';
import { comparedChange } from './untimed.ts';

export interface ScanRequest {
  readonly bounds: ScannerBounds;
  /** Prices of this instant; absent = the newest. */
  readonly knownAt?: number | undefined;
  /** Outcomes that may be shown at all, by match; absent = all. */
  readonly allowed?: ReadonlyMap<number, ReadonlySet<string>> | undefined;
  /** At this many bookmakers now, or more. */
  readonly leastBookmakers?: number | undefined;
  /** Range of the returned outcomes, counted from 0. */
  readonly from: number;
  readonly until: number;
}

export interface FoundOutcome {
  readonly block: OddsBlock;
  readonly outcome: number;
  /** Milli-odds at the chosen instant, and at the one compared with. */
  readonly odds: number;
  readonly was: number;
  /** Its last change, in the columns of the block. */
  readonly change: number;
}

export interface Scan {
  readonly page: readonly FoundOutcome[];
  readonly countOfOutcomes: number;
  /** Outcomes by match, in the order of the blocks. */
  readonly countByMatch: ReadonlyMap<OddsBlock, number>;
  /** Outcomes that meet all criteria except that of the categories. */
  readonly countByCategory: ReadonlyMap<number, number>;
}

const CATEGORIES = 32;
/** After all known values. */
const UNKNOWN = Number.MAX_VALUE;
/** Of equal values, those to be checked come last. */
const TO_CHECK_PERCENT = 1e-9;

/** Smaller comes first. */
function sortKey(sort: ScannerSort, percent: number, value: number, changedAt: number): number {
  switch (sort) {
    case SCANNER_SORT.drop:
      return percent;
    case SCANNER_SORT.rise:
      return -percent;
    case SCANNER_SORT.value:
      return Number.isNaN(value) ? UNKNOWN : -value;
    case SCANNER_SORT.startTime:
      return 0;
    case SCANNER_SORT.newestChange:
      return -changedAt;
  }
}

/** Index of the change that is the price of an outcome; before its first = it has none. */
function changeNow(block: OddsBlock, outcome: number, knownAt: number | undefined): number {
  return knownAt === undefined
    ? (block.starts[outcome + 1] ?? 0) - 1
    : changeBefore(block, outcome, knownAt);
}

/** Index of the change that the price of an outcome is compared with. */
function changeCompared(
  block: OddsBlock,
  outcome: number,
  now: number,
  comparedAt: number | undefined,
): number {
  const first = block.starts[outcome] ?? 0;
  // An outcome without a price at that instant is compared with its first one.
  return comparedAt === undefined
    ? first
    : comparedChange(changeBefore(block, outcome, comparedAt), {
        first,
        now,
        untimed: block.untimed,
      });
}

/** A price without a time is older than any bound. */
const timeOf = ({ untimed, changeAt }: OddsBlock, change: number) =>
  untimed.has(change) ? 0 : (changeAt[change] ?? 0);

/**
 * Walks over blocks ordered by start and id; that order, then the characters of the outcome,
 * decides between equals. Only the outcomes of the page are ever objects; of the others columns
 * are read, and only those that the criteria or the order need.
 */
export function scanBlocks(blocks: readonly OddsBlock[], request: ScanRequest): Scan {
  const { bounds, knownAt, allowed, leastBookmakers = 0, from, until } = request;
  const { comparedAt, sortType, minMilliOdds, maxMilliOdds, isValueToModel } = bounds;
  const isNewest = knownAt === undefined;
  const isTimed =
    sortType === SCANNER_SORT.newestChange || bounds.changedAfter > Number.NEGATIVE_INFINITY;
  const isOfAge = bounds.createdFrom > Number.NEGATIVE_INFINITY;
  const isValued = sortType === SCANNER_SORT.value || bounds.minValuePercent !== undefined;
  const confirmedFrom = bounds.startsAfter - UNCONFIRMED_AFTER_SECONDS;
  const countByMatch = new Map<OddsBlock, number>();
  const byCategory = new Uint32Array(CATEGORIES);
  const smallest = createSmallestKeys(
    until,
    blocks.reduce((sum, { categories }) => sum + categories.length, 0),
  );
  let { below } = smallest;
  let countOfOutcomes = 0;
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index] as OddsBlock;
    if (!matchesMatch(bounds, block)) continue;
    const wanted = allowed?.get(block.id);
    if (allowed !== undefined && wanted === undefined) continue;
    const { categories, current, first: firstOdds, changedAt: lastAt, createdAt } = block;
    const values = isValueToModel ? block.modelValue : block.marketValue;
    const { marketClaim, confirmedAt } = block;
    let count = 0;
    for (let outcome = 0; outcome < categories.length; outcome += 1) {
      let now = -1;
      let odds = current[outcome] ?? 0;
      if (!isNewest) {
        now = changeNow(block, outcome, knownAt);
        if (now < (block.starts[outcome] ?? 0)) continue;
        odds = block.changeTo[now] ?? 0;
      }
      if (odds < minMilliOdds || odds > maxMilliOdds) continue;
      if ((block.bookmakers[outcome] ?? 0) < leastBookmakers) continue;
      let changedAt = 0;
      if (isTimed) {
        changedAt = isNewest ? (lastAt[outcome] ?? 0) : timeOf(block, now);
        if (changedAt <= bounds.changedAfter) continue;
      }
      if (isOfAge && (createdAt[outcome] ?? 0) < bounds.createdFrom) continue;
      let value = Number.NaN;
      if (isValued) {
        const isKnown = isValueToModel || (confirmedAt[outcome] ?? 0) >= confirmedFrom;
        if (isKnown) value = values[outcome] ?? Number.NaN;
        if (!matchesValue(bounds, value)) continue;
        if (!isValueToModel && isPriceToCheck(marketClaim[outcome] ?? 0)) value -= TO_CHECK_PERCENT;
      }
      let was = firstOdds[outcome] ?? 0;
      if (comparedAt !== undefined) {
        if (isNewest) now = changeNow(block, outcome, knownAt);
        was = block.changeTo[changeCompared(block, outcome, now, comparedAt)] ?? 0;
      }
      const percent = movementPercent(was, odds);
      if (!matchesChange(bounds, percent)) continue;
      if (wanted?.has(block.oddTypes[outcome] ?? '') === false) continue;
      const category = categories[outcome] ?? 0;
      byCategory[category] = (byCategory[category] ?? 0) + 1;
      if (!matchesCategory(bounds, category)) continue;
      count += 1;
      const key = sortKey(sortType, percent, value, changedAt);
      if (key >= below) continue;
      smallest.add(key, index, outcome);
      ({ below } = smallest);
    }
    if (count > 0) countByMatch.set(block, count);
    countOfOutcomes += count;
  }
  const page = smallest.from(from).map(([index, outcome]) => {
    const block = blocks[index] as OddsBlock;
    const change = changeNow(block, outcome, knownAt);
    return {
      block,
      outcome,
      odds: block.changeTo[change] ?? 0,
      was: block.changeTo[changeCompared(block, outcome, change, comparedAt)] ?? 0,
      change,
    };
  });
  const countByCategory = new Map(
    [...byCategory.entries()].filter(([, countOfCategory]) => countOfCategory > 0),
  );
  return { page, countOfOutcomes, countByMatch, countByCategory };
}
