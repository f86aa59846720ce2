import { expect, type Page, type Route, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

const ENTRY = '**/remotes/soccer/**/remoteEntry.js*';
const notice = (page: Page) => page.getByText('Страница загрузилась не полностью');
const rows = (page: Page) => page.locator('main section li:visible a');

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

for (const [what, fail] of Object.entries(failures)) {
  test(`the entry ${what}: the page stays readable and the shell alive`, async ({ page }) => {
    await page.route(ENTRY, fail);
    await page.goto('/Results');
    await expect(notice(page)).toBeVisible({ timeout: 15_000 });
    expect(await rows(page).count()).toBeGreaterThan(20);
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await page.getByLabel('Оформление').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'О нас' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/about-us/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a retry revives the page once the entry is back', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.goto('/Results');
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: /Повторить|Попробовать/ }).click();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
  const before = await rows(page).count();
  await page.getByRole('link', { name: /^Завершены/ }).click();
  await expect.poll(() => rows(page).count()).toBeLessThan(before);
});
