import { expect, test } from 'playwright/test';
import { whenFree } from '../../pages/when-free.ts';

test('every link of the main page leads to a page', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const kinds = new Map(links.map((link) => [link.replace(/\d.*$/, ''), link]));
  for (const link of kinds.values())
    expect([link, (await whenFree(request, link)).status()]).toEqual([link, 200]);
});

test('the feed of followed cappers asks a guest to sign in; a tab leads to the feed of everyone', async ({
  page,
}) => {
  await page.goto('/feed?type=2');
  const main = page.getByRole('main');
  await expect(main.getByText(/Войдите, чтобы видеть ленту/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  await main.getByRole('link', { name: 'Все', exact: true }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(main.locator('time').first()).toBeVisible();
});
