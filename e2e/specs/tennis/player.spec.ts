import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

test('from the search to a player, his record on a court, a rival, and a star', async ({
  page,
}) => {
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
  // prefetches of a page end with it
  expect(problems.filter((one) => !one.includes('ERR_ABORTED'))).toEqual([]);
  await page.goto('/tennis');
  await expect(page.getByRole('list', { name: 'Команды' }).first()).toContainText(name);
});
