import { useCallback, useEffect, useRef, useState } from 'react';

/** The value from when its key last changed: for values that differ only by their key. */
export function useSame<Value>(value: Value, key: string | undefined): Value {
  const [stored, setSavedTip] = useState({ key, value });
  if (stored.key === key) return stored.value;
  setSavedTip({ key, value });
  return value;
}

/** A function with a fixed identity that calls the one of the last render. */
export function useLatest<Args extends readonly unknown[]>(
  call: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
