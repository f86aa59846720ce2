import type { Browser, Page } from 'playwright';

const PATIENCE_MS = 20_000;
/** Parts that are loaded late come with the first idle moment of a page. */
const QUIET_MS = 5_000;
/** A page with a live stream waits all that time, and costs nothing meanwhile. */
const PAGES_AT_ONCE = 4;

/**
 * Opens pages with all their scripts, as a visitor does, and goes from a page of the shell to the
 * first of them by a link. Returns what went wrong, each with its page.
 */
export async function openInBrowser(
  browser: Browser,
  site: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' });
  // nobody has read these pages
  await context.route('**/api/statistics', (route) => route.fulfill({ status: 204 }));
  const faults: string[] = [];
  try {
    const inPage = async (address: string, work: (page: Page) => Promise<void>) => {
      const page = await context.newPage();
      faults.push(...(await faultsOf(page, address, () => work(page))));
      await page.close();
    };
    for (let done = 0; done < addresses.length; done += PAGES_AT_ONCE) {
      const next = addresses.slice(done, done + PAGES_AT_ONCE);
      await Promise.all(
        next.map((address) => inPage(address, (page) => open(page, site + address))),
      );
    }
    const [first] = addresses;
    if (first !== undefined) await inPage(first, (page) => follow(page, site, first));
  } finally {
    await context.close();
  }
  return faults;
}

/** Everything that a visitor's console would have of a page. */
async function faultsOf(
  page: Page,
  address: string,
  work: () => Promise<void>,
): Promise<readonly string[]> {
  const faults = new Set<string>();
  page.on('pageerror', (error) => faults.add(`${error.name}: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.add(line.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.add(`${request.url()} ${reason}`);
  });
  try {
    await work();
  } catch (error) {
    faults.add(firstLine(error));
  }
  return [...faults].map((fault) => `${address} in the browser: ${fault}`);
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: PATIENCE_MS });
  await isHydrated(page);
  await isQuiet(page);
}

/** From a page of the shell by a link of its menu, if it has one. */
async function follow(page: Page, site: string, address: string): Promise<void> {
  await page.goto(`${site}/about-us`, { timeout: PATIENCE_MS });
  await isHydrated(page);
  const link = page.locator(`a[href="${address}"]`).first();
  if ((await link.count()) === 0) return;
  const headings = page.locator('h1');
  const before = (await headings.first().textContent()) ?? '';
  await link.dispatchEvent('click');
  await page.waitForURL(site + address, { timeout: PATIENCE_MS, waitUntil: 'commit' });
  const other = headings.filter({ hasNotText: before }).first();
  await other.waitFor({ timeout: PATIENCE_MS });
  await isQuiet(page);
}

const isHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
    timeout: PATIENCE_MS,
  });

/** A page with a live stream is never quiet: that is no fault. */
const isQuiet = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
