import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectVisibleFocus } from '../../pages/focus.ts';
import { tabOut, tabTo } from '../../pages/keyboard.ts';
import { MatchPage } from '../../pages/match-page.ts';
import { PHONE } from '../../pages/phone.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

test.describe.configure({ timeout: 180_000 });

async function goTo(page: Page, wanted: Locator, most?: number): Promise<void> {
  await tabTo(page, wanted, most);
  await expectVisibleFocus(page);
}

const draw = (page: Page) => page.getByRole('region', { name: /сетка$/ });

test('a keyboard user gets from the tennis results to a match, its draw, odds and a tip, and back', async ({
  page,
}) => {
  const seen = watch(page);
  const { data } = await (await page.request.get('/api/tennis/results/page')).json();
  await page.goto(`/tennis?timestamp=${data.asOf + 86_400}`);
  await hydrated(page);
  const key = (name: string) => page.keyboard.press(name);
  await key('Tab');
  await expectVisibleFocus(page);
  await key('Enter');
  await expect(page.locator('#main')).toBeFocused();
  // tips require odds of at least 1.10
  const path = await page.locator('main section li').evaluateAll((rows) => {
    const oddsOf = (row: Element) => [...row.querySelectorAll('.od')].map((one) => one.textContent);
    const open = rows.find((row) => {
      const odds = oddsOf(row).map(Number);
      return odds.length === 2 && odds.every((one) => one >= 1.2);
    });
    return open?.querySelector('a')?.getAttribute('href') ?? '';
  });
  const row = page.locator(`main section li > a.r[href="${path}"]`).first();
  await goTo(page, row);
  await key('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const match = new MatchPage(page);
  await page.setViewportSize({ width: 1_000, height: 900 });
  await goTo(page, match.tab(/Сетка/));
  await key('Enter');
  await expect(page).toHaveURL(/tab=draw/);
  await expect(match.tab(/Сетка/)).toBeFocused();
  await expectVisibleFocus(page);
  await expect(draw(page)).toBeVisible();
  await goTo(page, draw(page), 20);
  await key('ArrowRight');
  const scrolled = () => draw(page).evaluate((pan) => pan.scrollLeft);
  const hasMore = await draw(page).evaluate((pan) => pan.scrollWidth > pan.clientWidth + 1);
  if (hasMore) await expect.poll(scrolled).toBeGreaterThan(0);
  // slots out of view scroll into it on focus
  for (let stop = 0; stop < 12; stop += 1) {
    await key('Tab');
    // a small draw ends the page
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    await expectVisibleFocus(page);
  }

  await tabOut(page);
  await goTo(page, match.tab(/Коэффициенты/));
  await key('Enter');
  await expect(match.chart).toBeVisible();
  await goTo(page, match.outcome('П2'), 25);
  await key('Enter');
  await expect(match.chart).toHaveAccessibleName(/^П2: первый/);
  await expectVisibleFocus(page);

  await tabOut(page);
  await goTo(page, page.getByRole('link', { name: /^Прогноз: П1 по/ }));
  await key('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^П1/ })).toBeChecked();
  await goTo(page, dialog.getByRole('radio', { name: /^П1/ }), 10);
  await key('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^П2/ })).toBeChecked();
  await expectVisibleFocus(page);
  await key('Escape');
  await expect(dialog).toHaveCount(0);
  await expectVisibleFocus(page);

  await tabOut(page);
  await goTo(page, page.getByRole('banner').getByRole('link', { name: 'Теннис', exact: true }));
  await key('Enter');
  await expect(page).toHaveURL(/\/tennis$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Результаты тенниса/);
  expect(seen.problems.filter((problem) => !/ERR_ABORTED/.test(problem))).toEqual([]);
});

test('on a phone the rounds of a draw are switched by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/tennis');
  const link = await page.locator('main section li.f > a.r').first().getAttribute('href');
  await page.goto(`${link}?tab=draw`);
  await hydrated(page);
  const heads = draw(page).getByRole('heading', { level: 3 });
  await expect(heads).toHaveCount(1);
  const final = page
    .getByRole('navigation', { name: 'Круги' })
    .getByRole('link', { name: 'Финал' });
  await goTo(page, final);
  await page.keyboard.press('Enter');
  await expect(heads).toHaveText('Финал');
  await expect(final).toBeFocused();
  await expectVisibleFocus(page);
  await page.goBack();
  await expect(heads).not.toHaveText('Финал');
});

test('the first 60 tab stops of a tennis match, its points, its odds and a player have a visible focus', async ({
  page,
}) => {
  await page.goto('/tennis');
  const link = await page.locator('main section li.f > a.r').first().getAttribute('href');
  await page.goto(link ?? '');
  const player = await page
    .locator('main header a[href*="/Players/"]')
    .first()
    .getAttribute('href');
  for (const address of [link, `${link}?tab=points`, `${link}?tab=odds`, player]) {
    await page.goto(address ?? '');
    await hydrated(page);
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      await expectVisibleFocus(page);
    }
  }
});
