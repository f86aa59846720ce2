import { expect, type Page } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

const PHONE = { width: 360, height: 740 };

async function openTrends(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('on a phone', () => {
  test.use({ user: 'maria', viewport: PHONE });

  test('conditions are chosen in a sheet by keyboard, apply at once, and the focus returns', async ({
    page,
  }) => {
    await openTrends(page, '/value-trends');
    const seen = watch(page);
    const opener = page.getByRole('button', { name: 'Фильтр' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Фильтр' });
    await expect(sheet).toBeVisible();
    const topOf = async () => Math.round((await sheet.boundingBox())?.y ?? PHONE.height);
    await expect.poll(topOf).toBe(0);
    expect(Math.round((await sheet.boundingBox())?.height ?? 0)).toBe(PHONE.height);
    await sheet.getByRole('combobox', { name: 'Исходы' }).selectOption({ label: 'Тоталы' });
    await expect(page).toHaveURL(/category=3/);
    const show = sheet.getByRole('button', { name: /^Показать \d+$/ });
    await expect(show).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
      );
      expect(isBehind).toBeFalsy();
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Фильтр · 1' })).toBeFocused();
    expect(seen.problems).toEqual([]);
  });

  test('the chip of a condition links to the list without it', async ({ page }) => {
    await openTrends(page, '/value-trends?category=3&odds=2');
    const chips = page.getByRole('list', { name: 'Условия списка' });
    const totals = chips.getByRole('link', { name: 'Убрать условие: Тоталы' });
    await expect(totals).toHaveAttribute('href', '/value-trends?odds=2');
    await totals.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/value-trends\?odds=2$/);
    const odds = chips.getByRole('link', { name: /Кэф от 2.00/ });
    await expect(odds).toBeFocused();
    await odds.press('Enter');
    await expect(page).toHaveURL(/\/value-trends$/);
    await expect(chips).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('conditions are a form, and chips are links that remove them', async ({ page }) => {
    await page.goto('/Teams');
    const team = page.getByRole('main').locator('a[href^="/Teams/"]').first();
    await page.goto((await team.getAttribute('href')) ?? '');
    await expect(page.getByRole('button', { name: 'Фильтр' })).toBeHidden();
    const form = page.getByRole('form', { name: 'Какие матчи учитывать' });
    await form
      .getByRole('combobox', { name: 'Число матчей' })
      .selectOption({ label: 'Последние 5' });
    await form.getByRole('checkbox', { name: 'Этот сезон' }).check();
    await form.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(/count=5/);
    const chips = page.getByRole('list', { name: 'Какие матчи учитывать' });
    await expect(chips.getByRole('link')).toHaveText([
      /Последние 5/,
      /Этот сезон/,
      /Сбросить условия/,
    ]);
    await chips.getByRole('link', { name: /Этот сезон/ }).click();
    await expect(page).toHaveURL(/\?count=5$/);
    await expect(chips.getByRole('link')).toHaveCount(1);
  });
});

test.describe('on a wide screen', () => {
  test.use({ user: 'maria' });

  test('conditions are beside the list and apply in place', async ({ page }) => {
    await openTrends(page, '/value-trends');
    await expect(page.getByRole('button', { name: 'Фильтр' })).toBeHidden();
    const form = page.getByRole('form', { name: 'Условия списка' });
    const { width = 0 } = (await form.boundingBox()) ?? {};
    expect(width).toBe(280);
    await form.getByRole('combobox', { name: 'Кэф от' }).selectOption({ label: 'Кэф от 2.00' });
    await expect(page).toHaveURL(/odds=2$/);
    await expect(page.getByRole('link', { name: 'Убрать условие: Кэф от 2.00' })).toBeVisible();
  });
});
