import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

const rows = 'main table tbody tr';

test('league and order are in the address; another day keeps the order and has all leagues', async ({
  page,
}) => {
  await page.goto('/math-analysis');
  await hydrated(page);
  await page.getByLabel('Сортировка').selectOption('value');
  await expect(page).toHaveURL(/\?sort=value$/);
  await expect(page.getByRole('table')).toHaveCount(1);
  const league = page.getByLabel('Турнир', { exact: true }).locator('option').nth(1);
  const name = (await league.textContent()) ?? '';
  await page.getByLabel('Турнир', { exact: true }).selectOption({ label: name });
  await expect(page).toHaveURL(/\?league=\d+&sort=value$/);
  await page.reload();
  await expect(page.locator(rows).first()).toContainText(name);
  const message = await page.locator(rows).allTextContents();
  expect(message.every((text) => text.includes(name))).toBe(true);
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(page).toHaveURL(/\?timestamp=\d+&sort=value$/);
  await expect(page.getByLabel('Сортировка')).toHaveValue('value');
  await expect(page.getByLabel('Турнир', { exact: true })).toHaveValue('0');
  await expect(page.locator(rows).filter({ hasNotText: name }).first()).toBeVisible();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('league and order are submitted by a form, which keeps the day', async ({ page }) => {
    await page.goto('/math-analysis');
    await page.getByRole('link', { name: 'Предыдущий день' }).click();
    const all = await page.locator(rows).count();
    const select = page.getByLabel('Турнир', { exact: true });
    await select.selectOption({ index: 1 });
    await page.getByLabel('Сортировка').selectOption('time');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page).toHaveURL(/timestamp=\d+&league=\d+&sort=time$/);
    const some = await page.locator(rows).count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });
});
