import type { Screen, Visit } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';
import { runLoads } from '../store/run-loads.ts';

/** Everything a screen needs before it is shown: its loads, and those its replies require. */
export async function loadAll(
  store: HostStore,
  screen: Screen,
  visit: Visit,
  signal: AbortSignal,
): Promise<void> {
  await runLoads(store, screen.loads(visit), { signal });
  const further = screen.furtherLoads?.(store.getState(), visit);
  if (further) await runLoads(store, further, { signal });
}
