import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

const isCall = (url: string) => /\/api\/tennis\/(?:rankings|players)/.test(url);

/** Calls that the browser makes; the server's page needs none of them again. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isCall(request.url())) calls.push(request.url());
  });
  return calls;
}

/** How far the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [address, title] of [
  ['/tennis/rankings', 'Рейтинг игроков'],
  ['/en/tennis/rankings', 'Rankings'],
  ['/tennis/players', 'Теннисисты'],
  ['/en/tennis/players', 'Tennis players'],
] as const) {
  test(`${address} comes from the server and fits the narrowest phone`, async ({ page }) => {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    const { problems } = watch(page);
    const calls = callsOf(page);
    await page.goto(address);
    await hydrated(page);
    expect(calls).toEqual([]);
    expect(await page.locator('tbody tr').count()).toBe(50);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

test('from the menu to the ranking, the other tour, a past week and a player', async ({ page }) => {
  await page.goto('/tennis');
  await page.getByRole('link', { name: 'Рейтинг игроков', exact: true }).first().click();
  await expect(page).toHaveURL(/\/tennis\/rankings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Рейтинг игроков');
  await expect(page.locator('tbody td.place')).toHaveCount(50);
  const ranks = async () =>
    (await page.locator('tbody td.place').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  const shown = await ranks();
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  const [best = ''] = await page.locator('tbody th a').allTextContents();
  await page.getByRole('link', { name: 'Тур «Аврора»', exact: true }).click();
  await expect(page).toHaveURL(/tour=aurora/);
  await expect(page.locator('tbody th a').first()).not.toHaveText(best);
  await page.getByRole('link', { name: '← Неделей раньше' }).click();
  await expect(page).toHaveURL(/tour=aurora&date=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('columnheader', { name: 'Следующий матч' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Неделей позже →' }).click();
  await expect(page).toHaveURL(/rankings\?tour=aurora$/);
  await expect(page.getByRole('columnheader', { name: 'Следующий матч' })).toBeVisible();
  const [player = ''] = await page.locator('tbody th a').allTextContents();
  await page.locator('tbody th a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player);
  await expect(page.getByRole('img', { name: /^Место в рейтинге с/ })).toBeVisible();
  await page.getByText('По неделям', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Места по неделям' })).toBeVisible();
});

test('a player is found by the beginning of a name and by country', async ({ page }) => {
  await page.goto('/tennis/players?sort=2');
  await hydrated(page);
  const [name = ''] = await page.locator('tbody th > a').allTextContents();
  const field = page.getByRole('searchbox', { name: 'Имя игрока' });
  await field.fill(name.slice(0, 3));
  await field.press('Enter');
  await expect(page).toHaveURL(/query=/);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Страна' }).selectOption('JP');
  await expect(page).toHaveURL(/country=JP/);
  await page.goto('/tennis/players?country=JP');
  const countries = await page.locator('tbody th > small:not(.phone)').allTextContents();
  expect(countries.length).toBeGreaterThan(10);
  expect(countries.filter((country) => !country.startsWith('Япония'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('weeks and names are forms', async ({ page }) => {
    await page.goto('/tennis/rankings?tour=aurora');
    const week = page.getByRole('combobox', { name: 'Неделя' });
    const value = await week.locator('option').nth(3).getAttribute('value');
    await week.selectOption({ index: 3 });
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page).toHaveURL(`/tennis/rankings?tour=aurora&date=${value}`);
    await page.goto('/tennis/players?tour=aurora');
    await page.getByRole('searchbox', { name: 'Имя игрока' }).fill('ан');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/\/tennis\/players\?tour=aurora&query=/);
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(0);
  });
});
