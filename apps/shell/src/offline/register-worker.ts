import type { SeenDay, WorkerMessage } from '../../worker/seen-day.ts';

export interface RegisterOptions {
  /** Absent where the browser has none, as on plain http. */
  readonly container?: ServiceWorkerContainer | undefined;
  /** The site runs without one: what was registered before is removed. */
  readonly isOff: boolean;
  readonly onFailure: () => void;
}

/** Registers the service worker; returns what talks to it, undefined where there is none. */
export async function registerWorker({
  container = navigator.serviceWorker,
  isOff,
  onFailure,
}: RegisterOptions): Promise<((message: WorkerMessage) => void) | undefined> {
  if (!container) return undefined;
  try {
    if (isOff) {
      await removeAll(container);
      return undefined;
    }
    const registered = await container.register('/sw.js', { updateViaCache: 'none' });
    if (!registered) return undefined;
    const { active } = await container.ready;
    return (message) => (container.controller ?? active)?.postMessage(message);
  } catch {
    onFailure();
    return undefined;
  }
}

/**
 * The site now serves a worker that removes itself and every cache. The browser activates it once
 * the old one has finished, so nothing is stored after that; removing them from here would let the
 * old worker, which serves this page until it is left, fill a cache again.
 */
async function removeAll(container: ServiceWorkerContainer): Promise<void> {
  const found = await container.getRegistrations();
  await Promise.all(found.map((registration) => registration.update()));
}

/** The scripts this page loaded before it had a worker. */
export const loadedFiles = (): WorkerMessage => ({
  kind: 'files',
  addresses: performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && name.endsWith('.js')),
});

export const seenDay = (day: SeenDay): WorkerMessage => ({ kind: 'day', day });
