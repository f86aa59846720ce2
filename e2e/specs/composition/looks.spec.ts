import { expect, test } from 'playwright/test';
import { MANY_PAGES_MS } from '../../pages/deep-check.ts';
import {
  faultsAtThisWidth,
  faultsOfPages,
  judgeWithoutPrefetch,
} from '../../pages/every-variant.ts';
import { PHONE } from '../../pages/phone.ts';
import { REMOTE_HEADINGS } from '../../pages/remote-headings.ts';
import { hydrated } from '../../pages/watched-page.ts';

// What depends on all remotes: the header and its menu. Pages are judged in the folders of remotes.
test.describe.configure({ timeout: MANY_PAGES_MS });

test('a page of each remote looks right in the whole site', async ({ page }) => {
  const paths = Object.values(REMOTE_HEADINGS).map(({ address }) => address);
  expect(await faultsOfPages(page, paths)).toEqual([]);
});

test('results of the header search look right', async ({ page }) => {
  await judgeWithoutPrefetch(page);
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
  test.beforeEach(({ page }) => judgeWithoutPrefetch(page));

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

  test('search looks right', async ({ page }) => {
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
