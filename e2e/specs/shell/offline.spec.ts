import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

const note = /Нет связи с \d\d:\d\d/;

test('a page opened offline keeps the header, shows the reason and loads once online', async ({
  page,
  context,
}) => {
  await page.goto('/Referees');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(note)).toBeVisible();
  await page.locator('main tbody th a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
  await expect(page).toHaveTitle('Нет связи — Tipmark');
  await expect(page.locator('header').getByRole('link', { name: 'Команды' })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Повторить' });
  await retry.click();
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Назначен на матчи' })).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
});

test('going back works offline', async ({ page, context }) => {
  await page.goto('/Results');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const rows = page.locator('main section li a.r');
  const count = await rows.count();
  await context.setOffline(true);
  await page.locator('main a[href*="timestamp="]').nth(4).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
  await page.goBack();
  await expect(rows).toHaveCount(count);
  await expect(page.getByText('нет связи, данные на')).toBeVisible();
  await expect(page.getByText('Не удалось обновить матчи')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Не удалось обновить матчи')).toHaveCount(0);
  await expect(rows).toHaveCount(count);
});

test('the list stays if the code of the sidebar fails to load, which is retried', async ({
  page,
}) => {
  await page.route(/\/match\.[\w-]+\.js$/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/match.'));
  await page.goto('/Results');
  await hydrated(page);
  const rows = page.locator('main section li a.r');
  const count = await rows.count();
  await lost;
  const row = rows.nth(3);
  const aside = page.getByRole('complementary');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Не получилось/);
  await expect(rows).toHaveCount(count);
  await page.unroute(/\/match\.[\w-]+\.js$/);
  await expect(async () => {
    await row.hover();
    const link = await row.getAttribute('href');
    await expect(aside.locator(`a[href="${link}"]`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});
