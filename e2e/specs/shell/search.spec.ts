import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

/** The name of a league on the page, which the search can find. */
async function aLeagueName(page: Page): Promise<string> {
  const name = await page.locator('main .lb h2 b').first().textContent();
  return name ?? '';
}

test('typing searches, and arrows and Enter open a result', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/soccer/search')) calls.push(request.url());
  });
  await page.goto('/Results');
  await hydrated(page);
  const name = await aLeagueName(page);
  await page.keyboard.press('/');
  const field = page.locator('input[data-search]');
  await expect(field).toBeFocused();
  await page.keyboard.type(name, { delay: 30 });
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(name.split(' ')[0] ?? '');
  expect(calls.length).toBeLessThanOrEqual(3);
  await page.keyboard.press('ArrowDown');
  const address = await options.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('Escape closes the list, and keys typed into the field are not shortcuts', async ({
  page,
}) => {
  await page.goto('/Results');
  await hydrated(page);
  const field = page.locator('input[data-search]');
  await field.click();
  await page.keyboard.type('jk?');
  await expect(field).toHaveValue('jk?');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('an empty result says so and links to other pages', async ({ page }) => {
  await page.goto('/en/Search/Matches?query=qqqqzzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.locator('main a:not(nav a)')).toHaveCount(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search in the header leads to a page of results', async ({ page }) => {
    await page.goto('/Results');
    const name = await aLeagueName(page);
    await page.locator('input[data-search]').fill(name);
    await page.locator('input[data-search]').press('Enter');
    await expect(page).toHaveURL(/\/Search\/Matches\?query=/);
    await expect(page.locator('main')).toContainText(name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Матчи', exact: true }).click();
    await expect(page).toHaveURL(/&type=matches$/);
    await expect(page.getByRole('searchbox', { name: /Поиск/ }).last()).toHaveValue(name);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the search fills the screen and lists recent results', async ({ page }) => {
    await page.goto('/Results');
    await hydrated(page);
    const name = await aLeagueName(page);
    const link = page.locator('header').getByRole('link', { name: 'Поиск' });
    await link.tap();
    const field = page.locator('input[data-search]');
    await expect(field).toBeFocused();
    await expect(page.getByText('Начните с двух букв')).toBeVisible();
    await page.keyboard.type(name);
    const found = page.getByRole('option', { name: new RegExp(`^${name}`) }).last();
    await expect(found).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    const address = (await found.getAttribute('href')) ?? '';
    await found.tap();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(field).toBeHidden();

    await link.tap();
    await field.fill('');
    await expect(page.getByRole('group', { name: 'Недавно найденное' })).toContainText(name);
    await page.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(field).toBeHidden();
    await expect(link).toBeFocused();
  });
});

test('a query in the wrong keyboard layout or in transliteration finds the same teams', async ({
  request,
}) => {
  const teams = async (query: string) => {
    const reply = await request.get('/api/soccer/search/', { params: { query, searchType: 3 } });
    const { data } = (await reply.json()) as { data: { teams: { name: string }[] } };
    return data.teams.map(({ name }) => name).toSorted();
  };
  const known = await teams('янтар');
  expect(known.length).toBeGreaterThan(1);
  for (const query of ['zynfh', 'yantar', 'jantar', 'ЯНТАР']) {
    expect(await teams(query)).toEqual(known);
  }
});

test('j and k move through the rows, and ? lists the keyboard shortcuts', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  // shortcuts are loaded with what the page fetches after hydration
  await page.waitForLoadState('networkidle');
  // a row's prices are a tab stop of their own
  const rows = page.locator('main li > a:first-of-type');
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
});
