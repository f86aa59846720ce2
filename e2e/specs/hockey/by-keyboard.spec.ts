import { type APIRequestContext, expect, type Locator, type Page, test } from 'playwright/test';
import { expectVisibleFocus } from '../../pages/focus.ts';
import { tabOut, tabTo } from '../../pages/keyboard.ts';
import { MatchPage } from '../../pages/match-page.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

test.describe.configure({ timeout: 180_000 });

/** Path of a match of the world's day that accepts tips on its result. */
async function openMatch(request: APIRequestContext): Promise<string> {
  const day = await (await request.get('/hockey/Results')).text();
  for (const path of new Set(day.match(/\/hockey\/Events\/[\w-]+/g))) {
    const url = `/api/hockey/tip-maker/${path.split('/').at(-1)}/0`;
    const { data } = await (await request.get(url)).json();
    const markets = (data?.markets ?? []).map(({ market }: { market: string }) => market);
    if (data?.isOpen === true && markets.includes('1x2')) return path;
  }
  throw new Error('no match of hockey of the day takes tips');
}

async function goTo(page: Page, wanted: Locator, most?: number): Promise<void> {
  await tabTo(page, wanted, most);
  await expectVisibleFocus(page);
}

test('a keyboard user gets from the hockey results to a match, its tabs, odds and a tip, and back', async ({
  page,
  request,
}) => {
  const path = await openMatch(request);
  const seen = watch(page);
  await page.goto('/hockey/Results');
  await hydrated(page);
  const key = (name: string) => page.keyboard.press(name);

  await key('Tab');
  await expectVisibleFocus(page);
  await key('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const row = page.locator(`main a[href="${path}"]`).first();
  await goTo(page, row);

  // the prices of the row follow it; Escape returns the focus to them
  const prices = page.locator(`main a.p[href^="${path}"]`).first();
  await goTo(page, prices, 3);
  await key('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await key('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(prices).toBeFocused();
  await expectVisibleFocus(page);
  while (!(await row.evaluate((element) => element === document.activeElement))) {
    await key('Shift+Tab');
    await expectVisibleFocus(page);
  }
  await key('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  const match = new MatchPage(page);
  for (const [tab, address] of [
    [/Составы/, 'squads'],
    [/Матчи/, 'matches'],
    [/Коэффициенты/, 'odds'],
  ] as const) {
    await tabOut(page);
    await goTo(page, match.tab(tab));
    await key('Enter');
    await expect(page).toHaveURL(new RegExp(`tab=${address}`));
    await expect(match.tab(tab)).toBeFocused();
    await expectVisibleFocus(page);
  }
  await expect(match.chart).toBeVisible();
  await goTo(page, match.outcome('X'), 25);
  await key('Enter');
  await expect(match.chart).toHaveAccessibleName(/^X: первый/);
  await expectVisibleFocus(page);

  await tabOut(page);
  await goTo(page, page.getByRole('link', { name: /^Прогноз: П1 по/ }));
  await key('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^П1 \d/ })).toBeChecked();
  await goTo(page, dialog.getByRole('radio', { name: /^П1 \d/ }), 10);
  await key('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^X/ })).toBeChecked();
  await expectVisibleFocus(page);
  await goTo(page, dialog.getByRole('button', { name: 'Сохранить и войти' }), 60);
  await key('Escape');
  await expect(dialog).toHaveCount(0);
  await expectVisibleFocus(page);

  await page.goBack();
  await expect(page).not.toHaveURL(/outcome=1x2\.x/);
  expect(seen.problems.filter((problem) => !/ERR_ABORTED/.test(problem))).toEqual([]);
});

test('the first 60 tab stops of the hockey results, a match, its squads and a league have a visible focus', async ({
  page,
  request,
}) => {
  const path = await openMatch(request);
  const league = /\/hockey\/Tournaments\/[\w-]+/.exec(
    await (await request.get('/hockey/Tournaments')).text(),
  );
  for (const address of ['/hockey/Results', path, `${path}?tab=squads`, league?.[0] ?? '']) {
    await page.goto(address);
    await hydrated(page);
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      await expectVisibleFocus(page);
    }
  }
});
