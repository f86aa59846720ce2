import { createFileCache } from './file-cache.ts';
import { offlinePage } from './offline-page.ts';
import { showPushes } from './push.ts';
import type { SeenDay, WorkerMessage } from './seen-day.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

const FILES = 'files-1';
const DAY = 'day-1';
const DAY_ADDRESS = '/offline/day.json';

/**
 * The service worker of the site. Pages and replies of the API always come from the network and are
 * never stored: nothing in the cache is personal, so the next person at this browser finds nothing
 * of the one before.
 */
export function startWorker(scope: WorkerScope): void {
  const files = createFileCache(scope, FILES);

  async function seenDay(): Promise<SeenDay | undefined> {
    const stored = await (await scope.caches.open(DAY)).match(DAY_ADDRESS);
    return stored && ((await stored.json()) as SeenDay);
  }

  async function answerOffline(url: string): Promise<Response> {
    const nonce = crypto.randomUUID();
    const [day, theme] = await Promise.all([
      seenDay().catch(() => undefined),
      scope.cookieStore?.get('theme'),
    ]);
    const locale = /^\/en(?:\/|$)/.test(new URL(url).pathname) ? 'en' : 'ru';
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
    return new Response(offlinePage({ locale, theme: theme?.value, day, nonce }), {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `${policy}; base-uri 'none'; frame-ancestors 'none'`,
      },
    });
  }

  async function navigate({ request, preloadResponse }: RequestEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return answerOffline(request.url);
    }
  }

  async function activate(): Promise<void> {
    const ours = [FILES, DAY];
    const names = await scope.caches.keys();
    await Promise.all(
      names.filter((name) => !ours.includes(name)).map((name) => scope.caches.delete(name)),
    );
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  async function receive(message: WorkerMessage): Promise<void> {
    if (message.kind === 'day') {
      const cache = await scope.caches.open(DAY);
      return cache.put(DAY_ADDRESS, new Response(JSON.stringify(message.day)));
    }
    for (const url of message.addresses) {
      // one missing file stops none of the others
      if (files.holds({ method: 'GET', url })) await files.file(url).catch(() => {});
    }
  }

  showPushes(scope);
  // nothing stored depends on the worker's version, so a new one need not wait for tabs to close
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('message', (event) =>
    event.waitUntil(receive(event.data as WorkerMessage)),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(navigate(event));
    else if (files.holds(request)) event.respondWith(files.file(request));
  });
}
