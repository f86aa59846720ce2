import { selectPage } from '../search-users-tips/select-page.ts';

/** The outcomes with the smallest keys of a walk; equal keys retain the order of the walk. */
export interface SmallestKeys {
  /** Keys from here on are not among the smallest any more. */
  readonly below: number;
  /** @param key not NaN, smaller than `below` */
  add(key: number, block: number, outcome: number): void;
  /** Indexes of blocks and outcomes in ascending order of the keys, from the given rank on. */
  from(rank: number): [block: number, outcome: number][];
}

/** Larger ones discard in fewer steps, smaller ones discard earlier. */
const MIN_CAPACITY = 4_096;
const PAGES = 4;

/**
 * Retains few outcomes of however many: once its room is full all but the smallest are discarded.
 * @param limit number of smallest keys
 * @param countOfAll outcomes of the walk at most
 */
export function createSmallestKeys(limit: number, countOfAll: number): SmallestKeys {
  const capacity = Math.min(Math.max(limit * PAGES, MIN_CAPACITY), countOfAll);
  const keys = new Float64Array(capacity);
  const blocks = new Uint32Array(capacity);
  const outcomes = new Uint32Array(capacity);
  let count = 0;
  let below = limit > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;

  function discard(): void {
    const smallest = selectPage(keys.subarray(0, count), 0, limit);
    keys.set(Float64Array.from(smallest, (index) => keys[index] ?? 0));
    blocks.set(Uint32Array.from(smallest, (index) => blocks[index] ?? 0));
    outcomes.set(Uint32Array.from(smallest, (index) => outcomes[index] ?? 0));
    count = smallest.length;
    below = keys[count - 1] ?? below;
  }

  return {
    get below() {
      return below;
    },
    add(key, block, outcome) {
      if (count === capacity) {
        discard();
        if (key >= below) return;
      }
      keys[count] = key;
      blocks[count] = block;
      outcomes[count] = outcome;
      count += 1;
    },
    from: (rank) =>
      Array.from(selectPage(keys.subarray(0, count), rank, limit), (index) => [
        blocks[index] ?? 0,
        outcomes[index] ?? 0,
      ]),
  };
}
