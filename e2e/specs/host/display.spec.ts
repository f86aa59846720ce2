import { expect, type Page, test } from 'playwright/test';
import { ResultsPage } from '../../pages/results-page.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { hasFeed } from '../../world/feed.ts';
import { LiveDay } from '../../world/live-day.ts';

/** Chooses in the settings and waits for the page it was called from. */
async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  const from = page.url();
  await page.getByRole('link', { name: 'Вид страниц' }).click();
  for (const name of names) await page.getByLabel(name).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(from);
}

const firstPrices = async (results: ResultsPage) =>
  (await results.matches()).flatMap(({ odds }) => odds.filter((text) => text !== '–')).slice(0, 30);

test('odds are written as chosen by the server, on every page, and hydrate without a complaint', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  const link = (await results.matches())[0]?.link ?? '';
  const before = await firstPrices(results);
  expect(before.join('')).toMatch(/^[\d.]+$/);
  await choose(page, 'Американские');
  const html = await (await page.request.get('/Results')).text();
  expect(html).toMatch(/class="od[^"]*">(?:<b>)?[+\u2212]\d{3}/);
  const seen = watch(page);
  await results.open();
  await hydrated(page);
  const after = await firstPrices(results);
  expect(after).toHaveLength(before.length);
  expect(after.every((text) => /^[+\u2212]\d{3,}$/.test(text))).toBe(true);
  await page.goto(`${link}?tab=odds`);
  await hydrated(page);
  await expect(page.getByRole('cell', { name: /^[+\u2212]\d{3,}/ }).first()).toBeVisible();
  expect(seen.problems).toEqual([]);
  await choose(page, 'Десятичные');
  await results.open();
  expect(await firstPrices(results)).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('settings are chosen and apply to the page before', async ({ page }) => {
    await page.goto('/Results');
    const height = async () =>
      (await page.locator('main section li:visible').first().boundingBox())?.height ?? 0;
    const before = await height();
    await choose(page, 'Дробные', 'Компактные строки');
    expect(await height()).toBeLessThan(before);
    await expect(page.locator('.od', { hasText: /^\d+\/\d+$/ }).first()).toBeVisible();
  });
});

test.describe('hidden scores', () => {
  test.skip(!hasFeed(), 'the feed of this site cannot be written to');

  test('are shown by a click or a key, one match at a time, and not by a goal', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'display', value: 'hidden', url: baseURL ?? '' }]);
    const day = new LiveDay(6);
    await day.begin();
    await day.score(0, 1, 0, '1H:12');
    await day.score(1, 0, 1, '1H:12');
    const connected = page.waitForResponse((reply) => reply.url().includes('/api/live'));
    const results = new ResultsPage(page);
    await results.open(`?timestamp=${day.noon}`);
    await connected;
    const link = (index: number) => `a.r[aria-label^="${day.home(index)} – "]`;
    const linkOf = (index: number) => page.locator(`main section li > ${link(index)}`);
    const scoreOf = (index: number) =>
      page
        .locator('main section li', { has: page.locator(link(index)) })
        .locator('.sc > span')
        .first();
    await expect(linkOf(0)).toBeVisible();
    await expect(scoreOf(0)).toBeHidden();
    await expect(linkOf(0)).not.toHaveAccessibleName(/\d:\d/);
    await day.score(0, 2, 0, '1H:14');
    await expect(scoreOf(0)).toHaveText('2');
    await expect(scoreOf(0)).toBeHidden();
    const address = page.url();
    await linkOf(0).click();
    expect(page.url()).toBe(address);
    await expect(scoreOf(0)).toBeVisible();
    await expect(scoreOf(1)).toBeHidden();
    await day.score(0, 3, 0, '1H:15');
    await expect(scoreOf(0)).toHaveText('3');
    await expect(scoreOf(0)).toBeVisible();
    await linkOf(1).focus();
    await page.keyboard.press('Enter');
    await expect(scoreOf(1)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/0:1$/);
  });
});
