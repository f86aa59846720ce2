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

/** What the visitor marked; the browser keeps it. */
export function useStars() {
  const kept = useSyncExternalStore(subscribe, read, () => NONE);
  const stars = useMemo<ReadonlySet<string>>(() => new Set(JSON.parse(kept) as string[]), [kept]);
  const toggle = useCallback((key: string) => {
    const after = new Set(JSON.parse(read()) as string[]);
    if (!after.delete(key)) after.add(key);
    localStorage.setItem(KEY, JSON.stringify([...after]));
    for (const listener of listeners) listener();
  }, []);
  return { stars, toggle };
}
