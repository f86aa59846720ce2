import { MOBILE_MAX_WIDTH } from '@tipmark/domain';
import { widthClassChanged } from '../state/view-reducer.ts';
import type { HostStore } from './create-host-store.ts';

/** Updates "mobile" with the window, once the server's guess by the user agent is on screen. */
export function followWidth(store: HostStore, view: Window = window): () => void {
  const query = view.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
  const emit = () => store.dispatch(widthClassChanged(query.matches));
  emit();
  query.addEventListener('change', emit);
  return () => query.removeEventListener('change', emit);
}
