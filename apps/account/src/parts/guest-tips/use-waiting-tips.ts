import {
  dropPendingTip,
  type PendingTip,
  storedPendingTips,
} from '@tipmark/match-features/pending-tips';
import { selectIsSignedIn } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { useMemo, useSyncExternalStore } from 'react';

const UNKNOWN = -1;
const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Drops a stored tip; every part of the page that shows it is updated. */
export function dropWaitingTip(tip: PendingTip): void {
  dropPendingTip(tip);
  for (const reader of readers) reader();
}

/**
 * Tips this guest can post after signing in; undefined until read, which only the browser can do.
 * Each part of the page reads them itself: a change above a form before its hydration would discard
 * what the visitor has typed.
 */
export function useWaitingTips(): readonly PendingTip[] | undefined {
  const isSignedIn = useSelector(selectIsSignedIn);
  const count = useSyncExternalStore(
    subscribe,
    () => storedPendingTips().length,
    () => UNKNOWN,
  );
  return useMemo(() => {
    if (count === UNKNOWN) return undefined;
    return isSignedIn ? [] : storedPendingTips();
  }, [count, isSignedIn]);
}
