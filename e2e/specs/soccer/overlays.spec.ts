import { expect, test } from 'playwright/test';
import {
  faultsAtThisWidth,
  faultsOfDialog,
  judgeWithoutPrefetch,
  localesOf,
} from '../../pages/every-variant.ts';
import { registerNewUser } from '../../pages/new-user.ts';
import { PHONE } from '../../pages/phone.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { soccerMatch } from '../../pages/soccer-addresses.ts';
import { openMatch, TipDrawerPage } from '../../pages/tip-drawer.ts';
import { hydrated } from '../../pages/watched-page.ts';

// Everything that opens on a visitor's action, each opened once.
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ page }) => judgeWithoutPrefetch(page));

for (const locale of localesOf(0)) {
  test(`the tip drawer looks right${locale}`, async ({ page, request }) => {
    await page.goto(`${locale}${await openMatch(request)}?tip=1x2.1`);
    await hydrated(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(2);
    await dialog.locator('summary').first().click();
    expect(await faultsOfDialog(page)).toEqual([]);
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 320 });
    const isWider = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('.body, .foot')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    );
    expect(isWider).toBe(false);
  });
}

for (const locale of localesOf(1)) {
  test(`the notifications of a match look right${locale}`, async ({ page, request }) => {
    await page.goto(locale + (await soccerMatch(request, 'coming')));
    await hydrated(page);
    await page.getByRole('button', { name: /^(Уведомления о матче|Match notifications)/ }).click();
    expect(await faultsOfDialog(page)).toEqual([]);
  });

  test(`the prices of a row look right${locale}`, async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open('', locale === '' ? 'ru' : 'en');
    await results.prices('to come').click();
    await expect(page.getByRole('dialog').locator('li svg').first()).toBeVisible();
    expect(await faultsAtThisWidth(page, 'dialog')).toEqual([]);
  });
}

test('the receipt of a tip looks right', async ({ page, request }, { retry }) => {
  // the last matches of the day: other specs use earlier ones
  const path = await openMatch(request, 9 + retry);
  await registerNewUser(page.context());
  const drawer = new TipDrawerPage(page);
  await drawer.open(path);
  await drawer.choose(/^П1/);
  await drawer.submit.click();
  await expect(drawer.dialog.getByRole('status')).toHaveText('Прогноз принят');
  await expect(drawer.dialog.getByRole('status')).toBeFocused();
  expect(await faultsOfDialog(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('filters look right', async ({ page, request }) => {
    await page.goto(`${await soccerMatch(request, 'coming')}?tab=matches`);
    await hydrated(page);
    await page.getByRole('button', { name: /^Фильтр/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsAtThisWidth(page, 'dialog')).toEqual([]);
  });
});
