import {
  matchesCategory,
  matchesChange,
  matchesMatch,
  matchesValue,
  movementPercent,
  SCANNER_SORT,
  type ScannerBounds,
  type ScannerSort,
} from '@tipmark/domain';
import { selectPage } from '../search-users-tips/select-page.ts';
import { changeBefore, type OddsBlock } from './odds-block.ts';
import { comparedChange } from './untimed.ts';

export interface ScanRequest {
  readonly bounds: ScannerBounds;
  /** Prices of this instant; absent = the newest. */
  readonly knownAt?: number | undefined;
  /** Outcomes that may be shown at all, by match; absent = all. */
  readonly allowed?: ReadonlyMap<number, ReadonlySet<string>> | undefined;
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

/** Smaller comes first. */
function sortKey(sort: ScannerSort, percent: number, value: number, changedAt: number): number {
  switch (sort) {
    case SCANNER_SORT.drop:
      return percent;
    case SCANNER_SORT.rise:
      return -percent;
    case SCANNER_SORT.value:
      return Number.isNaN(value) ? Number.POSITIVE_INFINITY : -value;
    case SCANNER_SORT.startTime:
      return 0;
    case SCANNER_SORT.newestChange:
      return -changedAt;
  }
}

/**
 * Walks over blocks ordered by start and id; that order, then the characters of the outcome,
 * decides between equals.
 */
export function scanBlocks(blocks: readonly OddsBlock[], request: ScanRequest): Scan {
  const { bounds, knownAt, allowed, from, until } = request;
  const { comparedAt, sortType, isValueToModel } = bounds;
  const found: { blocks: OddsBlock[]; outcomes: number[]; now: number[]; compared: number[] } = {
    blocks: [],
    outcomes: [],
    now: [],
    compared: [],
  };
  const keys: number[] = [];
  const countByMatch = new Map<OddsBlock, number>();
  const byCategory = new Uint32Array(CATEGORIES);
  for (const block of blocks) {
    if (!matchesMatch(bounds, block)) continue;
    const wanted = allowed?.get(block.id);
    if (allowed !== undefined && wanted === undefined) continue;
    const { starts, changeAt, changeTo, createdAt, categories, untimed } = block;
    const values = isValueToModel ? block.modelValue : block.marketValue;
    let count = 0;
    for (let outcome = 0; outcome < categories.length; outcome += 1) {
      const first = starts[outcome] ?? 0;
      const now =
        knownAt === undefined
          ? (starts[outcome + 1] ?? 0) - 1
          : changeBefore(block, outcome, knownAt);
      if (now < first) continue;
      const odds = changeTo[now] ?? 0;
      if (odds < bounds.minMilliOdds || odds > bounds.maxMilliOdds) continue;
      // A price without a time is older than any bound.
      const changedAt = untimed.has(now) ? 0 : (changeAt[now] ?? 0);
      if (changedAt <= bounds.changedAfter || (createdAt[outcome] ?? 0) < bounds.createdFrom) {
        continue;
      }
      const value = values[outcome] ?? Number.NaN;
      if (!matchesValue(bounds, value)) continue;
      // An outcome without a price at that instant is compared with its first one.
      const compared =
        comparedAt === undefined
          ? first
          : comparedChange(changeBefore(block, outcome, comparedAt), { first, now, untimed });
      const percent = movementPercent(changeTo[compared] ?? 0, odds);
      if (!matchesChange(bounds, percent)) continue;
      if (wanted?.has(block.oddTypes[outcome] ?? '') === false) continue;
      const category = categories[outcome] ?? 0;
      byCategory[category] = (byCategory[category] ?? 0) + 1;
      if (!matchesCategory(bounds, category)) continue;
      count += 1;
      found.blocks.push(block);
      found.outcomes.push(outcome);
      found.now.push(now);
      found.compared.push(compared);
      keys.push(sortKey(sortType, percent, value, changedAt));
    }
    if (count > 0) countByMatch.set(block, count);
  }
  const page = Array.from(selectPage(Float64Array.from(keys), from, until), (place) => {
    const block = found.blocks[place] as OddsBlock;
    const now = found.now[place] ?? 0;
    return {
      block,
      outcome: found.outcomes[place] ?? 0,
      odds: block.changeTo[now] ?? 0,
      was: block.changeTo[found.compared[place] ?? 0] ?? 0,
      change: now,
    };
  });
  const countByCategory = new Map(
    [...byCategory.entries()].filter(([, countOfOutcomes]) => countOfOutcomes > 0),
  );
  return { page, countOfOutcomes: keys.length, countByMatch, countByCategory };
}
