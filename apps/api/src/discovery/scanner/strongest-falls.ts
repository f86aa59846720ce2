import { SCANNER_SORT, type ScannerSort } from '@tipmark/domain';
import type { FoundOutcome } from './scan-blocks.ts';

/** One outcome for each market of each match: its first, as neighbouring lines move together. */
export function firstOfEachMarket(found: readonly FoundOutcome[]): FoundOutcome[] {
  const seen = new Set<string>();
  return found.filter(({ block, outcome }) => {
    const key = `${block.id} ${block.categories[outcome]}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const changedAt = ({ block, change }: FoundOutcome) => block.changeAt[change] ?? 0;

/** In another order than that of the falls; equal ones stay as they are. */
export function inOrder(found: readonly FoundOutcome[], sort: ScannerSort): FoundOutcome[] {
  if (sort === SCANNER_SORT.startTime) {
    return found.toSorted((one, other) => one.block.startsAt - other.block.startsAt);
  }
  return sort === SCANNER_SORT.newestChange
    ? found.toSorted((one, other) => changedAt(other) - changedAt(one))
    : [...found];
}

/** How many have each value, most frequent first. */
export function countBy<Value>(
  found: readonly FoundOutcome[],
  valueOf: (one: FoundOutcome) => Value,
): Map<Value, number> {
  const groups = [...Map.groupBy(found, valueOf)].map(
    ([value, all]) => [value, all.length] as const,
  );
  return new Map(groups.toSorted(([, one], [, other]) => other - one));
}
