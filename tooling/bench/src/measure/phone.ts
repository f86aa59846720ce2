import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Lighthouse's devtools constants for a slow 4G phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
export const CPU_SLOWDOWN = 4;

export interface PhoneOptions {
  readonly cpuSlowdown?: number;
  /** What the page needs before its own scripts run. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** Errors the page logged. */
  readonly problems: readonly string[];
}

/** A throttled phone with an empty cache. */
export async function openPhone(
  browser: Browser,
  { cpuSlowdown = CPU_SLOWDOWN, prepare }: PhoneOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'ru-RU',
  });
  await prepare?.(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, session, problems };
}

/** When the page is hydrated, milliseconds after the visit began. */
export async function hydratedAt(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('hydrated')[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  );
  return Number(await mark.jsonValue());
}
