import { launchOptions } from '@tipmark/chromium';
import { type Browser, chromium } from 'playwright';
import { hydratedAt, openPhone } from './phone.ts';

export interface FirstVisit {
  readonly hydratedAtMs: number;
  readonly scriptKb: number;
  readonly scriptRequests: number;
  readonly problems: readonly string[];
}

/** Starts the browser the bench measures with. */
export const startBrowser = (): Promise<Browser> => chromium.launch(launchOptions);

/** One visit with an empty cache on a throttled phone: the time of hydration, and the cost. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const { context, page, session, problems } = await openPhone(browser);
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', (event) => {
    if (event.type === 'Script' || event.response.mimeType.includes('javascript')) {
      scripts.set(event.requestId, 0);
    }
  });
  session.on('Network.loadingFinished', (event) => {
    if (scripts.has(event.requestId)) scripts.set(event.requestId, event.encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const hydratedAtMs = await hydratedAt(page);
  const bytes = [...scripts.values()];
  await context.close();
  return {
    hydratedAtMs,
    scriptKb: bytes.reduce((sum, size) => sum + size, 0) / 1024,
    scriptRequests: bytes.length,
    problems,
  };
}
