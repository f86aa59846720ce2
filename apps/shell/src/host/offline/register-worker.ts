import type { SeenDay, WorkerMessage } from '../../../worker/seen-day.ts';

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

/** A removal worker that waits longer for the old one is not waited for. */
const REMOVAL_MS = 10_000;

/**
 * The site now serves a worker that removes itself and every cache. The browser activates it once
 * the old one has finished, so nothing is stored after that. Where the old one does not finish, the
 * page removes both.
 */
async function removeAll(container: ServiceWorkerContainer): Promise<void> {
  const found = await container.getRegistrations();
  if (found.length === 0) return;
  setTimeout(() => void removeHere(container).catch(() => {}), REMOVAL_MS);
  await Promise.all(found.map((registration) => registration.update()));
}

async function removeHere(container: ServiceWorkerContainer): Promise<void> {
  const left = await container.getRegistrations();
  if (left.length === 0) return;
  await Promise.all(left.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
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
