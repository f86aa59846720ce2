import { MOBILE_MAX_WIDTH } from '@tipmark/domain';
import type { HostStore } from './create-host-store.ts';
import { widthClassChanged } from './view-reducer.ts';

/**
 * Keeps "mobile" true to the window, once the server's guess by the browser's name is on screen.
 */
export function followWidth(store: HostStore, view: Window = window): () => void {
  const query = view.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
  const tell = () => store.dispatch(widthClassChanged(query.matches));
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
