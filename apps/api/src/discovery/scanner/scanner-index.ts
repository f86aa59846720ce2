import { type BlocksBySport, byStart, createBlocksBySport } from './blocks-by-sport.ts';
import { type ChangedOutcome, changedOutcomes, outcomesGone } from './changed-outcomes.ts';
import { createIndexCapacity, type IndexCapacity, type IndexLimits } from './index-capacity.ts';
import type { OddsBlock } from './odds-block.ts';

/** All open outcomes of this process, by match. Answers without the database. */
export type ScannerIndex = Pick<BlocksBySport, 'blocksOf' | 'newestPriceOf'> &
  Pick<IndexCapacity, 'takes' | 'countOfOutcomes' | 'countOfChanges'> & {
    /** @returns outcomes that changed */
    put(block: OddsBlock): ChangedOutcome[];
    remove(matchId: number): ChangedOutcome[];
    get(matchId: number): OddsBlock | undefined;
    has(matchId: number): boolean;
    ids(): IterableIterator<number>;
    readonly countOfMatches: number;
  };

export function createScannerIndex(limits: IndexLimits): ScannerIndex {
  const blocks = new Map<number, OddsBlock>();
  const capacity = createIndexCapacity(limits);
  const { blocksOf, newestPriceOf, forget } = createBlocksBySport(blocks);

  function remove(matchId: number): ChangedOutcome[] {
    const block = blocks.get(matchId);
    if (block === undefined) return [];
    blocks.delete(matchId);
    capacity.free(block);
    forget(block.sport);
    return outcomesGone(block);
  }

  /** Evicts the matches that start last until the others fit. */
  function trim(): ChangedOutcome[] {
    if (!capacity.isOver) return [];
    const gone: ChangedOutcome[] = [];
    for (const { id, startsAt } of [...blocks.values()].toSorted((a, b) => byStart(b, a))) {
      if (!capacity.isOver) break;
      capacity.giveUp(startsAt);
      gone.push(...remove(id));
    }
    return gone;
  }

  return {
    put(block) {
      const before = blocks.get(block.id);
      if (before !== undefined) {
        capacity.free(before);
        forget(before.sport);
      }
      blocks.set(block.id, block);
      capacity.add(block);
      forget(block.sport);
      return [...changedOutcomes(before, block), ...trim()];
    },
    remove,
    get: (matchId) => blocks.get(matchId),
    has: (matchId) => blocks.has(matchId),
    ids: () => blocks.keys(),
    blocksOf,
    newestPriceOf,
    takes: capacity.takes,
    get countOfMatches() {
      return blocks.size;
    },
    get countOfOutcomes() {
      return capacity.countOfOutcomes;
    },
    get countOfChanges() {
      return capacity.countOfChanges;
    },
  };
}
