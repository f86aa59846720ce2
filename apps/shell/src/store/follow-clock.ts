import type { HostStore } from './create-host-store.ts';
import { clockTicked } from './view-reducer.ts';

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
