import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

test('from the leaderboard to a capper and back, in the order of the API', async ({
  page,
  request,
}) => {
  const { problems } = watch(page);
  const { data } = await (await request.get('/api/page-users-rating')).json();
  expect(data.rows.length).toBeGreaterThan(10);
  await page.goto('/leaderboard');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рейтинг капперов');
  const names = page.getByRole('rowheader').getByRole('link');
  expect(await names.allTextContents()).toEqual(
    data.rows.map(({ name }: { name: string }) => name),
  );

  await page.getByRole('link', { name: 'От 100 прогнозов' }).click();
  await expect(page).toHaveURL(/minTips=100/);
  const proven = data.rows.filter(({ countOfTips }: { countOfTips: number }) => countOfTips >= 100);
  await expect(names).toHaveCount(proven.length);

  await names.first().click();
  await expect(page).toHaveURL(/\/profile\//);
  // the first of those with a hundred tips may stand below others
  const rank = data.rows.indexOf(proven[0]) + 1;
  await page.getByRole('link', { name: `Место в рейтинге: ${rank}`, exact: true }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  expect(problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a contest, its rules and its previous season can be read', async ({ page }) => {
    await page.goto('/en/leaderboard');
    await page.getByRole('link', { name: 'Tipmark cup', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Units' })).toBeVisible();
    await page.getByRole('link', { name: 'Rules and prizes' }).click();
    await expect(page).toHaveURL(/\/en\/tipmark-cup-rules$/);
    await expect(page.getByText('30 days of premium').first()).toBeVisible();
    await page.getByRole('link', { name: 'Previous season' }).click();
    await expect(page).toHaveURL(/season=12026\d\d$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
