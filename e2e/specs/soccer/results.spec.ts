import { expect, test } from 'playwright/test';
import { PHONE } from '../../pages/phone.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { watch } from '../../pages/watched-page.ts';

/** A league of the list; the sections above it have no matches. */
const LEAGUE = 'main section section:has(a[href^="/Events/"])';

test('a first visit hydrates without errors and does not load the results again', async ({
  page,
}) => {
  const seen = watch(page);
  const results = new ResultsPage(page);
  await results.open();
  await page.waitForLoadState('networkidle');
  await expect(results.heading).toHaveText('Результаты футбола');
  expect(await results.rows.count()).toBeGreaterThan(20);
  expect(seen.problems).toEqual([]);
  // The panel beside a wide list requests the tips of the day once it is idle.
  expect(seen.apiCalls.filter((call) => call.includes('/results/page'))).toEqual([]);
});

test('a tab shows only its matches and is in the address', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const all = await results.rows.count();
  const tab = results.tab(/Завершены/);
  const promised = Number(await tab.locator('small').textContent());
  await tab.click();
  await expect(page).toHaveURL(/tab=finished/);
  await expect(results.rows).toHaveCount(promised);
  expect(promised).toBeLessThan(all);
  await page.reload();
  await expect(results.rows).toHaveCount(promised);
  await results.tab(/Все/).click();
  await expect(results.rows).toHaveCount(all);
});

test('the sidebar selects one league, then all again', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const before = await page.locator(`${LEAGUE}:visible`).count();
  const popular = page.getByRole('region', { name: 'Популярные' });
  await popular.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/league=/);
  await expect(page.locator(`${LEAGUE}:visible`)).toHaveCount(1);
  await popular.getByRole('link', { name: 'Все турниры' }).click();
  await expect(page.locator(`${LEAGUE}:visible`)).toHaveCount(before);
});

test('the controls of the list are in one line on wide screens', async ({ page }) => {
  await new ResultsPage(page).open();
  for (const width of [1_440, 1_280]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .getByRole('form', { name: 'Настройка списка' })
      .locator('nav:visible, input[type=checkbox]:visible, button:visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(2);
    expect(Math.max(...boxes.map(({ top }) => top))).toBeLessThan(
      Math.min(...boxes.map(({ bottom }) => bottom)),
    );
  }
});

test('the form selects one league, then all again', async ({ page }) => {
  await page.setViewportSize({ width: 1_100, height: 900 });
  const results = new ResultsPage(page);
  await results.open();
  const before = await page.locator(`${LEAGUE}:visible`).count();
  const select = page.getByLabel('Турнир', { exact: true });
  const value = await select.locator('option').nth(2).getAttribute('value');
  await select.selectOption(value ?? '');
  await expect(page).toHaveURL(new RegExp(`league=${value}`));
  await expect(page.locator(`${LEAGUE}:visible`)).toHaveCount(1);
  await select.selectOption('0');
  await expect(page.locator(`${LEAGUE}:visible`)).toHaveCount(before);
});

test('sorted by time, kick-offs are in order within and across leagues', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('?sort=time');
  const leagues = await page.locator(LEAGUE).all();
  const firsts: string[] = [];
  for (const league of leagues) {
    const times = (await league.locator('li .tm').allInnerTexts())
      .flatMap((text) => text.match(/\d\d:\d\d/) ?? [])
      .map(String);
    expect(times).toEqual(times.toSorted());
    if (times[0]) firsts.push(times[0]);
  }
  expect(firsts.length).toBeGreaterThan(5);
  expect(firsts).toEqual(firsts.toSorted());
});

test('a league closes and opens by keyboard', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const button = page.getByRole('button', { name: /^Матчи:/ }).first();
  const rows = page.locator(LEAGUE).first().locator('li:visible');
  const open = await rows.count();
  expect(open).toBeGreaterThan(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(open);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('leagues are collapsed at first and expand on a tap', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await expect(results.rows).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Матчи:/ })
      .first()
      .tap();
    expect(await results.rows.count()).toBeGreaterThan(0);
    await results.expectNoSidewaysScroll();
  });
});

test('predicted scores can be hidden on days that have forecasts', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const forecasts = page.locator('main section li .fc:visible').filter({ hasText: /\d:\d/ });
  expect(await forecasts.count()).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: 'Прогноз счёта' }).click();
  await expect(forecasts).toHaveCount(0);
  await results.open(`?timestamp=${Date.UTC(2001, 0, 1, 12) / 1000}`);
  await expect(page.getByText('На эту дату матчей нет')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Прогноз счёта' })).toHaveCount(0);
});

test('another day is loaded without a new document', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
  const before = await results.matches();
  await page.getByRole('link', { name: 'Следующий день' }).click();
  await expect(page).toHaveURL(/timestamp=/);
  await expect.poll(async () => (await results.matches())[0]?.link).not.toBe(before[0]?.link);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  await page.goBack();
  await expect.poll(async () => (await results.matches())[0]?.link).toBe(before[0]?.link);
});

test('no width from a small phone to a wide screen scrolls horizontally', async ({ page }) => {
  const results = new ResultsPage(page);
  const widths = [320, 360, 768, 991, 992, 1280, 1440];
  // loaded at the narrowest and at the widest, then resized to the others
  for (const ofDevice of [widths, widths.toReversed()]) {
    for (const [index, width] of ofDevice.entries()) {
      await page.setViewportSize({ width, height: 800 });
      if (index === 0) await results.open();
      await results.expectNoSidewaysScroll();
    }
  }
});

test('invalid dates and filters do not cause a server error', async ({ page, request }) => {
  for (const search of [
    '?timestamp=abc',
    '?timestamp=99999999999',
    '?timestamp=-5',
    '?timestamp=',
    '?tab=nonsense&sort=7&league=x',
  ]) {
    const reply = await request.get(`/Results${search}`);
    expect(reply.status(), search).toBeLessThan(500);
    expect(await reply.text()).not.toContain('    at ');
  }
  const results = new ResultsPage(page);
  await results.open('?tab=nonsense&sort=7&league=x');
  expect(await results.rows.count()).toBeGreaterThan(20);
});
