import { expect, test } from 'playwright/test';
import { faultsOfDialog, faultsOfPages, faultsOnPhone } from '../../pages/every-look.ts';
import { PHONE } from '../../pages/phone.ts';
import { MARIA, signIn, signUp } from '../../pages/sign-in.ts';
import {
  addressesOfDay,
  addressesOfLists,
  addressesOfMatch,
  MATCH_STATE,
  type MatchState,
  soccerMatch,
} from '../../pages/soccer-addresses.ts';
import { openMatch, TipDrawerPage } from '../../pages/tip-drawer.ts';
import { hydrated } from '../../pages/watched-page.ts';

/** Many pages one after another in one tab; every look of each takes a while. */
test.describe.configure({ timeout: process.env['EVERY_LOOK'] === '1' ? 1_500_000 : 600_000 });

test('days, forecasts and what happened: nothing a machine or a keyboard minds', async ({
  page,
}) => {
  expect(await faultsOfPages(page, addressesOfDay)).toEqual([]);
});

test('lists, leagues, teams and referees: nothing a machine or a keyboard minds', async ({
  page,
  request,
}) => {
  expect(await faultsOfPages(page, await addressesOfLists(request))).toEqual([]);
});

for (const state of Object.keys(MATCH_STATE) as MatchState[]) {
  test(`a match that is ${state}: nothing a machine or a keyboard minds`, async ({
    page,
    request,
  }) => {
    const match = await soccerMatch(request, state);
    expect(await faultsOfPages(page, addressesOfMatch(match))).toEqual([]);
  });
}

test('what a subscriber alone sees: nothing a machine or a keyboard minds', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, MARIA);
  const match = await soccerMatch(request, 'coming');
  const addresses = ['/', '/value-trends', '/value-trends?category=3', '/feed?type=2', match];
  expect(await faultsOfPages(page, addresses)).toEqual([]);
});

for (const [name, locale] of [
  ['Russian', ''],
  ['English', '/en'],
] as const) {
  test(`drawers of a match, ${name}: nothing a machine or a keyboard minds`, async ({
    page,
    request,
  }) => {
    const match = await soccerMatch(request, 'coming');
    await page.goto(`${locale}${match}?tip=0`);
    await hydrated(page);
    expect(await faultsOfDialog(page)).toEqual([]);

    await page.goto(locale + match);
    await hydrated(page);
    await page.getByRole('button', { name: /^(Уведомления о матче|Match notifications)/ }).click();
    expect(await faultsOfDialog(page)).toEqual([]);
  });
}

test('the receipt of a tip: nothing a machine or a keyboard minds', async ({ page, request }, {
  retry,
}) => {
  // the last ones of the day: those of other specs stand before them
  const path = await openMatch(request, 9 + retry);
  await page.goto('/register');
  await signUp(page);
  const drawer = new TipDrawerPage(page);
  await drawer.open(path);
  await drawer.choose(/^П1/);
  await drawer.submit.click();
  await expect(drawer.dialog.getByRole('status')).toHaveText('Прогноз принят');
  await expect(drawer.dialog.getByRole('status')).toBeFocused();
  expect(await faultsOfDialog(page)).toEqual([]);
});

test.describe('over the page of a phone', () => {
  test.use(PHONE);

  test('its menu: nothing minded; Escape and a chosen link close it', async ({ page }) => {
    await page.goto('/Results');
    await hydrated(page);
    const door = page.locator('header summary');
    const menu = page.locator('header details');
    await door.click();
    expect(await faultsOnPhone(page, 'header details')).toEqual([]);
    await door.focus();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(door).toBeFocused();
    await door.click();
    await menu.getByRole('link', { name: 'Команды' }).click();
    await expect(page).toHaveURL(/\/Teams$/);
    await expect(menu).not.toHaveAttribute('open');
  });

  test('its filters and its search: nothing minded', async ({ page, request }) => {
    await page.goto(`${await soccerMatch(request, 'coming')}?tab=matches`);
    await hydrated(page);
    await page.getByRole('button', { name: /^Фильтр/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOnPhone(page, 'dialog')).toEqual([]);

    await page.goto('/Results');
    await hydrated(page);
    await page.getByRole('link', { name: 'Поиск' }).click();
    await page.getByRole('combobox', { name: /^Поиск/ }).fill('лига');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await faultsOnPhone(page)).toEqual([]);
  });

  for (const width of [320, 360]) {
    test(`at ${width} px the head keeps its one row, whatever letters are there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/Results');
      const head = await page.locator('header').first().boundingBox();
      expect(head?.height).toBeLessThan(60);
      await expect(page.getByRole('link', { name: 'EN, English' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Оформление')).toBeInViewport({ ratio: 1 });
    });
  }
});
