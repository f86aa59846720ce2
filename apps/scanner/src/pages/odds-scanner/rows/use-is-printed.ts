import { useSyncExternalStore } from 'react';

let isPrinted = false;

function subscribe(changed: () => void): () => void {
  const set = (value: boolean) => {
    isPrinted = value;
    changed();
  };
  const begin = () => set(true);
  const end = () => set(false);
  const media = globalThis.matchMedia?.('print');
  const look = () => set(media?.matches === true);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media?.addEventListener('change', look);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media?.removeEventListener('change', look);
  };
}

/**
 * Whether the page is being printed. A store outside React: its changes are rendered at once,
 * before the browser lays out the paper.
 */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinted,
    () => false,
  );
