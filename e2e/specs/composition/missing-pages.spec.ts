import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

const ADDRESSES = [
  ['/no-such-page', 404, '/Events/', '/Search/Matches'],
  ['/Events/999999999-xyz', 404, '/Events/', '/Search/Matches'],
  ['/en/hockey/Events/999999999-xyz', 404, '/en/hockey/Events/', '/en/hockey/search'],
  ['/tennis/events/999999999-xyz', 404, '/tennis/events/', '/tennis/search'],
  ['/hockey/Series', 200, '/hockey/Events/', '/hockey/search'],
  ['/en/Averages', 200, '/en/Events/', '/en/Search/Matches'],
] as const;

const matches = (page: Page) => page.locator('main section:has(h2) li a');
const field = (page: Page) => page.locator('main').getByRole('searchbox');

for (const [path, status, matchPages, searchPage] of ADDRESSES) {
  test(`${path} offers a search and matches without scripts`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(status);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const count = await matches(page).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(8);
    const address = (await matches(page).first().getAttribute('href')) ?? '';
    expect(address.startsWith(matchPages)).toBe(true);
    expect((await page.request.get(address)).status()).toBe(200);
    await field(page).fill('zz');
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${searchPage}\\?query=zz$`));
    await context.close();
  });
}

test('with scripts the field suggests results while typing, and the header keeps its own', async ({
  page,
}) => {
  const { problems } = watch(page);
  await page.goto('/hockey/Series');
  await hydrated(page);
  const names = (await matches(page).first().locator('b').first().textContent()) ?? '';
  const [home = ''] = names.split(' – ');
  // the first option is there before anything is found; what is left early is aborted
  const found = page.waitForResponse((response) => response.url().includes('/search?'));
  await field(page).fill(home);
  const options = page.locator('main').getByRole('option');
  await expect(options.first()).toBeVisible();
  await (await found).finished();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.locator('main h1').click();
  await page.keyboard.press('/');
  await expect(page.locator('header input[data-search]')).toBeFocused();
  expect(problems).toEqual([]);
});

test('a link to a missing page shows matches without a new document', async ({ page }) => {
  await page.goto('/about-us');
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('href', '/tennis/events/999999999-xyz');
    link.textContent = 'gone';
    document.querySelector('main')?.append(link);
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.getByRole('link', { name: 'gone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await expect(matches(page).first()).toHaveAttribute('href', /^\/tennis\/events\//);
  expect(await page.evaluate(() => document.documentElement.dataset['same'])).toBe('yes');
});
