export interface PageEvents {
  readonly onVisibility: () => void;
  readonly onOffline: () => void;
  readonly onHide: () => void;
  /** The network is back, or the page was restored. */
  readonly onBack: () => void;
}

/** @returns stops listening */
export function listenToPage(page: Document, events: PageEvents): () => void {
  const { onVisibility, onOffline, onHide, onBack } = events;
  const view = page.defaultView;
  page.addEventListener('visibilitychange', onVisibility);
  view?.addEventListener('offline', onOffline);
  view?.addEventListener('online', onBack);
  view?.addEventListener('pagehide', onHide);
  view?.addEventListener('pageshow', onBack);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    view?.removeEventListener('offline', onOffline);
    view?.removeEventListener('online', onBack);
    view?.removeEventListener('pagehide', onHide);
    view?.removeEventListener('pageshow', onBack);
  };
}
