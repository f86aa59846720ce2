import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';
import { watch } from '../../pages/watched-page.ts';

test('tips of the day by the best cappers are beside the list, those of a match appear on hover', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  const aside = results.aside;
  const ofDay = aside.getByRole('article', { name: 'Прогнозы дня' });
  await results.open();
  await expect(ofDay.getByRole('listitem')).toHaveCount(3);
  const seen = watch(page);
  await expect(aside.getByRole('article', { name: 'Прогнозы на матч' })).toHaveCount(0);
  const cappers = await ofDay.locator('a[href^="/profile/"]').allTextContents();
  expect(new Set(cappers).size).toBe(3);

  const tipped = await ofDay.locator('a[href^="/Events/"]').first().getAttribute('href');
  await page.locator(`main section a.r[href="${tipped}"]`).hover();
  await expect(aside.getByRole('article', { name: 'Прогнозы на матч' })).toBeVisible();
  await expect(ofDay).toBeVisible();
  expect(seen.problems).toEqual([]);

  await ofDay.getByRole('link', { name: /Прогнозы дня: Все/ }).click();
  await expect(page).toHaveURL(/tab=tips/);
});
