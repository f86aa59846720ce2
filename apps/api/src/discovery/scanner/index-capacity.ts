import type { OddsBlock } from './odds-block.ts';

export interface IndexLimits {
  /** Above these the matches that start last are evicted. */
  readonly maxOutcomes: number;
  readonly maxChanges: number;
}

/** The size of the index, and which matches still fit in. */
export interface IndexCapacity {
  add(block: OddsBlock): void;
  free(block: OddsBlock): void;
  readonly isOver: boolean;
  /** A match that starts then was evicted; later ones do not fit either. */
  giveUp(startsAt: number): void;
  /** Whether a match that starts then still fits in. */
  takes(startsAt: number): boolean;
  readonly countOfOutcomes: number;
  readonly countOfChanges: number;
}

/** Matches are admitted again once this share of the capacity is free. */
const FREE_SHARE = 0.1;

export function createIndexCapacity({ maxOutcomes, maxChanges }: IndexLimits): IndexCapacity {
  let [countOfOutcomes, countOfChanges] = [0, 0];
  let fullFrom = Number.POSITIVE_INFINITY;

  const isBeyond = (share: number) =>
    countOfOutcomes > maxOutcomes * share || countOfChanges > maxChanges * share;

  return {
    add({ oddTypes, changeAt }) {
      countOfOutcomes += oddTypes.length;
      countOfChanges += changeAt.length;
    },
    free({ oddTypes, changeAt }) {
      countOfOutcomes -= oddTypes.length;
      countOfChanges -= changeAt.length;
    },
    get isOver() {
      return isBeyond(1);
    },
    giveUp(startsAt) {
      fullFrom = Math.min(fullFrom, startsAt);
    },
    takes(startsAt) {
      if (!isBeyond(1 - FREE_SHARE)) fullFrom = Number.POSITIVE_INFINITY;
      return startsAt < fullFrom;
    },
    get countOfOutcomes() {
      return countOfOutcomes;
    },
    get countOfChanges() {
      return countOfChanges;
    },
  };
}
