import { useCallback, useMemo, useSyncExternalStore } from 'react';

const KEY = 'stars';
const NONE = '[]';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const read = () => localStorage.getItem(KEY) ?? NONE;

/** The visitor's stars, stored in the browser. */
export function useStars() {
  const stored = useSyncExternalStore(subscribe, read, () => NONE);
  const stars = useMemo<ReadonlySet<string>>(
    () => new Set(JSON.parse(stored) as string[]),
    [stored],
  );
  const toggle = useCallback((key: string) => {
    const after = new Set(JSON.parse(read()) as string[]);
    if (!after.delete(key)) after.add(key);
    localStorage.setItem(KEY, JSON.stringify([...after]));
    for (const listener of listeners) listener();
  }, []);
  return { stars, toggle };
}
