/** Prefix of everything a page keeps in local storage in the place of a cookie. */
const STORED_PREFIX = '.LS_';

/** How long local storage holds what a cookie should have held: 8.64 hours. */
export const STORED_LIFE_MS = 31_104e3;

export interface StoreOptions {
  readonly nowMs?: number;
  /** Longer than `STORED_LIFE_MS`, when the value does not stand in for a cookie. */
  readonly lifeMs?: number;
  readonly view?: Window;
}

interface Kept {
  readonly value: string;
  readonly untilMs: number;
}

/** Storage may be switched off, and then throws when it is touched. */
function storageOf(view: Window = window): Storage | undefined {
  try {
    return view.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Puts a text into local storage under `.LS_<name>`.
 * @returns false when the browser has no room for it or forbids storage
 */
export function storeLocally(name: string, value: string, options: StoreOptions = {}): boolean {
  const { nowMs = Date.now(), lifeMs = STORED_LIFE_MS, view } = options;
  const storage = storageOf(view);
  const kept: Kept = { value, untilMs: nowMs + lifeMs };
  try {
    storage?.setItem(STORED_PREFIX + name, JSON.stringify(kept));
  } catch {
    return false;
  }
  return storage !== undefined;
}

/**
 * What stands under `.LS_<name>`, unless its time is over; what is over or broken is cleared away.
 */
export function readStored(name: string, options: Omit<StoreOptions, 'lifeMs'> = {}) {
  const { nowMs = Date.now(), view } = options;
  const kept = parsed(storageOf(view)?.getItem(STORED_PREFIX + name) ?? null);
  if (kept !== undefined && kept.untilMs > nowMs) return kept.value;
  clearStored(name, view);
  return undefined;
}

/** Takes `.LS_<name>` away. */
export function clearStored(name: string, view?: Window): void {
  storageOf(view)?.removeItem(STORED_PREFIX + name);
}

function parsed(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const { value, untilMs } = JSON.parse(text) as Partial<Kept>;
    return typeof value === 'string' && typeof untilMs === 'number'
      ? { value, untilMs }
      : undefined;
  } catch {
    return undefined;
  }
}
