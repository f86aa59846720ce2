import { axeFaults } from '@tipmark/looks';
import { expect, test } from 'playwright/test';
import {
  faultsAtThisWidth,
  faultsOfDialog,
  judgeWithoutPrefetch,
  localesOf,
} from '../../pages/every-variant.ts';
import { PASSWORD, registerNewUser } from '../../pages/new-user.ts';
import { oneTimeCode } from '../../pages/one-time-code.ts';
import { PHONE } from '../../pages/phone.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { soccerMatch } from '../../pages/soccer-addresses.ts';
import { openMatch, TipDrawerPage } from '../../pages/tip-drawer.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

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

test('two-step sign-in looks right while it is turned on', async ({ page }) => {
  const { url } = await registerNewUser(page.context());
  await page.goto(`/profile/${url}?edit=twoSteps`);
  await hydrated(page);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Включить' }).click();
  await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const key = await page.locator('form code').innerText();
  await page.getByLabel('Код из приложения').fill(oneTimeCode(key, WORLD_NOW_SECONDS));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('list', { name: 'Коды восстановления' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('results of the header search look right', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  const field = page.locator('input[data-search]');
  await field.click();
  await field.pressSequentially('лига');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await faultsAtThisWidth(page, 'main')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu looks right; Escape and a clicked link close it', async ({ page }) => {
    await page.goto('/Results');
    await hydrated(page);
    const opener = page.locator('header summary');
    const menu = page.locator('header details');
    await opener.click();
    expect(await faultsAtThisWidth(page, 'header details')).toEqual([]);
    await opener.focus();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'Команды' }).click();
    await expect(page).toHaveURL(/\/Teams$/);
    await expect(menu).not.toHaveAttribute('open');
  });

  test('filters and search look right', async ({ page, request }) => {
    await page.goto(`${await soccerMatch(request, 'coming')}?tab=matches`);
    await hydrated(page);
    await page.getByRole('button', { name: /^Фильтр/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsAtThisWidth(page, 'dialog')).toEqual([]);

    await page.goto('/Results');
    await hydrated(page);
    await page.getByRole('link', { name: 'Поиск' }).click();
    await page.getByRole('combobox', { name: /^Поиск/ }).fill('лига');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await faultsAtThisWidth(page)).toEqual([]);
  });

  for (const width of [320, 360]) {
    test(`at ${width} px the header is one row above the sports, even with fallback fonts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/Results');
      const head = await page.locator('header').first().boundingBox();
      const sports = await page.getByRole('navigation', { name: 'Спорт' }).boundingBox();
      expect(sports?.height).toBeLessThan(50);
      expect((head?.height ?? 0) - (sports?.height ?? 0)).toBeLessThan(60);
      await expect(page.getByLabel('Оформление')).toBeInViewport({ ratio: 1 });
      await page.locator('header summary').first().click();
      await expect(page.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 });
    });
  }
});
