import { expect, type Page, test } from 'playwright/test';
import { PHONE } from '../../pages/phone.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { watch } from '../../pages/watched-page.ts';

const sheet = (page: Page) => page.getByRole('dialog');
/** Name of the sheet: the teams of the row it belongs to. */
const teamsOf = async (page: Page, address: string | null) => {
  const row = page.locator(`main section li:has(> a[href="${address}"]) > a:first-child`);
  return (await row.getAttribute('aria-label'))?.split(', ')[0] ?? '';
};

for (const locale of ['ru', 'en'] as const) {
  test(`${locale}: a click opens the odds of a row beside it; Escape returns the focus`, async ({
    page,
  }) => {
    const seen = watch(page);
    const results = new ResultsPage(page);
    await results.open('', locale);
    const prices = results.prices('to come');
    const teams = await teamsOf(page, await prices.getAttribute('href'));
    await prices.click();
    await expect(sheet(page)).toHaveAccessibleName(teams);
    await expect(sheet(page).getByRole('listitem')).toHaveCount(3);
    await expect(sheet(page).locator('li svg').first()).toBeVisible();
    await expect(sheet(page)).toContainText(locale === 'ru' ? 'Лучший' : 'Best');
    await expect(prices).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/\/Results$/);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(prices).toBeFocused();
    // a newer request replaces the one under way
    expect(seen.problems.filter((text) => !text.endsWith('net::ERR_ABORTED'))).toEqual([]);
  });
}

test('the sheet is in view beside the odds, and the list does not move', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  const prices = results.prices('to come');
  await prices.scrollIntoViewIfNeeded();
  const before = await prices.boundingBox();
  await prices.click();
  await expect(sheet(page).getByRole('listitem')).toHaveCount(3);
  const box = await sheet(page).boundingBox();
  if (!before || !box) throw new Error('One of them is not drawn');
  expect(await prices.boundingBox()).toEqual(before);
  const gap = Math.min(
    Math.abs(box.y - before.y - before.height),
    Math.abs(box.y + box.height - before.y),
  );
  expect(gap).toBeLessThan(16);
  expect(Math.abs(box.x + box.width - before.x - before.width)).toBeLessThan(4);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
});

test('by keyboard: Tab past the end of the sheet closes it and goes on in the list', async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open();
  const prices = results.prices('to come');
  await prices.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await expect(sheet(page).getByRole('listitem')).toHaveCount(3);
  // the cross, a tip on each outcome, the history
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet(page)).toHaveCount(0);
  await expect(prices).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(prices).toBeFocused();
});

test('the sheet links to a tip on the outcome and to the whole history', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await results.prices('to come').click();
  await sheet(page).getByRole('link', { name: 'Прогноз: X' }).click();
  await expect(page).toHaveURL(/\/Events\/[^?]+\?tip=1x2\.x$/);
  await page.goBack();
  await page.goBack();
  await results.open();
  await results.prices('any').click();
  await sheet(page).getByRole('link', { name: 'Вся история коэффициентов' }).click();
  await expect(page).toHaveURL(/\/Events\/[^?]+\?tab=odds$/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the sheet opens from the bottom by a link at least 44 px high', async ({ page }) => {
    const results = new ResultsPage(page);
    await results.open();
    await page
      .getByRole('button', { name: /^Матчи:/ })
      .first()
      .tap();
    const prices = page.getByRole('link', { name: /^Коэффициенты:/ }).first();
    expect((await prices.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await prices.tap();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(3);
    await expect
      .poll(async () => {
        const box = await sheet(page).boundingBox();
        return box && Math.round(box.x + box.y + box.height) === 780 && box.width === 360;
      })
      .toBe(true);
    await results.expectNoSidewaysScroll();
    await page.getByRole('button', { name: 'Закрыть' }).tap();
    await expect(prices).toBeFocused();
  });
});

test('odds open from the rows and cards of the main page', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  for (const prices of [
    page.getByRole('link', { name: /^Коэффициенты:/ }).first(),
    page.getByRole('link', { name: /^Коэффициенты:/ }).last(),
  ]) {
    await prices.click();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(prices).toBeFocused();
  }
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['ru', 'en'] as const) {
    test(`${locale}: the odds link to their history`, async ({ page }) => {
      await page.goto(locale === 'en' ? '/en/Results' : '/Results');
      await page
        .getByRole('link', { name: /^(Коэффициенты|Odds):/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/Events\/[^?]+\?tab=odds$/);
      await expect(page.getByRole('img', { name: /первый|first/ }).first()).toBeVisible();
    });
  }
});
