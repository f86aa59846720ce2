import type { LiveChanges } from '@tipmark/contract/live';

type Tree = Readonly<Record<string, unknown>>;

/** Changes that arrived and are not on screen yet; of each item only the newest counts. */
export interface LiveQueue {
  readonly isEmpty: boolean;
  add(changes: LiveChanges): void;
  /** What the next frame adopts: as many matches as fit into one; undefined = nothing is queued. */
  take(): LiveChanges | undefined;
  /** Holds changes back until they are offered again, or until more of their match arrives. */
  hold(changes: LiveChanges): void;
  offer(): void;
  clear(): void;
}

/** The rows a phone renders in a frame; the others follow in the next ones. */
const MOST_AT_ONCE = 40;

export function createLiveQueue(): LiveQueue {
  let waiting: LiveChanges['matches'] = {};
  let held: LiveChanges['matches'] = {};
  /** Changes of the one match or the scan on screen: few enough for any frame. */
  let apart: Omit<LiveChanges, 'matches'> | undefined;

  return {
    get isEmpty() {
      return apart === undefined;
    },
    add({ matches, ...others }) {
      waiting = merged(waiting, matches);
      apart = merged(apart ?? { asOf: 0 }, others);
    },
    take() {
      if (!apart) return undefined;
      const ids = Object.keys(waiting).slice(0, MOST_AT_ONCE);
      const taken = { ...apart, matches: merged(pick(held, ids), pick(waiting, ids)) };
      held = without(held, ids);
      waiting = without(waiting, ids);
      apart = Object.keys(waiting).length > 0 ? { asOf: apart.asOf } : undefined;
      return taken;
    },
    hold({ matches }) {
      held = merged(held, matches);
    },
    offer() {
      // later changes override earlier ones
      waiting = merged(held, waiting);
      held = {};
      if (Object.keys(waiting).length > 0) apart ??= { asOf: 0 };
    },
    clear() {
      waiting = {};
      held = {};
      apart = undefined;
    },
  };
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two trees of changes; later values override earlier ones. */
function merged<Changes extends object>(before: Changes, later: Changes): Changes {
  const all = { ...before } as Record<string, unknown>;
  for (const [key, value] of Object.entries(later)) {
    const known = all[key];
    all[key] = isTree(known) && isTree(value) ? merged(known, value) : value;
  }
  return all as Changes;
}

const pick = (matches: LiveChanges['matches'], ids: readonly string[]): LiveChanges['matches'] =>
  Object.fromEntries(ids.flatMap((id) => (matches[id] ? [[id, matches[id]]] : [])));

function without(matches: LiveChanges['matches'], ids: readonly string[]): LiveChanges['matches'] {
  const gone = new Set(ids);
  return Object.fromEntries(Object.entries(matches).filter(([id]) => !gone.has(id)));
}
