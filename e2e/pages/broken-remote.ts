import { expect, type Page, type Route, test } from 'playwright/test';
import { hydrated } from './watched-page.ts';

const notice = (page: Page) => page.getByText('Страница загрузилась не полностью');
const card = (page: Page) => page.getByRole('heading', { name: 'Раздел временно недоступен' });
const retry = (page: Page) => page.getByRole('button', { name: /Повторить|Попробовать/ });
/** The link of sign-in names the page to come back to. */
const inHeader = (page: Page, address: string) =>
  page
    .locator(`header a[href="${address}"]:visible, header a[href^="${address}?"]:visible`)
    .first();
const rows = (page: Page) => page.locator('main section li:visible a');

/** A page of each remote, its server-rendered content, and a page of another owner. */
const remotes = {
  soccer: {
    address: '/Results',
    isDrawn: async (page: Page) => expect(await rows(page).count()).toBeGreaterThan(20),
    isAlive: async (page: Page) => expect(rows(page).first()).toBeVisible(),
  },
  hockey: {
    address: '/hockey/Results',
    // the header links to the first page of the sport
    way: '/hockey',
    isDrawn: async (page: Page) => expect(await rows(page).count()).toBeGreaterThan(8),
    isAlive: async (page: Page) => expect(rows(page).first()).toBeVisible(),
  },
  tennis: {
    address: '/tennis',
    isDrawn: async (page: Page) => expect(await rows(page).count()).toBeGreaterThan(8),
    isAlive: async (page: Page) => expect(rows(page).first()).toBeVisible(),
  },
  scanner: {
    address: '/odds-scanner',
    isDrawn: async (page: Page) => expect(await page.getByRole('row').count()).toBeGreaterThan(1),
    isAlive: async (page: Page) => expect(page.getByRole('row').first()).toBeVisible(),
  },
  account: {
    address: '/login',
    isDrawn: async (page: Page) => expect(page.getByLabel('Почта')).toBeVisible(),
    isAlive: async (page: Page) => expect(page.getByLabel('Почта')).toBeEditable(),
  },
};
/** The card is tested on the other two; for these the first visit and the retry are enough. */
const ofFirstVisit: ReadonlySet<string> = new Set(['hockey', 'tennis', 'scanner']);
const entryOf = (name: string) => `**/remotes/${name}/**/remoteEntry.js*`;

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is not found': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'fails on the server': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'is cut off by the network': (route) => route.abort('connectionreset'),
  'was altered on the way': async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: `${await reply.text()}\n;window.altered = true;`,
    });
  },
  'never answers': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 9_000));
    await route.abort().catch(() => {});
  },
};

/** Tests that a page of a remote stays readable, and can be retried, when its entry is broken. */
export function testBrokenRemote(name: keyof typeof remotes): void {
  const { address, isDrawn, isAlive } = remotes[name];
  const { way = address }: { readonly address: string; readonly way?: string } = remotes[name];
  const other = remotes[name === 'soccer' ? 'account' : 'soccer'];

  for (const [what, fail] of Object.entries(failures)) {
    test(`the entry of ${name} ${what}: the page stays readable and the shell works`, async ({
      page,
    }) => {
      await page.route(entryOf(name), fail);
      await page.goto(address);
      await expect(notice(page)).toBeVisible({ timeout: 15_000 });
      await isDrawn(page);
      expect(await page.evaluate(() => 'altered' in window)).toBe(false);
      await page.getByLabel('Оформление').selectOption('dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('link', { name: 'О нас' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/about-us/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    if (ofFirstVisit.has(name)) continue;
    test(`the entry of ${name} ${what} after a click in the header: a card is shown, the rest works`, async ({
      page,
    }) => {
      await page.route(entryOf(name), fail);
      await page.goto('/about-us');
      await hydrated(page);
      await inHeader(page, address).click();
      await expect(card(page)).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(new RegExp(`${address}(?:\\?.*)?$`));
      expect(await page.evaluate(() => 'altered' in window)).toBe(false);
      await inHeader(page, other.address).click();
      await other.isAlive(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test(`a retry hydrates the page of ${name} once the entry is back`, async ({ page }) => {
    await page.route(entryOf(name), (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.goto(address);
    await expect(notice(page)).toBeVisible({ timeout: 15_000 });
    await page.unrouteAll();
    await retry(page).click();
    await expect(notice(page)).toHaveCount(0);
    await hydrated(page);
    await isAlive(page);
  });

  test(`a retry on the card of ${name} opens it without a new document`, async ({ page }) => {
    await page.route(entryOf(name), (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/about-us');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await inHeader(page, way).click();
    await expect(card(page)).toBeVisible({ timeout: 20_000 });
    await page.unrouteAll();
    await retry(page).click();
    await isAlive(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}
