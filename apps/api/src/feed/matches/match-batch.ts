import { closesAt, type MatchState } from './match-state.ts';

/** The matches a batch works on: as they were, as they are now, and which of them changed. */
export interface MatchBatch {
  add(match: MatchState, isNew: boolean): void;
  has(id: number): boolean;
  get(id: number): MatchState;
  set(match: MatchState): void;
  isNew(id: number): boolean;
  /** For changes beside the row: prices, statistics, events. */
  markChanged(id: number): void;
  isChanged(id: number): boolean;
  ids(): number[];
  /** Matches whose odds close at another time now; new ones are not among them. */
  moved(): number[];
  /** Days (UTC) on which the match was or is. */
  starts(id: number): number[];
}

interface Entry {
  before: MatchState;
  now: MatchState;
  isNew: boolean;
  isMarked: boolean;
}

export function createMatchBatch(): MatchBatch {
  const entries = new Map<number, Entry>();
  const entryOf = (id: number): Entry => {
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`match ${id} was not loaded for this batch`);
    return entry;
  };
  return {
    add(match, isNew) {
      if (!entries.has(match.id)) {
        entries.set(match.id, { before: match, now: match, isNew, isMarked: isNew });
      }
    },
    has: (id) => entries.has(id),
    get: (id) => entryOf(id).now,
    set(match) {
      entryOf(match.id).now = match;
    },
    isNew: (id) => entryOf(id).isNew,
    markChanged(id) {
      entryOf(id).isMarked = true;
    },
    isChanged(id) {
      const { before, now, isMarked } = entryOf(id);
      return isMarked || (before !== now && JSON.stringify(before) !== JSON.stringify(now));
    },
    ids: () => [...entries.keys()],
    moved: () =>
      [...entries.values()]
        .filter(({ before, now, isNew }) => !isNew && closesAt(before) !== closesAt(now))
        .map(({ now }) => now.id),
    starts(id) {
      const { before, now } = entryOf(id);
      return [...new Set([before.startsAt, now.startsAt])];
    },
  };
}
