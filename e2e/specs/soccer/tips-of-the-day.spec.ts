import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';
import { watch } from '../../pages/watched-page.ts';

const PATIENCE_MS = 180_000;

test('what the best placed say of the day stands beside the list, of a match once it is pointed at', async ({
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  const results = new ResultsPage(page);
  const beside = results.beside;
  const ofDay = beside.getByRole('article', { name: 'Прогнозы дня' });
  // a young world still writes what its people said
  await expect(async () => {
    await results.open();
    await expect(ofDay.getByRole('listitem')).toHaveCount(3);
  }).toPass({ timeout: PATIENCE_MS });
  const seen = watch(page);
  await expect(beside.getByRole('article', { name: 'Прогнозы на матч' })).toHaveCount(0);
  const cappers = await ofDay.locator('a[href^="/profile/"]').allTextContents();
  expect(new Set(cappers).size).toBe(3);
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  expect(violations).toEqual([]);

  const tipped = await ofDay.locator('a[href^="/Events/"]').first().getAttribute('href');
  await page.locator(`main section a.r[href="${tipped}"]`).hover();
  await expect(beside.getByRole('article', { name: 'Прогнозы на матч' })).toBeVisible();
  await expect(ofDay).toBeVisible();
  expect(seen.problems).toEqual([]);

  await ofDay.getByRole('link', { name: /Прогнозы дня: Все/ }).click();
  await expect(page).toHaveURL(/tab=tips/);
});

test('they are of the day that is shown', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/soccer/results/page')).json()) as {
    data: { timestamp: number };
  };
  const results = new ResultsPage(page);
  const noon = data.timestamp - 43_200;
  const answer = page.waitForResponse((reply) => reply.url().includes('/soccer/results/tips'));
  await results.open(`?timestamp=${noon}`);
  const tips = (await (await answer).json()) as { data: { timestamp: number } };
  expect(tips.data.timestamp).toBe(data.timestamp - 86_400);
});
