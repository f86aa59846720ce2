import { expect, test } from 'playwright/test';

test.use({ javaScriptEnabled: false });

test('scripts off: rows, tabs, days and languages work as links and forms', async ({ page }) => {
  await page.goto('/Results');
  const rows = page.locator('main section li:visible a.r');
  const all = await rows.count();
  expect(all).toBeGreaterThan(20);
  await page.getByRole('link', { name: /Завершены/ }).click();
  const finished = await rows.count();
  expect(finished).toBeGreaterThan(0);
  expect(finished).toBeLessThan(all);
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(page).toHaveURL(/timestamp=/);
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soccer results');
});

test('scripts off: a league is chosen by the form', async ({ page }) => {
  await page.goto('/Results');
  const select = page.getByLabel('Турнир', { exact: true });
  const value = await select.locator('option').nth(1).getAttribute('value');
  await select.selectOption(value ?? '');
  await page.getByRole('button', { name: 'Применить' }).click();
  await expect(page).toHaveURL(new RegExp(`league=${value}`));
  await expect(page.locator('main section section:visible')).toHaveCount(1);
});
