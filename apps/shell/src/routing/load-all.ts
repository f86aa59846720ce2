import type { Screen, Visit } from '@tipmark/remote-kit';
import type { HostStore } from '../store/create-host-store.ts';
import { runLoads } from '../store/run-loads.ts';

/** All that a screen needs before it is shown: its loads, and what their answers call for. */
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
