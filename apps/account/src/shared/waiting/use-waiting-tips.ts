import {
  dropPendingTip,
  keptPendingTips,
  type PendingTip,
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

/** Forgets a tip that waited; every part of the page that shows it knows. */
export function dropWaitingTip(tip: PendingTip): void {
  dropPendingTip(tip);
  for (const reader of readers) reader();
}

/**
 * Tips that wait for this guest to sign in; undefined until it is known, which is in the browser
 * alone. Each part of the page asks for itself: what changes above a form that is not alive yet
 * would throw away what its visitor has typed.
 */
export function useWaitingTips(): readonly PendingTip[] | undefined {
  const isSignedIn = useSelector(selectIsSignedIn);
  const count = useSyncExternalStore(
    subscribe,
    () => keptPendingTips().length,
    () => UNKNOWN,
  );
  return useMemo(() => {
    if (count === UNKNOWN) return undefined;
    return isSignedIn ? [] : keptPendingTips();
  }, [count, isSignedIn]);
}
