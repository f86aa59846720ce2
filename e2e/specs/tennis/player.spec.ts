import { expect, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

test('a player is found by the search, has a record on each court, is filtered by a rival and starred', async ({
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
  const career = page.getByRole('table', { name: 'Победы и поражения' });
  const won = (row: string | RegExp) =>
    career
      .getByRole('row', { name: row })
      .locator('td:nth-of-type(1)')
      .allTextContents()
      .then((texts) => texts.map((text) => text.split('–').map(Number)));
  const onCourts = await won(/^(Хард|Грунт|Трава|Ковёр)/);
  expect(onCourts.length).toBeGreaterThan(1);
  const sums = [0, 1].map((side) => onCourts.reduce((sum, record) => sum + (record[side] ?? 0), 0));
  expect(await won(/^Все матчи/)).toEqual([sums]);
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
