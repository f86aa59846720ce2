/** Prefix of everything a page stores in local storage in place of a cookie. */
const STORED_PREFIX = '.LS_';

/** How long local storage stores what a cookie should have stored: 8.64 hours. */
export const STORED_LIFE_MS = 31_104e3;

export interface StoreOptions {
  readonly nowMs?: number;
  /** Longer than `STORED_LIFE_MS`, when the value does not replace a cookie. */
  readonly lifeMs?: number;
  readonly view?: Window;
}

interface CacheEntry {
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
  const stored: CacheEntry = { value, untilMs: nowMs + lifeMs };
  try {
    storage?.setItem(STORED_PREFIX + name, JSON.stringify(stored));
  } catch {
    return false;
  }
  return storage !== undefined;
}

/**
 * The value stored under `.LS_<name>`, unless it has expired; expired and broken values are
 * removed.
 */
export function readStored(name: string, options: Omit<StoreOptions, 'lifeMs'> = {}) {
  const { nowMs = Date.now(), view } = options;
  const stored = parsed(storageOf(view)?.getItem(STORED_PREFIX + name) ?? null);
  if (stored !== undefined && stored.untilMs > nowMs) return stored.value;
  clearStored(name, view);
  return undefined;
}

/** Removes `.LS_<name>`. */
export function clearStored(name: string, view?: Window): void {
  storageOf(view)?.removeItem(STORED_PREFIX + name);
}

function parsed(text: string | null): CacheEntry | undefined {
  if (text === null) return undefined;
  try {
    const { value, untilMs } = JSON.parse(text) as Partial<CacheEntry>;
    return typeof value === 'string' && typeof untilMs === 'number'
      ? { value, untilMs }
      : undefined;
  } catch {
    return undefined;
  }
}
