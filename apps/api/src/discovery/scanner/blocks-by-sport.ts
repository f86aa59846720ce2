import type { Sport } from '@tipmark/domain';
import type { OddsBlock } from './odds-block.ts';

/** Derived once from all blocks of a sport, until one of them changes. */
export interface BlocksBySport {
  /** By start, then id. */
  blocksOf(sport: Sport): readonly OddsBlock[];
  /** When a bookmaker last reported a price in the sport; 0 = never, or at no known time. */
  newestPriceOf(sport: Sport): number;
  forget(sport: Sport): void;
}

export const byStart = (one: OddsBlock, other: OddsBlock) =>
  one.startsAt - other.startsAt || one.id - other.id;

export function createBlocksBySport(blocks: ReadonlyMap<number, OddsBlock>): BlocksBySport {
  const ordered = new Map<Sport, readonly OddsBlock[]>();
  const newest = new Map<Sport, number>();

  function blocksOf(sport: Sport): readonly OddsBlock[] {
    const known = ordered.get(sport);
    if (known !== undefined) return known;
    const sorted = [...blocks.values()].filter((one) => one.sport === sport).toSorted(byStart);
    ordered.set(sport, sorted);
    return sorted;
  }

  return {
    blocksOf,
    newestPriceOf(sport) {
      const known = newest.get(sport);
      if (known !== undefined) return known;
      const latest = blocksOf(sport).reduce(
        (newestAt, { newestPriceAt }) => Math.max(newestAt, newestPriceAt),
        0,
      );
      newest.set(sport, latest);
      return latest;
    },
    forget(sport) {
      ordered.delete(sport);
      newest.delete(sport);
    },
  };
}
