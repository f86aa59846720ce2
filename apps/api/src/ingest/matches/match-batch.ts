import { closesAt, type MatchState } from './match-state.ts';

/** The matches a batch works on: as they were, as they are now, and which of them changed. */
export interface MatchBatch {
  add(match: MatchState, isNew: boolean): void;
  has(id: number): boolean;
  get(id: number): MatchState;
  /** Changes a match; what `get` gave before may change with it. */
  change(id: number, changes: Partial<MatchState>): void;
  isNew(id: number): boolean;
  /** For changes beside the row: prices, statistics, events. */
  markChanged(id: number): void;
  isChanged(id: number): boolean;
  ids(): number[];
  /** A match as it was and as it is. */
  pair(id: number): ChangedMatch;
  /** Matches whose odds close at another time now; new ones are not among them. */
  moved(): number[];
  /** Days (UTC) on which the match was or is. */
  starts(id: number): number[];
}

export interface ChangedMatch {
  readonly before: MatchState;
  readonly now: MatchState;
}

interface Entry {
  before: MatchState;
  now: MatchState;
  isNew: boolean;
  isMarked: boolean;
  /** Whether the state differs from the previous one; computed lazily. */
  isDifferent: boolean | undefined;
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
        entries.set(match.id, {
          before: match,
          now: match,
          isNew,
          isMarked: isNew,
          isDifferent: undefined,
        });
      }
    },
    has: (id) => entries.has(id),
    get: (id) => entryOf(id).now,
    change(id, changes) {
      const entry = entryOf(id);
      // One copy is filled in place: a state has fifty fields.
      if (entry.now === entry.before) entry.now = { ...entry.before, ...changes };
      else Object.assign(entry.now, changes);
      entry.isDifferent = undefined;
    },
    isNew: (id) => entryOf(id).isNew,
    markChanged(id) {
      entryOf(id).isMarked = true;
    },
    isChanged(id) {
      const entry = entryOf(id);
      if (entry.isMarked) return true;
      entry.isDifferent ??= isDifferent(entry);
      return entry.isDifferent;
    },
    ids: () => [...entries.keys()],
    pair: entryOf,
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

function isDifferent({ before, now }: ChangedMatch): boolean {
  if (before === now) return false;
  return Object.keys(now).some(
    (field) => !isSameValue(before[field as keyof MatchState], now[field as keyof MatchState]),
  );
}

/** Values of a match are plain, or lists of plain ones. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const areLists = Array.isArray(one) && Array.isArray(other);
  return areLists && JSON.stringify(one) === JSON.stringify(other);
}
