import { expect, type Page } from 'playwright/test';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { test } from '../../world/signed-in.ts';

const PAGES = [
  ['/arbitrage', 'Вилки и коридоры', '/odds-scanner'],
  ['/hockey/arbitrage', 'Вилки и коридоры', '/hockey/odds-scanner'],
  ['/en/tennis/arbitrage', 'Arbitrage and middles', '/en/tennis/odds-scanner'],
] as const;

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const [address, title, scanner] of PAGES) {
  test(`${address} server-renders how many markets were compared, and leads to the scanner and back`, async ({
    page,
  }) => {
    const html = await (await page.request.get(address)).text();
    expect(html).toMatch(/Проверен|markets? checked|Сверять нечего|Nothing to compare/);
    expect(html).not.toContain('class="head"');
    const seen = watch(page);
    await page.goto(scanner);
    await hydrated(page);
    await page.locator(`main a[href="${address}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.locator(`main a[href="${scanner}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${scanner}$`));
    expect(seen.problems).toEqual([]);
  });
}

test.describe('a subscriber', () => {
  test.use({ user: 'maria' });

  test('sees stakes for what there is, or how far the nearest market is from one', async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto('/arbitrage');
    await hydrated(page);
    const main = page.locator('main');
    await expect(main).toContainText(/за последние 15 мин/);
    const bets = page.getByRole('table', { name: /^Вилки/ });
    if ((await bets.count()) > 0) {
      await page.getByRole('textbox', { name: 'Сумма на вилку' }).fill('1000');
      await expect(bets.locator('.sum td').first()).toHaveText(/^\d{3,4}|1.0\d\d$/);
    } else {
      await expect(main).toContainText(/не хватает|Сверять нечего/);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(seen.problems).toEqual([]);
  });

  test('gets a stake in the details of an outcome, with the reason', async ({ page }) => {
    const seen = watch(page);
    await page.goto('/odds-scanner?filter=1');
    await hydrated(page);
    await page.locator('tbody td:nth-child(3) a').first().click();
    const calculator = page.getByRole('region', { name: 'Калькулятор ставки' });
    await expect(calculator).toBeVisible();
    await expect(calculator).toContainText(/Не ставить|Цена обещает|Больше 5/);
    await calculator.getByRole('textbox', { name: 'Банк' }).fill('40 000');
    await page.reload();
    await expect(calculator.getByRole('textbox', { name: 'Банк' })).toHaveValue('40 000');
    expect(seen.problems).toEqual([]);
  });

  test('who limited themselves gets no stake', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('play_limits', '{"breakMinutes":60}'));
    await page.goto('/odds-scanner?filter=1');
    await hydrated(page);
    await page.locator('tbody td:nth-child(3) a').first().click();
    const calculator = page.getByRole('region', { name: 'Калькулятор ставки' });
    await expect(calculator).toContainText('Вы ограничили себя');
    await expect(calculator.getByRole('textbox')).toHaveCount(0);
  });
});
