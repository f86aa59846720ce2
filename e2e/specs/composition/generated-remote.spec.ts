import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';
import { generatedRemote } from '../../world/generated-remote.ts';
import { release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: Site;
let remote: Awaited<ReturnType<typeof generatedRemote>>;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  [site, remote] = await Promise.all([startSite(), generatedRemote('hockey')]);
  await release(site.dataDir, 'hockey', '--from', remote.dir);
  // the site looks for releases every few seconds
  const address = `${site.url}/hockey/Results`;
  await expect
    .poll(async () => (await fetch(address)).text(), { timeout: 30_000 })
    .toContain('Хоккей: результаты');
});
test.afterAll(async () => {
  await site?.stop();
  await remote?.remove();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Every message is found: none shows its key. */
const showsNoKeys = async (page: Page) =>
  expect(await page.locator('main').textContent()).not.toMatch(/\b[a-z]+[A-Z]?\w*\.[a-z][\w-]+\b/);

/** Opens a server-rendered page and waits until the remote has hydrated it. */
async function open(page: Page, address: string): Promise<void> {
  const reply = await page.goto(`${site.url}${address}`);
  expect(reply?.status()).toBe(200);
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
}

const DAY = 86_400;

/** A day of the generated world with finished matches. */
async function dayWithMatches(): Promise<number> {
  for (let timestamp = WORLD_NOW_SECONDS - DAY; ; timestamp -= DAY) {
    const reply = await fetch(`${site.apiUrl}/hockey/results/page?timestamp=${timestamp}`);
    const { data } = (await reply.json()) as { data: { leagues: readonly unknown[] } };
    if (data.leagues.length > 0) return timestamp;
    if (timestamp < WORLD_NOW_SECONDS - 30 * DAY) throw new Error('no day with hockey matches');
  }
}

test('a generated remote shows results, a match, its league and a team of its sport', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await open(page, `/hockey/Results?timestamp=${await dayWithMatches()}`);
  await expect(heading(page)).toHaveText('Хоккей: результаты');
  const match = page.locator('main section li a:visible').first();
  await match.click();
  await expect(page).toHaveURL(/\/hockey\/Events\/\d+/);
  await expect(heading(page)).toHaveText(/ – .* \d+:\d+/);
  await page.getByRole('link', { name: 'Сводка' }).click();
  await expect(page).toHaveURL(/tab=summary/);
  await showsNoKeys(page);

  await page.locator('main a[href^="/hockey/Tournaments/"]').first().click();
  await expect(page).toHaveURL(/\/hockey\/Tournaments\/\d+/);
  await page.getByRole('link', { name: 'Таблица' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('link', { name: 'Тоталы' }).click();
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/tab=totals&order=/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await showsNoKeys(page);

  await page.locator('main a[href^="/hockey/Teams/"]').first().click();
  await expect(page).toHaveURL(/\/hockey\/Teams\/\d+/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await showsNoKeys(page);
  expect(problems).toEqual([]);
});

test('pages of a generated remote are server-rendered', async ({ page }) => {
  await open(page, '/en/hockey');
  await expect(heading(page)).toHaveText('Hockey today');
  await showsNoKeys(page);
  for (const address of ['/hockey/Tournaments', '/hockey/Teams?hours=0', '/hockey/math-analysis']) {
    await open(page, address);
    await showsNoKeys(page);
  }
});
