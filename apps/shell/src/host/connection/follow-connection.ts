import { isUnreached, type PageFailure } from '../routing/page-failure.ts';
import type { HostStore } from '../store/create-host-store.ts';
import { connectionNote } from './connection-note.ts';

/** What reconnecting needs of a router. */
export interface ReconnectingRouter {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly failure: PageFailure | undefined;
  };
  navigate(address: string, options: { readonly replace: boolean }): unknown;
  revalidate(): unknown;
}

/**
 * Reports that the network is gone, and what the page shows meanwhile. Once it is back, a page that
 * could not be shown opens, and a shown one is brought up to date.
 */
export function followConnection(store: HostStore, router: ReconnectingRouter): () => void {
  const note = connectionNote(store);

  function goOn(): void {
    note.back();
    const { location: current, failure } = router.state;
    if (!failure) void router.revalidate();
    else if (isUnreached(failure)) {
      void router.navigate(current.pathname + current.search, { replace: true });
    }
  }

  if (!navigator.onLine) note.gone();
  window.addEventListener('offline', note.gone);
  window.addEventListener('online', goOn);
  return () => {
    window.removeEventListener('offline', note.gone);
    window.removeEventListener('online', goOn);
    note.remove();
  };
}
