import type { WorkerScope } from './worker-scope.ts';

/**
 * Served in place of the worker where the site runs without one: it removes the worker and its
 * caches.
 */
export function removeWorker(scope: WorkerScope): void {
  async function leave(): Promise<void> {
    const names = await scope.caches.keys();
    await Promise.all(names.map((name) => scope.caches.delete(name)));
    await scope.registration.unregister();
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(leave()));
}
