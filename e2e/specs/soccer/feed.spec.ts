import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

test('the feed is paged by links without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/feed');
  const entries = page.getByRole('main').locator('time');
  expect(await entries.count()).toBeGreaterThanOrEqual(20);
  const first = await page.getByRole('main').innerText();
  await page.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page).toHaveURL(/\?after=\d+$/);
  expect(await page.getByRole('main').innerText()).not.toBe(first);
  await page.getByRole('link', { name: 'К началу ленты' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await context.close();
});

test('the feed hydrates without errors, and further entries are added below', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/en/feed');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feed');
  const entries = page.getByRole('main').locator('time');
  const before = await entries.count();
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(before + 15);
  await expect(page).toHaveURL(/\/en\/feed$/);
  expect(seen.problems).toEqual([]);
});
