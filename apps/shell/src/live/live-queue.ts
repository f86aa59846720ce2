import type { LiveChanges } from '@tipmark/contract/live';

/** Changed matches one frame takes in: more would cost the page its next frames, fewer their price each. */
const A_FRAME = 30;
/** However much has come, about this many frames show it. */
const FRAMES = 8;

type Tree = Readonly<Record<string, unknown>>;

/** What has arrived and is not on screen yet; of everything only the newest word counts. */
export interface LiveQueue {
  readonly isEmpty: boolean;
  add(changes: LiveChanges): void;
  /** What the next frame takes in, matches that wait longest first; undefined = nothing waits. */
  take(): LiveChanges | undefined;
  /** Puts changes aside until they are offered again, or until more of their match arrives. */
  hold(changes: LiveChanges): void;
  offer(): void;
  clear(): void;
}

export function createLiveQueue(): LiveQueue {
  let waiting: LiveChanges['matches'] = {};
  let held: LiveChanges['matches'] = {};
  /** Of the one match or the scan that is looked at: little enough for any frame. */
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
      const ids = Object.keys(waiting);
      const now = ids.slice(0, Math.max(A_FRAME, Math.ceil(ids.length / FRAMES)));
      const before = pick(held, now);
      const taken = { ...apart, matches: merged(before, pick(waiting, now)) };
      held = without(held, now);
      waiting = without(waiting, now);
      apart = now.length < ids.length ? { asOf: apart.asOf } : undefined;
      return taken;
    },
    hold({ matches }) {
      held = merged(held, matches);
    },
    offer() {
      // what came later has the last word
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

/** The later of two trees of changes over the earlier. */
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
