import type { Page } from 'playwright/test';

/**
 * What a page did that a visitor would not see: messages, errors, blocked content,
 * calls of the api.
 */
export interface Watch {
  problems: string[];
  apiCalls: string[];
}

/** Starts to listen before the first navigation; everything suspicious ends up in `problems`. */
export function watch(page: Page): Watch {
  const seen: Watch = { problems: [], apiCalls: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(String(error)));
  page.on('requestfailed', (request) => {
    // a stream has no end of its own: leaving the page cuts it
    if (request.resourceType() === 'eventsource') return;
    const { pathname } = new URL(request.url());
    const reason = request.failure()?.errorText;
    // a page view is told while the page is left, and goes on without it
    if (pathname === '/api/statistics' && reason === 'net::ERR_ABORTED') return;
    seen.problems.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.apiCalls.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** Resolves when React has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
