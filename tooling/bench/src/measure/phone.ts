import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Lighthouse's devtools constants for a slow 4G phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
export const CPU_SLOWDOWN = 4;

/**
 * A phone in the country and the zone that the site assumes of a guest without an address. One with
 * the name of a computer, or in another zone, would draw the page a second time by itself.
 */
const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
  locale: 'ru-RU',
  timezoneId: 'Europe/Moscow',
} as const;

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
    ...PHONE,
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
