import type { Page, Request } from 'playwright/test';

/**
 * Events on a page that a visitor would not see: messages, errors, blocked content, calls of the
 * API.
 */
export interface Watch {
  problems: string[];
  apiCalls: string[];
}

const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Starts to listen before the first navigation; everything suspicious ends up in `problems`. */
export function watch(page: Page): Watch {
  const seen: Watch = { problems: [], apiCalls: [] };
  let documents = 0;
  let isLeaving = false;
  const documentOf = new WeakMap<Request, number>();
  page.on('console', (message) => {
    // pages are tested without their worker: the test browser reports that it blocks it
    if (message.text().includes(WORKER_BLOCKED)) return;
    if (message.type() === 'error' || message.type() === 'warning')
      seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(String(error)));
  page.on('requestfailed', (request) => {
    // a stream does not end by itself: leaving the page aborts it
    if (request.resourceType() === 'eventsource') return;
    const { pathname } = new URL(request.url());
    const reason = request.failure()?.errorText;
    // a page view is sent while the page is left, and completes without it; the browser fetches the
    // icon of its tab by itself, and gives up when the page is left
    const isLeft = reason === 'net::ERR_ABORTED';
    if (isLeft && ['/api/statistics', '/favicon.svg'].includes(pathname)) return;
    // what a page was still loading when it was left, or prefetched while the next one was awaited
    if (isLeft && (isLeaving || documentOf.get(request) !== documents)) return;
    seen.problems.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    documentOf.set(request, documents);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.apiCalls.push(`${request.method()} ${pathname}`);
  });
  page.on('framenavigated', (frame) => {
    // an address changed by a script is no other document
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    documents += 1;
  });
  return seen;
}

/** Resolves when React has hydrated the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
