import { selectIsSignedIn } from '@tipmark/remote-kit';
import { hasGuestMark } from '../session/guest-mark.ts';
import type { HostStore } from '../store/create-host-store.ts';

/**
 * Resolves once the visitor is one who comes back or signs in: until then the worker would cost
 * more than it serves. To be called before this page issues a guest id.
 */
export function knownVisitor(
  store: Pick<HostStore, 'getState' | 'subscribe'>,
  view: Window = window,
): Promise<void> {
  const isSignedIn = () => selectIsSignedIn(store.getState());
  const nowSeconds = Math.floor(Date.now() / 1000);
  if (hasGuestMark(nowSeconds, view) || isSignedIn()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!isSignedIn()) return;
      stop();
      resolve();
    });
  });
}
