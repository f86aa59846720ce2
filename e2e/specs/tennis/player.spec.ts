import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

test('a player is found by the search, filtered by a rival and starred', async ({ page }) => {
  const { problems } = watch(page);
  await page.goto('/tennis');
  const row = await page.locator('main section li > a.r').first().getAttribute('aria-label');
  const [name = ''] = (row ?? '').split(' – ');
  await page.goto(`/tennis/search?query=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).filter({ hasNotText: '–' }).first().click();
  await expect(page).toHaveURL(/\/Players\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await hydrated(page);
  await expect(page.getByText(/\d+-е место в рейтинге/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Теннис', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page
    .getByRole('link', { name: /^Матчи с игроком/ })
    .first()
    .click();
  await expect(page).toHaveURL(/rival=\d+/);
  await expect(page.getByLabel('Соперник')).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Игрок в избранном' }).click();
  // prefetches are aborted with their page
  expect(problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
  await page.goto('/tennis');
  await expect(page.getByRole('list', { name: 'Команды' }).first()).toContainText(name);
});
