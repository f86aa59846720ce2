import { LIMITS_KEY } from './has-limits.ts';
import {
  BREAK_MINUTES,
  DAY_MINUTES,
  NO_LIMITS,
  type PlayLimits,
  type PlayTime,
} from './play-time.ts';

const TIME_KEY = 'play_time';

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function textAt(storage: Stored, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

const oneOf = <Choice extends number>(choices: readonly Choice[], value: unknown): Choice | 0 =>
  choices.find((choice) => choice === value) ?? 0;

/** Reads stored limits; values that cannot be chosen count as none. */
export function parseLimits(text: string | null): PlayLimits {
  const stored = parsed(text);
  if (!stored) return NO_LIMITS;
  return {
    breakMinutes: oneOf(BREAK_MINUTES, stored['breakMinutes']),
    dayMinutes: oneOf(DAY_MINUTES, stored['dayMinutes']),
  };
}

export const storedLimits = (): string | null => textAt(localStorage, LIMITS_KEY);

export const readLimits = (storage: Stored = localStorage): PlayLimits =>
  parseLimits(textAt(storage, LIMITS_KEY));

const listeners = new Set<() => void>();

/** Calls back when limits are stored on this page. */
export function onLimits(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns false where the browser stores nothing */
export function storeLimits(limits: PlayLimits, storage: Stored = localStorage): boolean {
  try {
    if (limits.breakMinutes === 0 && limits.dayMinutes === 0) storage.removeItem(LIMITS_KEY);
    else storage.setItem(LIMITS_KEY, JSON.stringify(limits));
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

export function readTime(storage: Stored): PlayTime | undefined {
  const stored = parsed(textAt(storage, TIME_KEY));
  const numbers = ['daySeconds', 'streakSeconds', 'countedAt', 'toldAtSeconds'];
  const isWhole = numbers.every((name) => Number.isFinite(stored?.[name]));
  return isWhole && typeof stored?.['day'] === 'string'
    ? (stored as unknown as PlayTime)
    : undefined;
}

export function storeTime(time: PlayTime, storage: Stored): void {
  try {
    storage.setItem(TIME_KEY, JSON.stringify(time));
  } catch {
    // without storage nothing is counted
  }
}
