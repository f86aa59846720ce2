import { expect, type Page, test } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';

/** Calls that the browser makes; the server's page needs none of them again. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tennis\/tournament/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

/** How far the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [address, title] of [
  ['/tennis/Tournaments', 'Теннисные турниры'],
  ['/en/tennis/Tournaments', 'Tennis tournaments'],
] as const) {
  test(`${address} comes from the server and fits the narrowest phone`, async ({ page }) => {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`<h1>${title}</h1>`);
    const { problems } = watch(page);
    const calls = callsOf(page);
    await page.goto(address);
    await hydrated(page);
    expect(calls).toEqual([]);
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(10);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

test('the menu leads to the calendar, a tournament, its champions and a champion’s page', async ({
  page,
}) => {
  const { problems } = watch(page);
  await page.goto('/tennis');
  await page.getByRole('link', { name: 'Турниры', exact: true }).first().click();
  await expect(page).toHaveURL(/\/tennis\/Tournaments$/);
  await page.getByRole('combobox', { name: 'Тур' }).selectOption('aurora');
  await expect(page).toHaveURL(/tour=aurora/);
  // one that has a champion of a year before
  const row = page
    .locator('tbody tr')
    .filter({ has: page.locator('td.champion a') })
    .first();
  const name = await row.locator('th a').textContent();
  const champion = await row.locator('td.champion a').first().textContent();
  await row.locator('th a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.locator('main header').getByText(/Тур «Аврора»/)).toBeVisible();
  const calls = callsOf(page);
  await page.getByRole('link', { name: 'Чемпионы', exact: true }).click();
  const table = page.getByRole('table', { name: 'Чемпионы по годам' });
  await expect(table.getByRole('link', { name: champion ?? '' }).first()).toBeVisible();
  expect(calls).toHaveLength(1);
  await table.locator('th a').first().click();
  await expect(page).toHaveURL(/\/Players\//);
  const finals = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Титулы и финалы' }) });
  await finals
    .getByRole('link', { name: name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tennis\/Tournaments\/\d+/);
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('name, surface and tabs work', async ({ page }) => {
    await page.goto('/tennis/Tournaments?sort=2');
    await page.getByRole('searchbox', { name: 'Название турнира' }).fill('корона');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/sort=2&query=/);
    await expect(page.locator('tbody th a').first()).toHaveText(/корона/);
    await page.goto('/tennis/Tournaments');
    await page.getByRole('combobox', { name: 'Покрытие' }).selectOption('2');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page).toHaveURL(/court=2/);
    await page.locator('tbody th a').first().click();
    await page.getByRole('link', { name: 'Сетка', exact: true }).click();
    await expect(page).toHaveURL(/tab=draw/);
    await expect(page.getByRole('heading', { name: 'Финал', exact: true })).toBeVisible();
  });
});
