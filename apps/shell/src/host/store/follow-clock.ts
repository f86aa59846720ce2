import { clockTicked } from '../state/view-reducer.ts';
import type { HostStore } from './create-host-store.ts';

const tickEveryMs = 30_000;

/** Advances the page's clock while it is visible. */
export function followClock(store: HostStore, page: Document = document): () => void {
  const tick = () => {
    if (page.visibilityState === 'visible') {
      store.dispatch(clockTicked(Math.floor(Date.now() / 1000)));
    }
  };
  const timer = setInterval(tick, tickEveryMs);
  page.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', tick);
  };
}
