import { type Browser, chromium } from 'playwright';

/** Lighthouse's devtools constants for a slow 4G phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const CPU_SLOWDOWN = 4;

export interface FirstVisit {
  readonly hydratedAtMs: number;
  readonly scriptKb: number;
  readonly scriptRequests: number;
  readonly problems: readonly string[];
}

/** Starts the browser the bench measures with. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env['PW_CHROMIUM'] ? { executablePath: process.env['PW_CHROMIUM'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** One visit with an empty cache on a throttled phone: when React has taken over, and what it cost. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('hydrated')[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  );
  const hydratedAtMs = Number(await mark.jsonValue());
  const bytes = [...scripts.values()];
  await context.close();
  return {
    hydratedAtMs,
    scriptKb: bytes.reduce((sum, size) => sum + size, 0) / 1024,
    scriptRequests: bytes.length,
    problems,
  };
}
